// What is pasted or dropped anywhere on the page.

const typing = (node) => node.closest?.("input, textarea, select, [contenteditable]");

/** @param {object} with_ busy() while a sheet is open, take(text) */
export function startTaking({ busy, take }) {
  addEventListener("paste", (event) => {
    const text = event.clipboardData?.getData("text/plain") ?? "";
    if (busy() || typing(event.target) || !text.trim()) return;
    event.preventDefault();
    take(text);
  });
  const root = document.documentElement;
  addEventListener("dragover", (event) => {
    event.preventDefault();
    root.classList.add("dropping");
  });
  addEventListener("dragleave", (event) => { if (!event.relatedTarget) root.classList.remove("dropping"); });
  addEventListener("drop", async (event) => {
    event.preventDefault();
    root.classList.remove("dropping");
    const text = (await event.dataTransfer.files[0]?.text()) ?? event.dataTransfer.getData("text/plain");
    if (text?.trim()) take(text);
  });
}
