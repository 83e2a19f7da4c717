const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);

/** Every address that the sitemap names, as a path of this site. @param read gives the text at a path */
export async function sitemapAddresses(read: (path: string) => Promise<string>): Promise<ReadonlySet<string>> {
  const found = new Set<string>();
  for (const file of locations(await read('/sitemap.xml'))) for (const address of locations(await read(file))) found.add(address);
  return found;
}
