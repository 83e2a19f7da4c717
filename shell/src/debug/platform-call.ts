/** A refusal of the platform: `message` says why, `fix` what to do. */
export class PlatformError extends Error {
  override readonly name = 'PlatformError';
  readonly fix: string;
  readonly code: string;
  readonly details: Record<string, unknown>;
  constructor(message: string, code: string, fix: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.fix = fix;
    this.details = details;
  }
}

interface Refused {
  error?: { code: string; message: string; fix: string; details?: Record<string, unknown> };
}

/** Calls `/_platform/*` as the operator who is signed in. @throws {PlatformError} */
export async function platformCall<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
  let answer: Response;
  try {
    answer = await fetch(`/_platform/${path}`, {
      method,
      headers: { 'x-platform': '1', ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  } catch {
    throw new PlatformError('网络异常，操作没有完成', 'NETWORK', '检查网络后重试。');
  }
  const content = (await answer.json().catch(() => ({}))) as Answer & Refused;
  if (answer.ok) return content;
  const { code = 'INTERNAL', message = `网关返回 ${answer.status}`, fix = '稍后重试。', details } = content.error ?? {};
  throw new PlatformError(message, code, fix, details);
}
