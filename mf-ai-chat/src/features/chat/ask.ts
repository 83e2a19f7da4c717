import { ApiError, httpStatusText } from '@mall/api-sdk';
import type { CallInput, CallOutput } from '@mall/mf-kit';
import { readStream } from './read-stream.ts';

export type ChatEvent = CallOutput<'assistant.chat'>;
export type Question = CallInput<'assistant.chat'>;

const path = '/api/ai/mall/chat';
/** How long the answer may stay silent, at its begin and between two pieces. */
const silentMs = 30_000;

interface Request {
  question: Question;
  /** Id of the sale region's province: delivery times depend on it. */
  region: number;
  signal: AbortSignal;
}

/**
 * Asks the assistant and yields its answer as it comes (rules assistant 3, 4). The SDK waits for whole answers, so this call is made by hand, with the same
 * headers.
 * @throws {ApiError} refused, unreachable, silent for 30 s, cut off, or stopped by the signal (`ABORTED`)
 */
export async function* ask({ question, region, signal }: Request): AsyncGenerator<ChatEvent> {
  const silence = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => silence.abort(), silentMs);
  };
  try {
    wait();
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.any([signal, silence.signal]),
      headers: {
        accept: 'text/event-stream',
        'content-type': 'application/json',
        clienttype: '1',
        apiversion: '1.0.0',
        region: String(region),
      },
      body: JSON.stringify(question),
    });
    if (!response.ok || !response.body || !/event-stream/.test(response.headers.get('content-type') ?? '')) throw await refusalOf(response);
    for await (const event of readStream<ChatEvent>(response.body)) {
      wait();
      yield event;
    }
  } catch (error) {
    if (signal.aborted) throw new ApiError('已停止', { reason: 'ABORTED', code: 0 });
    if (silence.signal.aborted) throw new ApiError('请求超时', { reason: 'TIMEOUT', code: 408 });
    if (error instanceof ApiError) throw error;
    const isCut = error instanceof Error && error.name === 'StreamCutError';
    throw new ApiError(isCut ? error.message : '网络异常，请检查网络后重试', { reason: 'NETWORK', code: 0 });
  } finally {
    clearTimeout(timer);
  }
}

async function refusalOf(response: Response): Promise<ApiError> {
  const answer = (await response.json().catch(() => undefined)) as { code?: number; message?: string; requestId?: string } | undefined;
  const code = answer?.code || response.status;
  return new ApiError(answer?.message || httpStatusText(code, path), { reason: 'NONSENSE', code, requestId: answer?.requestId ?? '' });
}
