import Type from 'typebox';
import type { Refusal } from './refusal.ts';

/** What any call may answer with, whatever it is about. */
export const generalRefusals = {
  BAD_REQUEST: {
    code: 400,
    message: '请求错误',
    status: 400,
    details: Type.Object({ field: Type.String({ description: 'as the caller wrote it: items.0.quantity' }), problem: Type.String() }),
  },
  NOT_SIGNED_IN: { code: 401, message: '未授权，请登录', status: 401 },
  FORBIDDEN: { code: 403, message: '拒绝访问', status: 403 },
  NOT_FOUND: {
    code: 404,
    message: '请求地址出错',
    status: 404,
    details: Type.Record(Type.String(), Type.Union([Type.String(), Type.Integer()]), { description: 'what names what is not there: id 7' }),
  },
  BODY_TOO_LARGE: { code: 413, message: '提交的内容过大，请精简后重试', status: 413 },
  TOO_MANY_REQUESTS: {
    code: 429,
    message: '操作过于频繁，请稍后再试',
    status: 429,
    details: Type.Object({ retryAfterSeconds: Type.Integer() }),
  },
  IDEMPOTENCY_KEY_REUSED: { code: 409, message: '重复的请求标识，请刷新页面后重试', status: 409 },
  SERVER_ERROR: { code: 500, message: '服务器内部错误', status: 500 },
  SERVICE_UNAVAILABLE: { code: 503, message: '服务不可用', status: 503 },
} as const satisfies Record<string, Refusal>;
