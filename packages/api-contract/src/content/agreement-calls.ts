import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Agreement, AgreementHead, AgreementToAccept, AgreementType, AgreementVersions, NewAgreement } from './agreement-shapes.ts';

/** What people agree to (rules content 9–18). */
export const agreementCalls = {
  getAgreement: defineCall({
    method: 'GET',
    path: '/api/agreement/GetAgreement',
    summary: '一份协议：现行版本或指定版本，附历次版本',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    query: Type.Object({ type: AgreementType, version: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000 })) }),
    response: Agreement,
    refusals: ['AGREEMENT_NOT_FOUND'],
  }),
  getAgreementsInForce: defineCall({
    method: 'GET',
    path: '/api/agreement/GetAgreementsInForce',
    summary: '现行的各份协议：名称与版本',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    response: Type.Array(AgreementHead),
  }),
  acceptAgreements: defineCall({
    method: 'POST',
    path: '/api/agreement/AcceptAgreements',
    summary: '同意现行版本的协议；返回仍需同意的协议。模拟会话不能代客户同意',
    access: 'login',
    effect: 'write',
    body: Type.Object({ agreements: AgreementVersions }),
    response: Type.Array(AgreementToAccept),
    refusals: ['AGREEMENT_OUTDATED'],
  }),
  publishAgreement: defineCall({
    method: 'POST',
    path: '/api/staff/PublishAgreement',
    summary: '员工：发布协议的下一版本，即时生效，发布后不可修改',
    access: 'staff',
    roles: ['content'],
    effect: 'write',
    body: NewAgreement,
    response: Agreement,
    refusals: ['AGREEMENT_NOT_FOUND', 'AGREEMENT_NOT_NEWER'],
  }),
};
