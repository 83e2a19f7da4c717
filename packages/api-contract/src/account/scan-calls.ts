import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Captcha, LoginResult, ScanQrCode } from './credential-shapes.ts';

const marketing = Type.Optional(Type.String({ maxLength: 200 }));
const token = Type.String({ minLength: 20, maxLength: 100 });

/** How far a scan is, while nobody is signed in by it. */
const notYet = ['SCAN_EXPIRED', 'SCAN_WAITING', 'SCAN_SCANNED', 'SCAN_UNBOUND', 'WECHAT_NOT_BOUND', 'ACCOUNT_ABNORMAL'] as const;

/** Codes that a phone scans: a login, an invitation to register (rules login 35–46). */
export const scanCalls = {
  getWxScanQrCode: defineCall({
    method: 'POST',
    path: '/api/customer/GetWxScanQrCode',
    summary: '微信扫码登录的二维码',
    access: 'public',
    effect: 'write',
    alsoGet: true,
    perMinute: 120,
    body: Type.Object({ url: marketing }),
    response: ScanQrCode,
  }),
  getWxScanQrCodeForPC: defineCall({
    method: 'POST',
    path: '/api/customer/GetWxScanQrCodeForPC',
    summary: '微信扫码登录的二维码，附推广来源',
    access: 'public',
    effect: 'write',
    alsoGet: true,
    perMinute: 120,
    body: Type.Object({
      ...{ source: marketing, medium: marketing, term: marketing, content: marketing, campaign: marketing, bdVid: marketing },
      url: marketing,
    }),
    response: ScanQrCode,
  }),
  getWXScanCodeStatus: defineCall({
    method: 'POST',
    path: '/api/customer/GetWXScanCodeStatus',
    summary: '扫码状态：0 已登录；50003、50007、50009 已扫码，在手机上完成；50005 失效；50006 等待扫码；50008 在电脑上绑定手机号',
    access: 'public',
    effect: 'write',
    alsoGet: true,
    body: Type.Object({ token }),
    response: LoginResult,
    refusals: [...notYet],
  }),
  getInvitedQrCode: defineCall({
    method: 'POST',
    path: '/api/customer/GetInvitedQrCode',
    summary: '员工的专属邀请码：item1 是否成功，item2 为邀请地址（带 bd 与 token）或错误信息',
    access: 'public',
    effect: 'write',
    alsoGet: true,
    perMinute: 120,
    body: Type.Object({ employeeNo: Type.String({ minLength: 1, maxLength: 8 }), ...Captcha }),
    response: Type.Object({
      item1: Type.Boolean(),
      item2: Type.String(),
      image: Type.String({ description: 'item2 drawn as a QR code, an SVG data URL; empty without one' }),
    }),
    refusals: ['CAPTCHA_REQUIRED', 'CAPTCHA_WRONG'],
  }),
  getInvitedQrCodeStatus: defineCall({
    method: 'POST',
    path: '/api/customer/GetInvitedQrCodeStatus',
    summary: '邀请码状态，同扫码登录：0 受邀人已注册，当前页面随之登录',
    access: 'public',
    effect: 'write',
    alsoGet: true,
    body: Type.Object({ token: Type.Optional(token), uuid: Type.Optional(token) }),
    response: LoginResult,
    refusals: [...notYet],
  }),
  scanWxCode: defineCall({
    method: 'POST',
    path: '/api/customer/ScanWxCode',
    summary: '手机打开了二维码：页面显示已扫码',
    access: 'public',
    effect: 'write',
    body: Type.Object({ token }),
    response: Type.Boolean(),
  }),
  confirmWxScan: defineCall({
    method: 'POST',
    path: '/api/customer/ConfirmWxScan',
    summary: '在已登录的手机上确认电脑端登录',
    access: 'login',
    effect: 'write',
    right: 'none',
    body: Type.Object({ token }),
    response: Type.Boolean(),
    refusals: ['SCAN_EXPIRED'],
  }),
  refuseWxScan: defineCall({
    method: 'POST',
    path: '/api/customer/RefuseWxScan',
    summary: '在手机上取消电脑端登录',
    access: 'public',
    effect: 'write',
    body: Type.Object({ token }),
    response: Type.Boolean(),
    refusals: ['SCAN_EXPIRED'],
  }),
};
