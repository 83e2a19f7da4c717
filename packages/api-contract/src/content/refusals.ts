import Type from 'typebox';
import type { Refusal } from '../call/refusal.ts';
import { AgreementHead, AgreementToAccept } from './agreement-shapes.ts';

/** Content: 515xx, with layout. */
export const contentRefusals = {
  HELP_NOT_FOUND: { code: 51502, message: '没有找到该帮助文章', status: 404, details: Type.Object({ id: Type.Integer() }) },
  AGREEMENT_NOT_FOUND: {
    code: 51503,
    message: '没有找到该协议',
    status: 404,
    details: Type.Object({ type: Type.Integer(), version: Type.Optional(Type.Integer()) }),
  },
  AGREEMENT_NOT_ACCEPTED: {
    code: 51504,
    message: '请先阅读并同意相关协议',
    details: Type.Object({ agreements: Type.Array(AgreementToAccept, { description: 'what is in force and has to be agreed to' }) }),
  },
  AGREEMENT_OUTDATED: {
    code: 51505,
    message: '协议已更新，请阅读新版本后再次确认',
    details: Type.Object({ agreements: Type.Array(AgreementHead, { description: 'what is in force by now' }) }),
  },
  AGREEMENT_NOT_NEWER: {
    code: 51506,
    message: '该协议已有更新的版本，请在其基础上修改后再发布',
    details: Type.Object({ type: Type.Integer(), version: Type.Integer({ description: 'the one in force' }) }),
  },
} as const satisfies Record<string, Refusal>;
