import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';

// biome-ignore lint/suspicious/noExplicitAny: the answer of any call
export type Told = { code: number; reason?: string; message: string; details?: any; body: any };

/** For tests: the API over real HTTP, on a port of its own. */
export async function httpAsker(app: FastifyInstance) {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://127.0.0.1:${port}`;
  const send = async (path: string, init: RequestInit): Promise<Told> => (await fetch(`${address}${path}`, init)).json() as Promise<Told>;
  return {
    address,
    get: (path: string, token = ''): Promise<Told> => send(path, { headers: token ? { token } : {} }),
    post: (path: string, payload: object = {}, token = ''): Promise<Told> =>
      send(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token ? { token } : {}) },
        body: JSON.stringify(payload),
      }),
  };
}

/** For tests of what many do at once: what the mall had no time for on a busy machine (503, nothing was done) is asked again, as a browser does. */
export async function insisting(ask: () => Promise<Told>): Promise<Told> {
  for (;;) {
    const told = await ask();
    if (told.reason !== 'SERVICE_UNAVAILABLE') return told;
  }
}
