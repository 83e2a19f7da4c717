const base = 'http://mall.invalid';

/**
 * The path of this site that `target` names, with query and anchor; '' where it names anything else. What a link names is anyone's: another
 * host, a scheme, a backslash or a control character that browsers read past never pass (rule login 16).
 */
export function ownPath(target: string | null | undefined): string {
  if (!target || !/^\/(?![/\\])/.test(target) || /[\\\p{Cc}]/u.test(target)) return '';
  try {
    const url = new URL(target, base);
    // Dots are resolved first: `/.//evil.example` is a path that would read as a host.
    if (url.origin !== base || url.pathname.startsWith('//')) return '';
    return `${url.pathname}${url.search}${url.hash}`;
  } catch {
    return '';
  }
}
