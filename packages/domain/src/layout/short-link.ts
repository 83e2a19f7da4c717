import { ownPath } from '../account/own-path.ts';

/** First words of the site's own paths: never a short code, whatever serves them (rule page-addresses 11). */
const reserved = new Set(['register', 'mycart', 'supplier', 'sitemap', 'search']);

/** 6 to 8 letters or digits, and no reserved word. */
export const isShortCode = (text: string): boolean => /^[A-Za-z0-9]{6,8}$/.test(text) && !reserved.has(text.toLowerCase());

export type Destination = { kind: 'within'; path: string } | { kind: 'outside'; url: string };

const hostOf = (host: string) =>
  host
    .toLowerCase()
    .replace(/^www\./, '')
    .replace(/:\d+$/, '');

/**
 * Where a short link leads (rules page-addresses 12, 13): of an address of the mall's own domain only path and query, to go on within the site; any other
 * address as it is, with http before it where the scheme is missing.
 * @param ownHost the site's host, with or without its port
 * @returns undefined where it is no address of the web
 */
export function destinationOf(url: string, ownHost: string): Destination | undefined {
  const text = url.trim();
  if (/^\/(?![/\\])/.test(text)) {
    // A browser drops tabs and line ends: what is left may name another host.
    const path = ownPath(text);
    return path ? { kind: 'within', path } : undefined;
  }
  const whole = /^[a-z][a-z0-9+.-]*:(?!\d)/i.test(text) ? text : `http://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, host, hostname, pathname, search, username, href } = new URL(whole);
  if (!/^https?:$/.test(protocol) || !hostname || username) return undefined;
  const own = hostOf(ownHost);
  const isOwn = hostOf(host) === own || hostOf(host).endsWith(`.${own}`);
  return isOwn ? { kind: 'within', path: `/${`${pathname}${search}`.replace(/^[/\\]+/, '')}` } : { kind: 'outside', url: href };
}
