import Type, { type Static } from 'typebox';

const Sku = Type.String({ maxLength: 40 });
const Words = Type.String({ maxLength: 200 });

/** One wish beside the keyword, as the catalogue has it: 精度 高 is 分度值 0.01 mm. */
export const Wish = Type.Object({
  key: Type.String({ maxLength: 60, description: "the catalogue's attribute; 价格, 现货 and 品牌 are its own" }),
  values: Type.Array(Type.String({ maxLength: 80 }), { maxItems: 40, description: 'any of these; none for 价格 and 现货' }),
  words: Type.String({ maxLength: 60, description: 'as said back: 精度高 → 分度值 ≤ 0.02 mm' }),
});
export type Wish = Static<typeof Wish>;

/** What was looked for, and what was shown for it, in its order. */
export const Subject = Type.Object({
  keyword: Words,
  wishes: Type.Array(Wish, { maxItems: 12 }),
  sort: Type.Union([Type.Literal('relevance'), Type.Literal('priceAsc'), Type.Literal('priceDesc'), Type.Literal('sales')]),
  shown: Type.Array(Sku, { maxItems: 20 }),
  /** The one that 它 means; '' while none was singled out. */
  focus: Sku,
});
export type Subject = Static<typeof Subject>;

/** The state of a thread: data, kept with the conversation and sent along with the next question (rule assistant 11). It grants nothing: all is looked up again. */
export const Thread = Type.Object({
  turn: Type.Integer({ minimum: 0, maximum: 100_000 }),
  /** Newest first: 上次那个 is the one before. */
  subjects: Type.Array(Subject, { maxItems: 6 }),
  quantity: Type.Integer({ minimum: 0, maximum: 9999, description: '0 while none was named' }),
  orders: Type.Array(Type.String({ maxLength: 40 }), { maxItems: 10, description: 'numbers of the orders spoken of, in the order shown' }),
  /** What was asked back, so that its answer is understood: 8 after 多长. */
  asked: Type.Object({
    kind: Type.String({ maxLength: 40 }),
    input: Type.Record(Type.String({ maxLength: 40 }), Type.Union([Type.String({ maxLength: 500 }), Type.Number()])),
  }),
});
export type Thread = Static<typeof Thread>;
