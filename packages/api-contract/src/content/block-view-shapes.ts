import Type, { type Static } from 'typebox';
import { RecommendSku } from '../home/shapes.ts';
import { anchor, CalculatorName, SizesBlock } from './block-shapes.ts';

const kind = <const Name extends string>(name: Name) => Type.Literal(name);
const Html = Type.String({ description: 'made of Markdown and cleaned; safe to stand in a page as it is' });

/** A picture in its sizes: `{url}-{width}.avif` and `.webp` for each of the widths. */
export const PictureView = Type.Object({
  url: Type.String(),
  alt: Type.String(),
  width: Type.Integer({ description: 'pixels of the largest' }),
  height: Type.Integer(),
  widths: Type.Array(Type.Integer()),
});
export type PictureView = Static<typeof PictureView>;

export const Tile = Type.Object({ name: Type.String(), url: Type.String(), pictureUrl: Type.String(), note: Type.String() });

/** The parts of a page as they travel: with live goods, and text that is cleaned. Prices are empty for a visitor. */
export const ContentBlockView = Type.Union([
  Type.Object({
    anchor,
    ...{ kind: kind('hero'), title: Type.String(), text: Type.String(), linkText: Type.String(), linkUrl: Type.String() },
    picture: Type.Union([PictureView, Type.Null()]),
  }),
  Type.Object({
    anchor,
    kind: kind('text'),
    html: Html,
    headings: Type.Array(Type.Object({ id: Type.String(), text: Type.String() }), { description: 'of the second level: contents' }),
  }),
  Type.Object({ anchor, kind: kind('shelf'), title: Type.String(), moreUrl: Type.String(), products: Type.Array(RecommendSku) }),
  SizesBlock,
  Type.Object({
    anchor,
    kind: kind('faq'),
    title: Type.String(),
    questions: Type.Array(
      Type.Object({ question: Type.String(), html: Html, text: Type.String({ description: 'the answer without markup' }) }),
    ),
  }),
  Type.Object({
    anchor,
    kind: kind('video'),
    title: Type.String(),
    videoUrl: Type.String(),
    poster: Type.Union([PictureView, Type.Null()]),
  }),
  Type.Object({ anchor, kind: kind('pictures'), title: Type.String(), pictures: Type.Array(PictureView) }),
  Type.Object({ anchor, kind: kind('tiles'), title: Type.String(), tiles: Type.Array(Tile) }),
  Type.Object({ anchor, kind: kind('calculator'), name: CalculatorName }),
]);
export type ContentBlockView = Static<typeof ContentBlockView>;
