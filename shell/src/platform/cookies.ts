const thirtyDays = 30 * 24 * 3600;

/** Reads a cookie that scripts may read; '' where it isn't there or was not written by us. */
export function readCookie(name: string, cookies: string = document.cookie): string {
  const found = cookies.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  try {
    return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
  } catch {
    return '';
  }
}

/** Keeps a value for 30 days (rule login 4). */
export function writeCookie(name: string, value: string) {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API isn't in every browser the mall serves
  document.cookie = `${name}=${encodeURIComponent(value)}; Max-Age=${thirtyDays}; Path=/; SameSite=Lax${secure}`;
}

export function removeCookie(name: string) {
  // biome-ignore lint/suspicious/noDocumentCookie: as above
  document.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
}
