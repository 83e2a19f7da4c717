import Type, { type Static } from 'typebox';

/** A text message that the embedded adapter would have sent. */
export const SmsMessage = Type.Object({ id: Type.Integer(), phone: Type.String(), text: Type.String(), createdAt: Type.String() });
export type SmsMessage = Static<typeof SmsMessage>;

/** A mail that the embedded adapter would have sent. */
export const MailMessage = Type.Object({
  id: Type.Integer(),
  to: Type.String(),
  subject: Type.String(),
  text: Type.String(),
  createdAt: Type.String(),
});
export type MailMessage = Static<typeof MailMessage>;

/** A login by QR code that waits for a phone, which the console plays. */
export const WechatScan = Type.Object({
  token: Type.String(),
  purpose: Type.Union([Type.Literal('login'), Type.Literal('invite')]),
  url: Type.String({ description: 'what the code says: the page that a phone opens' }),
  status: Type.Union([
    Type.Literal('waiting'),
    Type.Literal('scanned'),
    Type.Literal('unbound'),
    Type.Literal('binding'),
    Type.Literal('confirmed'),
    Type.Literal('refused'),
    Type.Literal('done'),
  ]),
  statusName: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
});
export type WechatScan = Static<typeof WechatScan>;

/** Someone to play: a contact person with company. */
export const ConsoleAccount = Type.Object({
  kpId: Type.Integer(),
  cellPhone: Type.String(),
  contactName: Type.String(),
  companyName: Type.String(),
});
export type ConsoleAccount = Static<typeof ConsoleAccount>;

/** What a phone of the demo's staff shows: the code that counts once, and for how long. */
export const Authenticator = Type.Object({
  account: Type.String(),
  name: Type.String(),
  code: Type.String(),
  secondsLeft: Type.Integer(),
});
export type Authenticator = Static<typeof Authenticator>;
