import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { preparedActCalls } from './act-calls.ts';
import { assistantKeyCalls } from './key-calls.ts';
import { Selection, SelectionInput } from './selection-shapes.ts';
import { ChatEvent, ChatTurn } from './shapes.ts';
import { talkCalls } from './talk-calls.ts';
import { Thread } from './thread-shapes.ts';

export const assistantCalls = {
  ...assistantKeyCalls,
  ...preparedActCalls,
  ...talkCalls,
  chat: defineCall({
    method: 'POST',
    path: '/api/ai/mall/chat',
    summary: '智能助手：以 text/event-stream 逐行返回，每行一个 ChatEvent，最后一行 [DONE]',
    access: 'public',
    effect: 'read',
    ...{ inSimulation: true, seePrices: 'blanked' },
    body: Type.Object({
      question: Type.String({ minLength: 1, maxLength: 20_000, description: 'above 500 characters only a pasted list is read' }),
      withContext: Type.Optional(Type.Array(ChatTurn, { maxItems: 40 })),
      sku: Type.Optional(Type.String({ maxLength: 40, description: 'the product page the question was asked on' })),
      thread: Type.Optional(Thread),
    }),
    response: ChatEvent,
    refusals: ['ASSISTANT_BUSY'],
  }),
  selectPart: defineCall({
    method: 'POST',
    path: '/api/ai/mall/selectPart',
    summary: '按标准与公式选型：给出算式、来源与搜索词；缺少的参数会列出',
    access: 'public',
    effect: 'read',
    inSimulation: true,
    body: SelectionInput,
    response: Selection,
  }),
};
