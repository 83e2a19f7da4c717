import Type, { type Static } from 'typebox';
import { AgreementVersions } from '../content/agreement-shapes.ts';

export const CellPhone = Type.String({ pattern: '^1[3-9]\\d{9}$' });
export const MobileCode = Type.String({ pattern: '^\\d{6}$' });
export const Password = Type.String({ minLength: 1, maxLength: 20 });
export const NewPassword = Type.String({ minLength: 8, maxLength: 20 });

/** A captcha that was solved, opaque: the work and the number that does it, or what an outside service gave (rule outside-world 12). */
export const Captcha = {
  ticket: Type.Optional(Type.String({ maxLength: 1024 })),
  randomStr: Type.Optional(Type.String({ maxLength: 256 })),
};
/** The tick: which versions were before the person who set it. Without one the call is refused (rule login 27). */
export const Agreed = { agreements: Type.Optional(AgreementVersions) };
/** What a captcha is solved for; it counts for nothing else. */
export const CaptchaScope = Type.Union([Type.Literal('login'), Type.Literal('sms'), Type.Literal('apply')]);

/** Never WeChat's own id, but the opaque proof of one that the mall has checked and that is not bound yet (50008, `details.unionId`). */
export const unionId = Type.String({ minLength: 20, maxLength: 128 });

export const WeChat = {
  openIdToken: Type.Optional(Type.String({ maxLength: 128 })),
  unionId: Type.Optional(unionId),
};

/**
 * A session was opened. In the browser the gateway keeps `token` in an HttpOnly cookie and empties the field;
 * `url` is where to go, '' for nowhere in particular.
 */
export const LoginResult = Type.Object({
  kpId: Type.Integer(),
  customerId: Type.Integer(),
  customerName: Type.String(),
  companyZH: Type.String(),
  token: Type.String(),
  url: Type.String(),
  isPasswordGenerated: Type.Boolean(),
  unBindToken: Type.Optional(
    Type.String({ description: '没有会话：该微信尚未绑定，凭此令牌与联系人手机的验证码在 RegisterBind 绑定（/registerBind?kpid）' }),
  ),
});
export type LoginResult = Static<typeof LoginResult>;

/**
 * Whether a captcha has to be solved first. Of kind `work` the ticket holds a piece of work for the browser (`solveWork`); of kind `service` the
 * script at `script` shows a dialog, and `ticket` is what the service knows the mall by.
 */
export const CaptchaChallenge = Type.Object({
  isNeeded: Type.Boolean(),
  kind: Type.Union([Type.Literal('work'), Type.Literal('service')]),
  ticket: Type.String(),
  script: Type.String(),
});
export type CaptchaChallenge = Static<typeof CaptchaChallenge>;

/** The QR code of a scan login, drawn as an SVG data URL, and the token to poll with. */
export const ScanQrCode = Type.Object({ token: Type.String(), image: Type.String(), url: Type.String(), expiresInSeconds: Type.Integer() });
export type ScanQrCode = Static<typeof ScanQrCode>;
