/**
 * A loader for an area's src/manifest.ts in its browser build: of the manifest the area itself needs its name and its routes. Menu, budget, events and the rest are the gateway's to read
 * (area.json), and each page brings what the shell needs of them.
 */
export default function manifestInBrowser() {
  const { name, routes } = this.getOptions();
  return `export default ${JSON.stringify({ name, routes })};`;
}
