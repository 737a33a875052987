// The games kept on this device, in its database. Where there is none, they last as long
// as the page.

const NAME = "otau", GAMES = "games";

function ask(request) {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

let opening = null;
const memory = new Map();

function database() {
  opening ??= new Promise((resolve) => {
    try {
      const request = indexedDB.open(NAME, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: "id" });
      request.onsuccess = () => {
        // Another tab with a newer page wants to change it: this one must not be in the way.
        request.result.onversionchange = () => request.result.close();
        resolve(request.result);
      };
      request.onerror = request.onblocked = () => resolve(null);
    } catch {
      resolve(null);
    }
  });
  return opening;
}

async function run(mode, work, instead) {
  const base = await database();
  if (!base) return instead();
  try {
    const transaction = base.transaction(GAMES, mode);
    const request = work(transaction.objectStore(GAMES));
    // At once, or what is written while the page is being left would be given up.
    if (mode === "readwrite") transaction.commit?.();
    return await ask(request);
  } catch {
    return instead();
  }
}

/** Whether what is kept stays when the page is closed. */
export const lasting = async () => Boolean(await database());
export const put = (game) => run("readwrite", (games) => games.put(game), () => void memory.set(game.id, game));
export const get = (id) => run("readonly", (games) => games.get(id), () => memory.get(id));
export const remove = (id) => run("readwrite", (games) => games.delete(id), () => void memory.delete(id));

/** All of them, the last changed first. */
export async function all() {
  const games = await run("readonly", (games) => games.getAll(), () => [...memory.values()]);
  return games.sort((a, b) => b.changed - a.changed);
}
