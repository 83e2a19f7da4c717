import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { FaceCheck } from './shapes.ts';

const token = Type.String({ minLength: 20, maxLength: 200 });
/** What a phone may see of a check: nothing but whose it is, masked. */
const FaceCheckOnPhone = Type.Object({
  companyName: Type.String(),
  personName: Type.String({ description: '王**' }),
  state: FaceCheck.properties.state,
  message: Type.String(),
  expiresAt: Type.String(),
});

/** The face check that enables an account (rules credit 9; credit-application 15). */
export const faceCheckCalls = {
  currentKpLaunchFaceId: defineCall({
    method: 'POST',
    path: '/api/customerCredit/CurrentKpLaunchFaceId',
    summary: '生成人脸认证二维码；未过期的沿用',
    access: 'login',
    effect: 'write',
    response: FaceCheck,
    refusals: ['FACE_CHECK_REFUSED', 'CREDIT_CONTRACT_UNSIGNED', 'FACE_CHECK_UNAVAILABLE'],
  }),
  faceCheckNotice: defineCall({
    method: 'POST',
    path: '/api/customerCredit/FaceCheckNotice',
    summary: '人脸认证服务的结果通知；签名为 HMAC-SHA256',
    access: 'public',
    effect: 'write',
    perMinute: 120,
    body: Type.Object({
      id: Type.String({ pattern: '^[0-9a-z]{26}$' }),
      result: Type.Enum(['passed', 'failed', 'other'], { description: 'other: the face is another person’s' }),
      signature: Type.String({ pattern: '^[0-9a-f]{64}$', description: 'of `{id}.{result}`' }),
    }),
    response: Type.Object({ state: FaceCheck.properties.state }),
    refusals: ['FACE_CHECK_EXPIRED', 'FACE_CHECK_USED', 'FACE_CHECK_REFUSED'],
  }),
  getFaceCheck: defineCall({
    method: 'GET',
    path: '/api/console/GetFaceCheck',
    summary: '控制台：手机打开人脸认证链接',
    access: 'console',
    effect: 'read',
    query: Type.Object({ token }),
    response: FaceCheckOnPhone,
    refusals: ['FACE_CHECK_EXPIRED'],
  }),
  playFaceCheck: defineCall({
    method: 'POST',
    path: '/api/console/PlayFaceCheck',
    summary: '控制台：在手机上做人脸认证（通过、不通过、他人、让链接过期）',
    access: 'console',
    effect: 'write',
    body: Type.Object({ token, result: Type.Enum(['passed', 'failed', 'other', 'expire']) }),
    response: FaceCheckOnPhone,
    refusals: ['FACE_CHECK_EXPIRED', 'FACE_CHECK_USED'],
  }),
};
