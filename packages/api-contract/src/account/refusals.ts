import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

const wrongTry = Type.Optional(
  Type.Object({ isCaptchaNeeded: Type.Boolean({ description: 'a captcha has to be solved before the next try' }) }),
);
const unionId = Type.Object({ unionId: Type.String({ description: 'the proof to log in with' }) });
const ofField = Type.Object({ field: Type.String() });

/** Login: 500xx. 50002, 50003 and 50005 to 50009 are fixed (rules login 31, 38). Addresses and invoice titles: 501xx. */
export const accountRefusals = {
  LOGIN_PASSWORD_WRONG: { code: 50002, message: '密码错误', details: wrongTry },
  REGISTER_NEEDED: { code: 50003, message: '该手机号尚未注册', details: Type.Object({ registerToken: Type.String() }) },
  SCAN_EXPIRED: { code: 50005, message: '二维码已失效，请刷新' },
  SCAN_WAITING: { code: 50006, message: '等待扫码' },
  SCAN_SCANNED: { code: 50007, message: '已扫码，请在手机上确认登录' },
  WECHAT_NOT_BOUND: { code: 50008, message: '该微信尚未绑定账号', details: unionId },
  SCAN_UNBOUND: { code: 50009, message: '已扫码，请在手机上绑定账号' },
  ACCOUNT_ABNORMAL: { code: 50010, message: '账号异常,请联系客服' },
  CAPTCHA_REQUIRED: { code: 50011, message: '请先完成安全验证' },
  CAPTCHA_WRONG: { code: 50012, message: '验证失败，请重试' },
  LOGIN_PAUSED: {
    code: 50013,
    message: '失败次数过多，请15分钟后再试',
    details: Type.Optional(Type.Object({ pausedUntil: Type.String({ description: 'UTC' }) })),
  },
  SMS_CODE_WRONG: { code: 50014, message: '短信验证码错误或已过期', details: wrongTry },
  SMS_TOO_SOON: { code: 50015, message: '获取过于频繁，请稍后再试', details: Type.Object({ waitSeconds: Type.Integer() }) },
  SMS_TOO_MANY: { code: 50016, message: '今日获取验证码次数已达上限' },
  SMS_NOT_SENT: { code: 50017, message: '短信发送失败，请稍后再试' },
  REGISTER_TOKEN_INVALID: { code: 50018, message: '注册已超时，请重新验证手机号' },
  PHONE_TAKEN: { code: 50019, message: '该手机号已注册，请直接登录' },
  PASSWORD_WEAK: { code: 50020, message: '密码须为8至20位，并同时包含字母和数字' },
  EMPLOYEE_NOT_FOUND: { code: 50021, message: '请输入正确的员工工号！', details: wrongTry },
  PASSWORD_GENERATED: { code: 50022, message: '您的密码由系统生成，请先设置自己的登录密码' },
  WECHAT_PROOF_INVALID: { code: 50023, message: '微信授权已过期，请重新扫码' },
  WECHAT_CODE_INVALID: { code: 50024, message: '微信授权失败，请重试' },

  ADDRESS_REGION_INVALID: { code: 50101, message: '省市区不匹配，请重新选择', details: ofField },
  ADDRESS_TOO_MANY: { code: 50102, message: '收货地址最多50个，请先删除不用的地址' },
  INVOICE_TITLE_INCOMPLETE: { code: 50111, message: '发票信息不完整', details: ofField },
  INVOICE_TAX_NUMBER_INVALID: { code: 50112, message: '税号须为15至20位数字或大写字母', details: ofField },
  INVOICE_TITLE_TOO_MANY: { code: 50113, message: '发票抬头最多20个，请先删除不用的抬头' },
} as const satisfies Record<string, Refusal>;
