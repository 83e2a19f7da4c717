import type { Host } from './host.ts';

/** How a call came back through the gateway. */
interface Answer {
  status: number;
  requestId: string;
  /** Why there is none: it took too long, it may not be asked, nobody answered. */
  failure?: string;
}

/** Gives a realm a `fetch` that knows the mall API only: the gateway asks for it, where the area's manifest declares the call. */
export function installCalls(host: Host, fetchKind: number): { take(id: number, answer: string, text: string): void } {
  const waiting = new Map<number, { resolve: (answer: [Answer, string]) => void; reject: (error: unknown) => void }>();
  let last = 0;

  interface Init {
    method?: string;
    headers?: Record<string, string>;
    body?: string;
    signal?: AbortSignal;
  }
  const ask = async (address: unknown, { method = 'GET', headers = {}, body = '', signal }: Init = {}) => {
    signal?.throwIfAborted();
    last += 1;
    const id = last;
    const answered = new Promise<[Answer, string]>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
      signal?.addEventListener('abort', () => waiting.delete(id) && reject(signal.reason));
    });
    host.send(id, fetchKind, JSON.stringify({ method, path: String(address), region: String(headers.region ?? '') }), String(body));
    const [{ status, requestId, failure }, text] = await answered;
    if (failure) throw new TypeError(failure);
    return {
      status,
      ok: status >= 200 && status < 300,
      headers: { get: (name: string) => (name.toLowerCase() === 'x-request-id' ? requestId : null) },
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    };
  };
  Object.assign(globalThis, { fetch: ask });
  return {
    take(id, answer, text) {
      const one = waiting.get(id);
      waiting.delete(id);
      one?.resolve([JSON.parse(answer) as Answer, text]);
    },
  };
}
