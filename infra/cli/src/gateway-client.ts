import type { TokenEndsHeader } from '@mall/api-contract/platform';
import { exitCodes, Fault } from './fault.ts';

/** Talks to a gateway's `/_platform`. Every method throws a `Fault` that says what to do. */
export interface GatewayClient {
  readonly url: string;
  readonly token: string | undefined;
  get<T>(path: string): Promise<T>;
  post<T>(path: string, body?: object): Promise<T>;
  remove<T>(path: string): Promise<T>;
  put(path: string, content: Uint8Array): Promise<void>;
}

const endsHeader: TokenEndsHeader = 'x-token-ends';
const codes: Record<number, number> = { 401: exitCodes.notAllowed, 403: exitCodes.notAllowed, 503: exitCodes.unreachable };
const exitCodeOf = (status: number, code: string) => {
  if (code.startsWith('SMOKE_')) return exitCodes.smokeTestFailed;
  return codes[status] ?? (status < 500 ? exitCodes.refused : exitCodes.failed);
};

interface Refused {
  error?: { code: string; message: string; fix: string; details?: unknown };
}

async function faultOf(answer: Response): Promise<Fault> {
  const text = await answer.text();
  let refused: Refused = {};
  try {
    refused = JSON.parse(text) as Refused;
  } catch {
    // Whatever answered is no gateway of ours.
  }
  if (typeof refused.error?.code === 'string') {
    const { code, message, fix, details } = refused.error;
    return new Fault(exitCodeOf(answer.status, code), code, message, fix, details);
  }
  return new Fault(
    exitCodeOf(answer.status, ''),
    `HTTP_${answer.status}`,
    `${answer.url} answered ${answer.status}: ${text.slice(0, 200)}`,
    'Check --gateway: it has to name the gateway of a mall, of a version that knows this command.',
  );
}

/**
 * @param url without a slash at its end
 * @param onEnding told, once, that the token ends soon: when, ISO time
 */
export function gatewayClient(url: string, token: string | undefined, onEnding: (at: string) => void = () => {}): GatewayClient {
  let isTold = false;
  async function send(method: string, path: string, body?: string | Uint8Array): Promise<Response> {
    let answer: Response;
    try {
      answer = await fetch(`${url}/_platform${path}`, {
        method,
        signal: AbortSignal.timeout(60_000),
        headers: {
          ...(token ? { authorization: `Bearer ${token}` } : {}),
          ...(typeof body === 'string' ? { 'content-type': 'application/json' } : {}),
          ...(body instanceof Uint8Array ? { 'content-type': 'application/octet-stream' } : {}),
        },
        ...(body === undefined ? {} : { body: body as BodyInit }),
      });
    } catch (error) {
      const cause = (error as { cause?: Error }).cause?.message ?? (error as Error).message;
      throw new Fault(
        exitCodes.unreachable,
        'UNREACHABLE',
        `${url} can't be reached: ${cause}`,
        'Start the mall (npm start), or name its gateway: --gateway URL.',
      );
    }
    const ends = answer.headers.get(endsHeader);
    if (ends && !isTold) onEnding(ends);
    isTold ||= ends !== null;
    if (!answer.ok) throw await faultOf(answer);
    return answer;
  }
  const read = async <T>(answer: Response) => (await answer.json()) as T;
  return {
    url,
    token,
    get: async (path) => read(await send('GET', path)),
    post: async (path, body = {}) => read(await send('POST', path, JSON.stringify(body))),
    remove: async (path) => read(await send('DELETE', path)),
    put: async (path, content) => {
      await (await send('PUT', path, content)).arrayBuffer();
    },
  };
}
