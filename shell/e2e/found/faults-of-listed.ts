import type { CrawledPage } from './read-as-crawler.ts';

/**
 * What keeps pages that search engines list from being found: each says its own title, description and one whole address, which is the address of a page
 * that says the same of itself.
 * @returns by address; those without a fault are left out
 */
export function faultsOfListed(pages: ReadonlyMap<string, CrawledPage>): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  const add = (address: string, fault: string) => {
    found[address] = [...(found[address] ?? []), fault];
  };
  const saidBy = new Map<string, { address: string; canonical: string }>();
  for (const [address, { status, title, description, canonicals }] of pages) {
    if (status !== 200) add(address, `answers ${status}`);
    const canonical = canonicals[0] ?? '';
    if (canonicals.length !== 1) add(address, `${canonicals.length} addresses`);
    else if (!/^https?:\/\/[^/]+\//.test(canonical)) add(address, `not a whole address: ${canonical}`);
    else {
      const { pathname, search } = new URL(canonical);
      const named = pages.get(decodeURI(pathname + search)) ?? pages.get(pathname + search);
      if (named && named.canonicals[0] !== canonical) add(address, `${canonical} calls itself ${named.canonicals[0]}`);
    }
    for (const words of [`title ${title}`, `description ${description}`]) {
      const other = saidBy.get(words);
      if (other && other.canonical !== canonical) add(address, `the same ${words} as ${other.address}`);
      saidBy.set(words, other ?? { address, canonical });
    }
  }
  return found;
}
