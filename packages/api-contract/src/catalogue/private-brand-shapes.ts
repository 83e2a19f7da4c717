import Type, { type Static } from 'typebox';
import { Paged } from '../call/paged.ts';
import { RecommendSku } from '../home/shapes.ts';
import { ProxyCertificate } from './brand-shapes.ts';
import { Manufacturer } from './shapes.ts';

/** A category with what the private brands have in it. */
export const PrivateBrandCategory = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  pictureUrl: Type.String(),
  skuCount: Type.Integer({ description: 'of the private brands' }),
  isNew: Type.Optional(Type.Boolean()),
});
export type PrivateBrandCategory = Static<typeof PrivateBrandCategory>;

/** One of the mall's own brands. */
export const PrivateBrandHead = Type.Object({
  ...Manufacturer.properties,
  slogan: Type.String(),
  introduction: Type.String(),
  story: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  skuCount: Type.Integer(),
});
export type PrivateBrandHead = Static<typeof PrivateBrandHead>;

/**
 * A SKU of a private brand beside the SKU of a named brand that it replaces completely, and what that saves (rules catalogue 22, 23).
 * For a visitor the saving is null: nobody sees a share of a price that he doesn't see.
 */
export const SubstituteSaving = Type.Object({
  sku: RecommendSku,
  other: RecommendSku,
  same: Type.Array(Type.Tuple([Type.String(), Type.String()]), { description: 'attributes that both have with the same value' }),
  differing: Type.Array(Type.Object({ key: Type.String(), own: Type.String(), other: Type.String() })),
  savingFen: Type.Union([Type.Integer(), Type.Null()], {
    description: 'of one sales unit, at the prices of whoever asks; null: nothing is saved',
  }),
});
export type SubstituteSaving = Static<typeof SubstituteSaving>;

export const PrivateBrandPage = Type.Object({
  brands: Type.Array(PrivateBrandHead),
  replaceableCount: Type.Integer({ description: 'products of named brands that have a cheaper one of the private brands' }),
});
export type PrivateBrandPage = Static<typeof PrivateBrandPage>;

/** The page of the private brand 火也. */
export const HuoYePage = Type.Object({
  brand: PrivateBrandHead,
  categories: Type.Array(PrivateBrandCategory, { description: 'of the first level' }),
  savings: Type.Array(SubstituteSaving),
  certificates: Type.Array(ProxyCertificate),
  products: Type.Object({ ...Paged(RecommendSku).properties }, { description: 'of the category that was asked for' }),
});
export type HuoYePage = Static<typeof HuoYePage>;

/** The page of spare parts: what wears, by kind of machine part. */
export const BeiJianPage = Type.Object({
  groups: Type.Array(
    Type.Object({
      category: PrivateBrandCategory,
      note: Type.String({ description: 'why it is kept in store' }),
      subCategories: Type.Array(PrivateBrandCategory),
      products: Type.Array(RecommendSku),
    }),
  ),
});
export type BeiJianPage = Static<typeof BeiJianPage>;
