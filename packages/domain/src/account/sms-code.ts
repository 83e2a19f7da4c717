import { shanghaiDate } from '../time/index.ts';

/** Codes by text message: 6 digits, 5 minutes, single use, resend after 60 s, 10 a day per number (rules login 50, 51). */
export const smsCode = { lifeSeconds: 300, resendSeconds: 60, perDay: 10, tries: 5 } as const;

export type SendDecision =
  | { ok: true }
  | { ok: false; reason: 'SMS_TOO_SOON'; waitSeconds: number }
  | { ok: false; reason: 'SMS_TOO_MANY' };

/** May this number get another code? @param sentAt instants of those sent lately, in any order */
export function decideSend(sentAt: readonly string[], now: string): SendDecision {
  const at = Date.parse(now);
  const last = Math.max(0, ...sentAt.map((instant) => Date.parse(instant)));
  const waitSeconds = Math.ceil(smsCode.resendSeconds - (at - last) / 1000);
  if (waitSeconds > 0) return { ok: false, reason: 'SMS_TOO_SOON', waitSeconds };
  const today = sentAt.filter((instant) => shanghaiDate(instant) === shanghaiDate(now)).length;
  return today >= smsCode.perDay ? { ok: false, reason: 'SMS_TOO_MANY' } : { ok: true };
}

export const smsText = (code: string): string => `【百工商城】您的验证码为${code}，5分钟内有效。请勿告知他人。`;
