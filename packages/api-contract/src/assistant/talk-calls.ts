import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Paged } from '../call/paged.ts';

const id = Type.String({ minLength: 20, maxLength: 40 });
const Name = Type.String({ minLength: 1, maxLength: 40, pattern: '\\S' });
const version = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

/** One message as the page keeps it; what it holds is the page's own. */
const Message = Type.Record(Type.String(), Type.Unknown());

export const KeptTalk = Type.Object({ id: Type.String(), name: Type.String(), version: Type.Integer(), changedAt: Type.String() });
export type KeptTalk = Static<typeof KeptTalk>;

const own = { access: 'login', right: 'none' } as const;

/** Conversations that a person keeps; nobody else reads them (rules conversation 3–6). */
export const talkCalls = {
  getTalks: defineCall({
    method: 'POST',
    path: '/api/ai/GetTalks',
    summary: '我与智能助手的对话，最近的在前；keyword 在名称与内容中查找',
    ...own,
    effect: 'read',
    body: Type.Object({
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 1 })),
    }),
    response: Paged(KeptTalk),
  }),
  getTalk: defineCall({
    method: 'GET',
    path: '/api/ai/GetTalk/{id}',
    summary: '一段对话',
    ...own,
    effect: 'read',
    params: Type.Object({ id }),
    response: Type.Object({ ...KeptTalk.properties, messages: Type.Array(Message) }),
    refusals: ['ASSISTANT_TALK_NOT_FOUND'],
  }),
  keepTalk: defineCall({
    method: 'POST',
    path: '/api/ai/KeepTalk',
    summary: '保存一段对话；无 id 为新的，version 为读到或存过的版本',
    ...own,
    effect: 'write',
    bodyAtMost: 524_288,
    body: Type.Object({
      id: Type.Optional(id),
      version: Type.Optional(version),
      messages: Type.Array(Message, { minItems: 1, maxItems: 60 }),
      words: Type.String({ maxLength: 20_000, description: 'all that was said, to be searched' }),
      name: Type.Optional(Name),
    }),
    response: KeptTalk,
    refusals: ['ASSISTANT_TALK_NOT_FOUND', 'ASSISTANT_TALK_ELSEWHERE'],
  }),
  renameTalk: defineCall({
    method: 'POST',
    path: '/api/ai/RenameTalk',
    summary: '为一段对话改名',
    ...own,
    effect: 'write',
    body: Type.Object({ id, name: Name }),
    response: KeptTalk,
    refusals: ['ASSISTANT_TALK_NOT_FOUND'],
  }),
  deleteTalk: defineCall({
    method: 'POST',
    path: '/api/ai/DeleteTalk',
    summary: '删除一段对话，不能恢复',
    ...own,
    effect: 'write',
    body: Type.Object({ id }),
    response: Type.Boolean(),
  }),
};
