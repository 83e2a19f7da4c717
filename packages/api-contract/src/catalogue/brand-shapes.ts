import Type, { type Static } from 'typebox';

/** A maker's word that the mall may sell its goods (rules catalogue 19, 20). */
export const ProxyCertificate = Type.Object({
  id: Type.Integer(),
  manufacturerId: Type.Integer(),
  manufacturerName: Type.String(),
  initial: Type.String(),
  number: Type.String({ description: 'as printed on it' }),
  scope: Type.String({ description: 'what it allows to sell' }),
  issuer: Type.String(),
  validFrom: Type.String({ description: 'a day in Shanghai, 2026-01-01' }),
  validUntil: Type.String({ description: 'its last day' }),
  isValid: Type.Boolean({ description: 'today lies within' }),
  pictureUrl: Type.String({ description: 'the paper, 840 × 594; it may be enlarged without loss' }),
});
export type ProxyCertificate = Static<typeof ProxyCertificate>;

/** A series of a brand: its goods of one category, by its best seller. */
const BrandSeries = Type.Object({
  categoryId: Type.Integer(),
  name: Type.String(),
  series: Type.String({ description: 'as the maker calls it; several of them as one' }),
  skuCount: Type.Integer(),
  productCount: Type.Integer(),
  pictureUrl: Type.String(),
});

/** A catalogue to look into: a printed one, or a page that shows goods. */
export const CatalogueLink = Type.Object({ title: Type.String(), url: Type.String(), summary: Type.String() });
export type CatalogueLink = Static<typeof CatalogueLink>;

/** Who a brand is (rule catalogue 21). */
export const BrandSem = Type.Object({
  slogan: Type.String({ description: "'' where nobody wrote any" }),
  story: Type.Array(Type.Object({ title: Type.String(), text: Type.String() })),
  series: Type.Array(BrandSeries, { description: 'the largest first, at most twelve' }),
  catalogues: Type.Array(CatalogueLink, {
    description: 'its printed catalogue, where one is shown, and pages that show its goods',
  }),
  certificates: Type.Array(ProxyCertificate, { description: 'those in force' }),
});
export type BrandSem = Static<typeof BrandSem>;
