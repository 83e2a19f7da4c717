import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';

const id = Type.String({ minLength: 20, maxLength: 40 });

/** What an assistant prepared with a key, as the person it waits for sees it (rule agent 7). */
export const PreparedAct = Type.Object({
  id: Type.String(),
  title: Type.String(),
  warning: Type.String({ description: "what follows from it; '' for nothing in particular" }),
  facts: Type.Array(Type.Object({ label: Type.String(), value: Type.String() })),
  keyName: Type.String(),
  createdAt: Type.String(),
  expiresAt: Type.String(),
  state: Type.Enum(['waiting', 'doing', 'done', 'expired', 'ended'], { description: 'ended: the key that prepared it was' }),
  problem: Type.String({ description: "why it was not done; '' for nothing" }),
});
export type PreparedAct = Static<typeof PreparedAct>;

const own = { access: 'login', right: 'none', response: PreparedAct } as const;

export const preparedActCalls = {
  getPreparedAct: defineCall({
    method: 'GET',
    path: '/api/ai/GetPreparedAct/{id}',
    summary: '助手准备好、等本人确认的一个操作',
    ...own,
    effect: 'read',
    seePrices: 'blanked',
    params: Type.Object({ id }),
    refusals: ['ASSISTANT_ACT_NOT_FOUND'],
  }),
  confirmPreparedAct: defineCall({
    method: 'POST',
    path: '/api/ai/ConfirmPreparedAct',
    summary: '确认助手准备好的操作：以本人的权限执行一次',
    ...own,
    effect: 'write',
    seePrices: 'blanked',
    body: Type.Object({ id }),
    refusals: ['ASSISTANT_ACT_NOT_FOUND'],
  }),
};
