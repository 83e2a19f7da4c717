import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Authenticator, ConsoleAccount, SmsMessage, WechatScan } from './shapes.ts';

const token = Type.String({ minLength: 20, maxLength: 100 });

/** The outside world on one page. Served only where the embedded adapters run; staff's calls are the noun `staff`. */
export const consoleCalls = {
  getSmsMessages: defineCall({
    method: 'GET',
    path: '/api/console/GetSmsMessages',
    summary: '控制台：短信发件箱，最新在前',
    access: 'console',
    effect: 'read',
    query: Type.Object({ phone: Type.Optional(Type.String({ maxLength: 11 })) }),
    response: Type.Array(SmsMessage),
  }),
  getWechatScans: defineCall({
    method: 'GET',
    path: '/api/console/GetWechatScans',
    summary: '控制台：待扫码的登录',
    access: 'console',
    effect: 'read',
    response: Type.Array(WechatScan),
  }),
  getAccounts: defineCall({
    method: 'GET',
    path: '/api/console/GetAccounts',
    summary: '控制台：可扮演的联系人',
    access: 'console',
    effect: 'read',
    response: Type.Array(ConsoleAccount),
  }),
  getAuthenticators: defineCall({
    method: 'GET',
    path: '/api/console/GetAuthenticators',
    summary: '控制台：演示员工的身份验证器，当前验证码（只有演示自带的密钥）',
    access: 'console',
    effect: 'read',
    response: Type.Array(Authenticator),
  }),
  scanWechatCode: defineCall({
    method: 'POST',
    path: '/api/console/ScanWechatCode',
    summary: '控制台：手机扫码（未绑定的手机给 isBound false）',
    access: 'console',
    effect: 'write',
    body: Type.Object({ token, isBound: Type.Optional(Type.Boolean({ default: true })) }),
    response: WechatScan,
    refusals: ['SCAN_EXPIRED'],
  }),
  confirmWechatScan: defineCall({
    method: 'POST',
    path: '/api/console/ConfirmWechatScan',
    summary: '控制台：在手机上确认登录',
    access: 'console',
    effect: 'write',
    body: Type.Object({ token, kpId: Type.Integer({ minimum: 1, maximum: 2_147_483_647 }) }),
    response: WechatScan,
    refusals: ['SCAN_EXPIRED'],
  }),
  bindWechatScanOnPage: defineCall({
    method: 'POST',
    path: '/api/console/BindWechatScanOnPage',
    summary: '控制台：未绑定的手机允许在电脑上绑定手机号',
    access: 'console',
    effect: 'write',
    body: Type.Object({ token }),
    response: WechatScan,
    refusals: ['SCAN_EXPIRED'],
  }),
  makeWechatCode: defineCall({
    method: 'POST',
    path: '/api/console/MakeWechatCode',
    summary: '控制台：微信授权页同意授权，得到一次性授权码（不给联系人则为未绑定的微信）',
    access: 'console',
    effect: 'write',
    body: Type.Object({ kpId: Type.Optional(Type.Integer({ minimum: 1, maximum: 2_147_483_647 })) }),
    response: Type.Object({ code: Type.String() }),
  }),
  refuseWechatScan: defineCall({
    method: 'POST',
    path: '/api/console/RefuseWechatScan',
    summary: '控制台：在手机上拒绝登录',
    access: 'console',
    effect: 'write',
    body: Type.Object({ token }),
    response: WechatScan,
    refusals: ['SCAN_EXPIRED'],
  }),
};
