type Jar = Map<string, string>;

/** One browser on a site: keeps the cookies it is given, follows nothing. */
export function openBrowser(site: string) {
  const jar: Jar = new Map();
  const go = async (
    path: string,
    { method = 'GET', body, headers = {} }: { method?: string; body?: object; headers?: Record<string, string> } = {},
  ) => {
    const answer = await fetch(`${site}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...headers,
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      if (/Max-Age=0/.test(cookie)) jar.delete(name!);
      else jar.set(name!, value!);
    }
    return answer;
  };
  const write = { 'x-platform': '1' };
  const login = (password = 'right') => go('/_platform/login', { method: 'POST', body: { account: 'zhou', password }, headers: write });
  const page = async (path = '/page') => (await go(path)).text();
  return { jar, go, login, page, write };
}
