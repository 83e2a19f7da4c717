import Type, { type Static } from 'typebox';
import { defineCall } from './define-call.ts';

/** A text message that the embedded adapter would have sent. */
export const SmsMessage = Type.Object({ id: Type.Integer(), phone: Type.String(), text: Type.String(), createdAt: Type.String() });
export type SmsMessage = Static<typeof SmsMessage>;

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

const token = Type.String({ minLength: 20, maxLength: 100 });

/** The outside world on one page. Served only where the embedded adapters run; staff's calls are in `staff.ts`. */
export const consoleCalls = {
  getSmsMessages: defineCall({
    method: 'GET',
    path: '/api/console/GetSmsMessages',
    summary: '控制台：短信发件箱，最新在前',
    access: 'console',
    query: Type.Object({ phone: Type.Optional(Type.String({ maxLength: 11 })) }),
    response: Type.Array(SmsMessage),
  }),
  getWechatScans: defineCall({
    method: 'GET',
    path: '/api/console/GetWechatScans',
    summary: '控制台：待扫码的登录',
    access: 'console',
    response: Type.Array(WechatScan),
  }),
  getAccounts: defineCall({
    method: 'GET',
    path: '/api/console/GetAccounts',
    summary: '控制台：可扮演的联系人',
    access: 'console',
    response: Type.Array(ConsoleAccount),
  }),
  scanWechatCode: defineCall({
    method: 'POST',
    path: '/api/console/ScanWechatCode',
    summary: '控制台：手机扫码（未绑定的手机给 isBound false）',
    access: 'console',
    body: Type.Object({ token, isBound: Type.Optional(Type.Boolean({ default: true })) }),
    response: WechatScan,
  }),
  confirmWechatScan: defineCall({
    method: 'POST',
    path: '/api/console/ConfirmWechatScan',
    summary: '控制台：在手机上确认登录',
    access: 'console',
    body: Type.Object({ token, kpId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: WechatScan,
  }),
  bindWechatScanOnPage: defineCall({
    method: 'POST',
    path: '/api/console/BindWechatScanOnPage',
    summary: '控制台：未绑定的手机允许在电脑上绑定手机号',
    access: 'console',
    body: Type.Object({ token }),
    response: WechatScan,
  }),
  makeWechatCode: defineCall({
    method: 'POST',
    path: '/api/console/MakeWechatCode',
    summary: '控制台：微信授权页同意授权，得到一次性授权码（不给联系人则为未绑定的微信）',
    access: 'console',
    body: Type.Object({ kpId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
    response: Type.Object({ code: Type.String() }),
  }),
  refuseWechatScan: defineCall({
    method: 'POST',
    path: '/api/console/RefuseWechatScan',
    summary: '控制台：在手机上拒绝登录',
    access: 'console',
    body: Type.Object({ token }),
    response: WechatScan,
  }),
};
