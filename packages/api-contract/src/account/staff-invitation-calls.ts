import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';

const code = Type.String({ pattern: '^[A-Za-z0-9]{10}$' });

/** Staff invite by a code of their own (rules login 62, 63). */
export const staffInvitationCalls = {
  getOwnInvitation: defineCall({
    method: 'POST',
    path: '/api/staff/GetOwnInvitation',
    summary: '员工：自己的专属邀请码、二维码与已邀请的企业数',
    access: 'staff',
    roles: ['sales', 'credit', 'warehouse', 'finance', 'content'],
    effect: 'write',
    response: Type.Object({
      code: Type.String(),
      url: Type.String(),
      image: Type.String({ description: 'url drawn as a QR code, an SVG data URL' }),
      companies: Type.Integer({ description: 'companies that registered by invitation' }),
    }),
  }),
  getInvitation: defineCall({
    method: 'GET',
    path: '/api/customer/GetInvitation',
    summary: '邀请码属于哪位员工',
    access: 'public',
    effect: 'read',
    perMinute: 60,
    query: Type.Object({ code }),
    response: Type.Object({ staffName: Type.String() }),
    refusals: ['INVITATION_UNKNOWN'],
  }),
  openInvitation: defineCall({
    method: 'POST',
    path: '/api/customer/OpenInvitation',
    summary: '凭邀请码去注册：得到带 bd 与 token 的注册地址，30分钟内有效',
    access: 'public',
    effect: 'write',
    perMinute: 20,
    body: Type.Object({ code }),
    response: Type.Object({ path: Type.String() }),
    refusals: ['INVITATION_UNKNOWN'],
  }),
};
