const name = 'cookie-test';

/** Writes a test cookie and reads it again (rule errors 23): without cookies nobody can stay logged in. */
export function cookiesWork(page: Pick<Document, 'cookie'> = document): boolean {
  try {
    page.cookie = `${name}=1; Path=/; SameSite=Lax`;
    const isKept = page.cookie.includes(`${name}=1`);
    page.cookie = `${name}=; Max-Age=0; Path=/; SameSite=Lax`;
    return isKept;
  } catch {
    return false;
  }
}
