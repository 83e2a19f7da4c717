import Type, { type Static } from 'typebox';

/** One streamed line, after `data: `; the stream ends with `data: [DONE]`. */
export const ChatEvent = Type.Union([
  Type.Object({ type: Type.Literal('Answer'), text: Type.String({ description: 'the next piece of the answer: append it' }) }),
  Type.Object({
    type: Type.Literal('FuncFrontend'),
    name: Type.Union(
      [
        Type.Literal('showProducts'),
        Type.Literal('openPage'),
        Type.Literal('propose'),
        Type.Literal('choices'),
        Type.Literal('understood'),
        Type.Literal('showTable'),
        Type.Literal('keepThread'),
      ],
      { description: 'arguments: FuncFrontendArguments' },
    ),
    arguments: Type.Record(Type.String(), Type.Unknown()),
  }),
  Type.Object({ type: Type.Literal('AudioB64'), audio: Type.String() }),
  Type.Object({ type: Type.Literal('Error'), message: Type.String() }),
]);
export type ChatEvent = Static<typeof ChatEvent>;

/** What was said before, oldest first. `skus` are the products an answer showed, so that "加50个" knows which one. */
export const ChatTurn = Type.Object({
  role: Type.Union([Type.Literal('user'), Type.Literal('assistant')]),
  text: Type.String({ maxLength: 8000 }),
  skus: Type.Optional(Type.Array(Type.String({ maxLength: 40 }), { maxItems: 20 })),
});
export type ChatTurn = Static<typeof ChatTurn>;
