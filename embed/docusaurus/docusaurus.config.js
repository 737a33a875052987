export default {
  title: "A board in Docusaurus",
  url: "https://example.org",
  baseUrl: "/",
  // Registers <otau-board> in the browser; while pages are made without one it does nothing.
  clientModules: ["./board.js"],
  presets: [["classic", { docs: { routeBasePath: "/", sidebarPath: undefined }, blog: false }]],
};
