export interface CrawledPage {
  status: number;
  title: string;
  description: string;
  /** As they stand there. */
  canonicals: string[];
  isUnlisted: boolean;
  /** What is wrong whether the page is listed or not. */
  faults: string[];
}

/** Runs in the page: reads another page as a search engine does, without its scripts. @param closed beginnings of addresses that robots.txt closes */
export async function readAsCrawler(address: string, closed: readonly string[]): Promise<CrawledPage> {
  const answer = await fetch(address, { credentials: 'omit' });
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  const metas = (name: string) => [...page.querySelectorAll<HTMLMetaElement>(`meta[name="${name}"]`)].map(({ content }) => content.trim());
  const snippets = (elements: Iterable<Element>) => [...elements].slice(0, 3).map(({ outerHTML }) => outerHTML.slice(0, 80));
  const faults: string[] = [];
  const none = (what: string, elements: Element[]) => elements.length && faults.push(`${what}: ${snippets(elements).join(' ')}`);
  const [title = '', description = ''] = [page.title.trim(), ...metas('description')];
  if (!title) faults.push('no title');
  if (!description) faults.push('no description');
  if (!page.documentElement.lang) faults.push('no language');
  if (!metas('viewport')[0]?.includes('width=device-width')) faults.push('no viewport');
  const isLink = ({ href, protocol }: HTMLAnchorElement) => href !== '' && /^(?:https?|mailto|tel):$/.test(protocol);
  none(
    'leads nowhere',
    [...page.querySelectorAll('a')].filter((link) => !isLink(link)),
  );
  none('no words for a picture', [...page.querySelectorAll('img:not([alt])')]);
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      if (!JSON.parse(textContent)['@type']) faults.push('structured data of no type');
    } catch {
      faults.push('unreadable structured data');
    }
  }
  const robots = [...metas('robots'), answer.headers.get('x-robots-tag') ?? ''].join();
  return {
    ...{ status: answer.status, title, description, faults },
    canonicals: [...page.querySelectorAll('link[rel="canonical"]')].map((link) => link.getAttribute('href') ?? ''),
    isUnlisted: /noindex|none/.test(robots) || closed.some((beginning) => address.startsWith(beginning)),
  };
}
