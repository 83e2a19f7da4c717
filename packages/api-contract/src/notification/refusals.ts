import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';

/** Notices: 660xx. */
export const notificationRefusals = {
  MAIL_TOO_SOON: { code: 68001, message: '验证邮件刚刚发送过，请稍后再试', details: Type.Object({ waitSeconds: Type.Integer() }) },
  MAIL_TOO_MANY: { code: 68002, message: '今天发送的验证邮件过多，请明天再试' },
  MAIL_NOT_SENT: { code: 68003, message: '邮件发送失败，请核对邮箱地址后重试' },
  MAIL_CODE_WRONG: { code: 68004, message: '邮箱验证码错误或已过期' },
} as const satisfies Record<string, Refusal>;
