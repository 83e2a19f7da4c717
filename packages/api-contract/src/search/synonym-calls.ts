import Type, { type Static } from 'typebox';
import { defineCall } from '../call/define-call.ts';
import { Id } from './fields.ts';

const Kind = Type.Union(
  [
    Type.Literal('word'),
    Type.Literal('standard'),
    Type.Literal('quality'),
    Type.Literal('code'),
    Type.Literal('series'),
    Type.Literal('brand'),
  ],
  {
    description:
      'word: whoever types the term means these; standard: standards of the same part, and its name; quality: values that are fit for such a wish (耐油: 丁腈, ≥180℃), with a thing before it of that thing alone (脚轮 橡胶); code: endings of part numbers that say the same; series: what a maker’s numbers that begin so are; brand: a maker the mall does not sell',
  },
);
const Word = Type.String({ minLength: 1, maxLength: 60, pattern: '\\S' });
const why = Type.Optional(Type.String({ maxLength: 200, description: 'kept with the act' }));

/** What else something is called, as staff keep it. */
export const Synonym = Type.Object({
  id: Type.Integer(),
  kind: Kind,
  term: Type.String(),
  means: Type.Array(Type.String()),
  source: Type.String({ description: 'where it is from: a standard, a catalogue, a call' }),
  isOwn: Type.Boolean({ description: 'came with the product and was never edited' }),
  version: Type.Integer({ description: 'one more with every change' }),
});
export type Synonym = Static<typeof Synonym>;

const ofContent = { method: 'POST', access: 'staff', roles: ['content'] } as const;

/** Staff: the words the search understands; a change counts within seconds, in every process. */
export const synonymCalls = {
  listSynonyms: defineCall({
    ...ofContent,
    path: '/api/staff/ListSynonyms',
    summary: '员工：同义词与对应关系，可按词筛选',
    effect: 'read',
    body: Type.Object({
      kind: Type.Optional(Kind),
      keyword: Type.Optional(Type.String({ maxLength: 60 })),
      pageIndex: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 })),
      pageSize: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
    }),
    response: Type.Object({ total: Type.Integer(), items: Type.Array(Synonym) }),
  }),
  saveSynonym: defineCall({
    ...ofContent,
    path: '/api/staff/SaveSynonym',
    summary: '员工：新增或修改同义词，几秒内生效，无需重启；已有的词、读后被人改过的词不会被覆盖',
    effect: 'write',
    idempotent: true,
    body: Type.Object({
      ...{ kind: Kind, term: Word, means: Type.Array(Word, { maxItems: 30 }), source: Word, why },
      version: Type.Optional(Type.Integer({ minimum: 1, description: 'of the one that was read and is changed; a new one without it' })),
    }),
    response: Synonym,
    refusals: ['SYNONYM_MEANINGLESS', 'SYNONYM_EXISTS', 'SYNONYM_CHANGED'],
  }),
  removeSynonym: defineCall({
    ...ofContent,
    path: '/api/staff/RemoveSynonym',
    summary: '员工：删除同义词，商城升级也不会再带回',
    effect: 'write',
    body: Type.Object({ id: Id, why }),
    response: Type.Null(),
    refusals: ['SYNONYM_NOT_FOUND'],
  }),
};
