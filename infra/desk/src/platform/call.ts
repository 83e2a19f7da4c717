import { PlatformError } from './platform-error.ts';

interface Refused {
  error?: { code: string; message: string; fix?: string; details?: Record<string, unknown> };
}

export interface CallOptions {
  body?: object;
  /** Acts with a token instead of the operator's session. */
  token?: string;
}

type Method = 'GET' | 'POST' | 'DELETE';
const limitMs = 10_000;

/** Calls `/_platform/<path>` as the operator who is signed in, or with a token. @throws {PlatformError} */
export async function call<Answer>(method: Method, path: string, { body, token }: CallOptions = {}): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/_platform/${path}`, {
      method,
      headers: {
        'x-platform': '1',
        ...(body ? { 'content-type': 'application/json' } : {}),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
      signal: AbortSignal.timeout(limitMs),
    });
  } catch {
    throw new PlatformError('网关没有应答', 'UNREACHABLE', '检查网络和网关进程；恢复后页面会自动继续。');
  }
  const content = (await answer.json().catch(() => undefined)) as (Answer & Refused) | undefined;
  if (answer.ok && content) return content;
  const { code = 'INTERNAL', message = `网关返回 ${answer.status}`, fix = '稍后重试。', details } = content?.error ?? {};
  throw new PlatformError(message, code, fix, details);
}

/** Reads for SWR: the key is the path. */
export const read = <Answer>(path: string): Promise<Answer> => call<Answer>('GET', path);
