import Type, { type Static } from 'typebox';

export const Pager = Type.Object({
  pageIndex: Type.Integer({ minimum: 1, maximum: 10_000, default: 1 }),
  pageSize: Type.Integer({ minimum: 1, maximum: 100, default: 20 }),
});
export type Pager = Static<typeof Pager>;

/** A page of a list: `total` over all pages. */
export const Paged = <T extends Type.TSchema>(item: T) =>
  Type.Object({ pageIndex: Type.Integer(), pageSize: Type.Integer(), total: Type.Integer(), items: Type.Array(item) });
