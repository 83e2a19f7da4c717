import { ownPath } from '@mall/domain/account';

const base = 'http://mall.invalid';

/** Where to go after a login: a path of this site, else `fallback`; never round in circles through the pages of the login itself. */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  const path = ownPath(target);
  return path && !/^\/(login|register(completed|bind)?)\/?([?#]|$)/i.test(path) ? path : fallback;
}

const marketing = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign', 'bd_vid'] as const;

/** Where the address says the visitor came from, as a query of nothing else; '' where it doesn't. */
export const marksOf = (search: string): string => {
  const query = new URLSearchParams(search);
  return new URLSearchParams(marketing.flatMap((name) => (query.get(name) ? [[name, query.get(name)!]] : []))).toString();
};

/** The address without the marks of where a visitor came from: they are stripped after a login (rule account 19). */
export function withoutMarketing(path: string): string {
  const url = new URL(path, base);
  for (const name of marketing) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The marks themselves, by their short names, for the QR code of a scan login and the record of a visit. */
export function marketingOf(search: string): Partial<Record<'source' | 'medium' | 'term' | 'content' | 'campaign' | 'bdVid', string>> {
  const query = new URLSearchParams(search);
  const found = marketing.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name === 'bd_vid' ? 'bdVid' : name.slice(4), value.slice(0, 200)]] : [];
  });
  return Object.fromEntries(found);
}
