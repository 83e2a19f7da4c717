/**
 * Every way the mall says no: the envelope's number, the words a buyer reads and the HTTP status.
 * Status is 200 unless given: the specification carries business refusals in the envelope's code.
 */
export const refusals = {
  BAD_REQUEST: { code: 400, message: '请求错误', status: 400 },
  NOT_SIGNED_IN: { code: 401, message: '未授权，请登录', status: 401 },
  FORBIDDEN: { code: 403, message: '拒绝访问', status: 403 },
  NOT_FOUND: { code: 404, message: '请求地址出错', status: 404 },
  BODY_TOO_LARGE: { code: 413, message: '提交的内容过大，请精简后重试', status: 413 },
  SERVER_ERROR: { code: 500, message: '服务器内部错误', status: 500 },
  SERVICE_UNAVAILABLE: { code: 503, message: '服务不可用', status: 503 },
} as const satisfies Record<string, Refusal>;

export interface Refusal {
  code: number;
  message: string;
  status?: number;
}
export type Reason = keyof typeof refusals;
