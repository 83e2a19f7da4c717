import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';
import { AssistantKeys, AssistantKeyUse, AssistantKeyWish, NewAssistantKey } from './key-shapes.ts';

const KeyId = Type.Integer({ minimum: 1, maximum: 2_147_483_647 });
const manages = { access: 'login', right: 'manage' } as const;

/** Keys of a company's own assistants (rules agent 1–8). */
export const assistantKeyCalls = {
  getAssistantKeys: defineCall({
    method: 'GET',
    path: '/api/ai/GetAssistantKeys',
    summary: '企业自有助手的密钥：权限、限额、最近使用',
    ...manages,
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    response: AssistantKeys,
  }),
  addAssistantKey: defineCall({
    method: 'POST',
    path: '/api/ai/AddAssistantKey',
    summary: '新建助手密钥，密钥只在此时显示一次',
    ...manages,
    effect: 'write',
    seePrices: 'blanked',
    body: AssistantKeyWish,
    response: NewAssistantKey,
    refusals: ['ASSISTANT_KEY_TOO_MANY'],
  }),
  endAssistantKey: defineCall({
    method: 'POST',
    path: '/api/ai/EndAssistantKey',
    summary: '停用助手密钥，立即生效，不能恢复',
    ...manages,
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({ id: KeyId }),
    response: AssistantKeys,
    refusals: ['ASSISTANT_KEY_NOT_FOUND'],
  }),
  getAssistantKeyUses: defineCall({
    method: 'POST',
    path: '/api/ai/GetAssistantKeyUses',
    summary: '助手密钥的使用记录，保留一年',
    ...manages,
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      id: Type.Optional(KeyId),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
    }),
    response: Paged(AssistantKeyUse),
  }),
};
