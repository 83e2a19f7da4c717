/** Reads a Cookie header into names and values; a broken value is left out. */
export function parseCookies(header: string | undefined): Record<string, string> {
  const cookies: Record<string, string> = {};
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 1) continue;
    try {
      cookies[part.slice(0, at).trim()] = decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      // A value that can't be decoded was not written by us.
    }
  }
  return cookies;
}

const thirtyDays = 30 * 24 * 3600;

/** The session's two cookies: the token no script can read, and who it stands for, which the page may know (storefront section 4). */
export function sessionCookies(token: string, kpId: number, secure: boolean): string[] {
  const end = `Path=/; Max-Age=${thirtyDays}; SameSite=Lax${secure ? '; Secure' : ''}`;
  return [`token=${encodeURIComponent(token)}; HttpOnly; ${end}`, `uuid=${kpId}; ${end}`];
}

export const endedSessionCookies = (secure: boolean): string[] =>
  ['token=; HttpOnly', 'uuid='].map((start) => `${start}; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`);
