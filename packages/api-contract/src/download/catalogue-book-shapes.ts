import Type, { type Static } from 'typebox';

export const BookKind = Type.Enum(['category', 'brand']);
export const BookId = Type.Integer({ minimum: 1, maximum: 999_999_999 });

/** A printed catalogue: of a first-level category or of a brand. No prices stand in it. */
export const CatalogueBook = Type.Object({
  id: Type.Integer(),
  kind: BookKind,
  kindName: Type.String({ description: '分类目录, 品牌目录' }),
  title: Type.String(),
  skuCount: Type.Integer(),
  pages: Type.Integer({ description: '0 before it is made' }),
  size: Type.Integer({ description: 'bytes; 0 before it is made' }),
  coverUrl: Type.String({ description: "a picture of what it is about; '' for none" }),
  madeAt: Type.String({ description: "UTC; '' before it is made" }),
  state: Type.Enum(['ready', 'making', 'waiting', 'failed']),
  progress: Type.Integer({ description: 'per cent, while it is made' }),
});
export type CatalogueBook = Static<typeof CatalogueBook>;

export const CatalogueBookDetail = Type.Object({
  ...CatalogueBook.properties,
  entries: Type.Array(Type.Object({ title: Type.String(), level: Type.Enum([1, 2]), page: Type.Integer() }), {
    description: 'its contents, by page',
  }),
  goodsUrl: Type.String({ description: 'where what stands in it is sold' }),
});
export type CatalogueBookDetail = Static<typeof CatalogueBookDetail>;

/** The same for staff: also what is being made again. */
export const StaffCatalogueBook = Type.Object({
  ...CatalogueBook.properties,
  isHidden: Type.Boolean(),
  isOld: Type.Boolean({ description: 'its data have changed since it was made, or it never was' }),
  isMaking: Type.Boolean(),
  failure: Type.String(),
});
export type StaffCatalogueBook = Static<typeof StaffCatalogueBook>;
