import type { Envelope } from '@mall/api-contract';
import { ApiError } from './api-error.ts';
import type { CallFailure } from './call-failure.ts';
import { httpStatusText } from './http-status-texts.ts';

export interface CallOptions {
  signal?: AbortSignal;
  /** Same key, same first answer: for every write that a user could send twice (rules calls 6, 7). */
  idempotencyKey?: string;
  /** Of an upload: told the share of it that has gone, 0 to 1. In a browser only. */
  onProgress?: (share: number) => void;
  /** Milliseconds, of a call that takes longer than others: a picture is read (rule ocr 8). */
  timeout?: number;
}

/** One call that came to an end. `status` 0: there was no answer. */
export interface FinishedCall {
  /** 'search.searchProducts' */
  name: string;
  method: string;
  path: string;
  effect: 'read' | 'write';
  ms: number;
  status: number;
  /** Why it failed or was refused. */
  reason?: string;
  /** The facts of a refusal. */
  details?: unknown;
}

export interface SendSettings {
  /** Where the API is; '' in the browser, where the gateway serves it on the same origin. */
  baseUrl: string;
  /** Headers of this moment: region, operator, token (on the server only; in the browser the cookie carries it). */
  headers: () => Record<string, string>;
  /** Milliseconds; 8000 unless given (rule calls 4). */
  timeout?: number;
  fetch?: typeof fetch;
  /** Told of each finished call: for the log of calls and for telemetry. */
  onCall?: (call: FinishedCall) => void;
}

interface Row {
  name: string;
  method: string;
  path: string;
  effect: 'read' | 'write';
  query: readonly string[];
}

function urlOf(baseUrl: string, row: Row, rest: Record<string, unknown>): string {
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest[name];
    delete rest[name];
    return encodeURIComponent(String(value));
  });
  const query = new URLSearchParams();
  for (const name of row.query) {
    if (rest[name] !== undefined) query.set(name, String(rest[name]));
    delete rest[name];
  }
  return `${baseUrl}${path}${query.size ? `?${query}` : ''}`;
}

/** Ten megabytes on a slow line. */
const uploadLimitMs = 60_000;

const failureOf = (error: unknown, signal: AbortSignal | undefined) => {
  if (signal?.aborted) return new ApiError('Request aborted', { reason: 'ABORTED', code: 0 });
  if (error instanceof DOMException && error.name === 'TimeoutError') return new ApiError('请求超时', { reason: 'TIMEOUT', code: 408 });
  return new ApiError('网络异常，请检查网络后重试', { reason: 'NETWORK', code: 0 });
};

/**
 * Sends one call and unwraps the envelope: code 0 gives its body, an answer without a code is given as it is.
 * @throws {ApiError} refused, failed on its way, timed out, aborted, or answered with nonsense
 */
export async function send(settings: SendSettings, row: Row, input: Record<string, unknown>, options: CallOptions): Promise<unknown> {
  const rest = { ...input };
  const url = urlOf(settings.baseUrl, row, rest);
  const started = performance.now();
  const done = (status: number, reason?: string, details?: unknown) =>
    settings.onCall?.({
      name: row.name,
      method: row.method,
      path: row.path,
      effect: row.effect,
      ms: performance.now() - started,
      status,
      ...(reason ? { reason } : {}),
      ...(details === undefined ? {} : { details }),
    });
  const upload = rest.file instanceof Blob ? new FormData() : undefined;
  upload?.set('file', rest.file as Blob);
  const timeout = AbortSignal.timeout(options.timeout ?? (upload ? uploadLimitMs : (settings.timeout ?? 8000)));
  let response: Response;
  let text: string;
  try {
    const { onProgress } = options;
    // Asked for by the few who upload: it comes when it is needed.
    const uploads = upload && onProgress && typeof XMLHttpRequest === 'function';
    const { uploadWithProgress } = uploads ? await import(/* webpackChunkName: "upload" */ './upload-with-progress.ts') : {};
    const ask = uploadWithProgress
      ? (to: string, init: Parameters<typeof uploadWithProgress>[1]) => uploadWithProgress(to, init, onProgress!)
      : (settings.fetch ?? fetch);
    response = await ask(url, {
      method: row.method,
      credentials: 'same-origin',
      signal: options.signal ? AbortSignal.any([options.signal, timeout]) : timeout,
      headers: {
        clienttype: '1',
        apiversion: '1.0.0',
        ...settings.headers(),
        // Of what is uploaded the browser writes the type: it knows the boundary.
        ...(row.method === 'GET' || upload ? {} : { 'content-type': 'application/json' }),
        ...(options.idempotencyKey ? { 'idempotency-key': options.idempotencyKey } : {}),
      },
      ...(row.method === 'GET' ? {} : { body: upload ?? JSON.stringify(rest) }),
    });
    text = await response.text();
  } catch (error) {
    const failure = failureOf(error, options.signal);
    done(0, failure.reason);
    throw failure;
  }
  const answer = parse(text);
  const requestId = response.headers.get('x-request-id') ?? '';
  if (isEnvelope(answer)) {
    done(response.status, answer.reason, answer.details);
    if (answer.code === 0) return answer.body;
    throw new ApiError(answer.message || httpStatusText(answer.code, url), {
      reason: (answer.reason as CallFailure['reason']) ?? 'SERVER_ERROR',
      code: answer.code,
      details: answer.details,
      requestId,
    });
  }
  const nonsense = response.ok && answer === undefined;
  done(response.status, response.ok && !nonsense ? undefined : 'NONSENSE');
  if (!response.ok || nonsense)
    throw new ApiError(nonsense ? '服务器异常' : httpStatusText(response.status, url), {
      reason: 'NONSENSE',
      code: response.status,
      requestId,
    });
  return answer;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isEnvelope = (answer: unknown): answer is Envelope<unknown> =>
  typeof answer === 'object' && answer !== null && typeof (answer as { code?: unknown }).code === 'number';
