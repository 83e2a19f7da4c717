import { log } from '../debug-log.ts';
import type { DebugSettings, Fault } from '../debug-settings.ts';

const pause = (ms: number, signal: AbortSignal | null | undefined) =>
  new Promise<void>((resolve, reject) => {
    const stop = () => reject(signal?.reason);
    if (signal?.aborted) return stop();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      stop();
    });
  });

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', 'x-request-id': 'debug' } });
const never = 3_600_000;

const refusals = {
  'http-500': [500, { code: 500, message: '服务器内部错误', body: null, reason: 'SERVER_ERROR' }],
  'http-404': [404, { code: 404, message: '请求地址出错', body: null, reason: 'NOT_FOUND' }],
  refused: [200, { code: 503, message: '服务不可用', body: null, reason: 'SERVICE_UNAVAILABLE' }],
} as const;

/** Answers as the fault says; undefined where the call goes its way. @throws as fetch would */
async function failAs(fault: Fault, signal: AbortSignal | null | undefined): Promise<Response | undefined> {
  switch (fault.kind) {
    case 'slow':
      await pause(fault.delayMs, signal);
      return undefined;
    case 'timeout':
      await pause(never, signal);
      return undefined;
    case 'offline':
      throw new TypeError('Failed to fetch');
    case 'nonsense':
      return new Response('<html><body>502 Bad Gateway</body></html>', { status: 200, headers: { 'content-type': 'text/html' } });
    default:
      return json(...(refusals[fault.kind] as [number, unknown]));
  }
}

/**
 * A fetch for the area's frame: every call of the API is logged, goes out as the chosen visitor, and is delayed or failed where the switch says so.
 * The switch is read at each call, so it acts at once and without a server.
 */
export function faultyFetch(real: typeof fetch, settings: () => DebugSettings): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, origin } = new URL(request.url);
    if (origin !== location.origin || !pathname.startsWith('/api/')) return real(input, init);
    const { fault, who } = settings();
    const isHit = fault.isOn && pathname.toLowerCase().includes(fault.pattern.trim().toLowerCase());
    const started = performance.now();
    const done = (status: number, requestId: string) =>
      log({
        kind: 'call',
        method: request.method,
        path: pathname,
        status,
        ms: Math.round(performance.now() - started),
        requestId,
        ...(isHit ? { fault: fault.kind } : {}),
      });
    if (who !== 'own') request.headers.set('x-debug-session', who);
    try {
      const answer = (isHit ? await failAs(fault, request.signal) : undefined) ?? (await real(request));
      done(answer.status, answer.headers.get('x-request-id') ?? '');
      return answer;
    } catch (error) {
      done(0, '');
      throw error;
    }
  };
}
