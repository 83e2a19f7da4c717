import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { PricedLink } from '../call/priced-link.ts';

const Id = Type.String({ pattern: '^[0-9a-z]{26}$' });
const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: 'SHA-256' });

/** A contract of a company on its credit (rules credit-application 14, 15). */
export const CustomerContract = Type.Object({
  id: Type.String(),
  contractNumber: Type.String({ description: 'HT20261123-000001' }),
  title: Type.String(),
  state: Type.Enum(['waiting', 'signed', 'void']),
  stateName: Type.String(),
  limitFen: Type.Integer(),
  limitAmount: Type.String(),
  limitCapitals: Type.String({ description: '伍万元整' }),
  createdAt: Type.String(),
  signedAt: Type.Union([Type.String(), Type.Null()]),
  signedBy: Type.String(),
  fileHash: Type.String({ description: 'SHA-256 of the signed PDF as it is kept; ""' }),
  canSign: Type.Boolean({ description: 'by who asks' }),
  pdfUrl: PricedLink('opens for ten minutes'),
});
export type CustomerContract = Static<typeof CustomerContract>;

/** A contract to be read: what the PDF says, and the hash that is signed. */
export const CustomerContractPaper = Type.Object({
  ...CustomerContract.properties,
  contentHash: Hash,
  parties: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  rows: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  clauses: Type.Array(Type.String()),
});
export type CustomerContractPaper = Static<typeof CustomerContractPaper>;

export const contractCalls = {
  getCustomerContracts: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerContracts',
    summary: '本企业的合同，最新在前',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: Type.Array(CustomerContract),
  }),
  getCustomerContract: defineCall({
    method: 'GET',
    path: '/api/customer/GetCustomerContract/{id}',
    summary: '一份合同的全文',
    access: 'login',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    params: Type.Object({ id: Id }),
    response: CustomerContractPaper,
    refusals: ['CREDIT_CONTRACT_NOT_FOUND'],
  }),
  signCustomerContract: defineCall({
    method: 'POST',
    path: '/api/customer/SignCustomerContract',
    summary: '主管签署合同：所签即所读，签署的文件与其哈希一并保存',
    access: 'login',
    effect: 'write',
    idempotent: true,
    body: Type.Object({ id: Id, contentHash: Hash }),
    response: CustomerContractPaper,
    refusals: [
      ...(['CREDIT_CONTRACT_NOT_FOUND', 'CREDIT_CONTRACT_NOT_SIGNABLE', 'CREDIT_CONTRACT_DIFFERS'] as const),
      ...(['CREDIT_APPLICATION_NOT_MANAGER', 'CREDIT_STEP_REFUSED'] as const),
    ],
  }),
  contractPaper: defineCall({
    method: 'GET',
    path: '/api/download/contract/{pass}',
    summary: '合同 PDF；链接十分钟内有效',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'required' },
    file: true,
    params: Type.Object({ pass: Type.String() }),
    response: Type.String({ description: 'the PDF' }),
  }),
};
