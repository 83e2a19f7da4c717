import Type from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { ChatEvent, ChatTurn } from './shapes.ts';

export const assistantCalls = {
  chat: defineCall({
    method: 'POST',
    path: '/api/ai/mall/chat',
    summary: '智能助手：以 text/event-stream 逐行返回，每行一个 ChatEvent，最后一行 [DONE]',
    access: 'public',
    effect: 'read',
    body: Type.Object({
      question: Type.String({ minLength: 1, maxLength: 500 }),
      withContext: Type.Optional(Type.Array(ChatTurn, { maxItems: 40 })),
      sku: Type.Optional(Type.String({ maxLength: 40, description: 'the product page the question was asked on' })),
    }),
    response: ChatEvent,
    refusals: ['ASSISTANT_BUSY'],
  }),
};
