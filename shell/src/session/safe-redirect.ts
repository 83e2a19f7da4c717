const base = 'http://mall.invalid';

/**
 * Where to go after a login: a path of this site, else `fallback`. What a link names is anyone's: another host, a scheme, a backslash that
 * browsers read as a slash, or the login pages themselves never pass.
 */
export function safeRedirect(target: string | null | undefined, fallback = '/'): string {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return fallback;
  try {
    const url = new URL(target, base);
    if (url.origin !== base || /^\/(login|register(completed|bind)?)$/i.test(url.pathname)) return fallback;
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return fallback;
  }
}

const marketing = ['utm_source', 'utm_medium', 'utm_term', 'utm_content', 'utm_campaign', 'bd_vid'] as const;

/** The address without the marks of where a visitor came from: they are stripped after a login (storefront section 9). */
export function withoutMarketing(path: string): string {
  const url = new URL(path, base);
  for (const name of marketing) url.searchParams.delete(name);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** The marks themselves, by their short names, for the QR code of a scan login. */
export function marketingOf(search: string): Partial<Record<'source' | 'medium' | 'term' | 'content' | 'campaign', string>> {
  const query = new URLSearchParams(search);
  const found = marketing.slice(0, 5).flatMap((name) => {
    const value = query.get(name);
    return value ? [[name.slice(4), value.slice(0, 200)]] : [];
  });
  return Object.fromEntries(found);
}
