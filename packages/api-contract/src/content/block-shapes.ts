import Type, { type Static } from 'typebox';
import { Id } from './fields.ts';

const Title = Type.String({ maxLength: 80 });
const Picture = Type.String({ pattern: '^[0-9a-z]{26}$', description: 'id of a picture that staff brought' });
const Link = Type.String({ maxLength: 300, description: 'an address of the mall, or https' });
const Markdown = Type.String({ maxLength: 40_000, description: 'Markdown; markup in it is no markup' });
const kind = <const Name extends string>(name: Name) => Type.Literal(name);

/** A name that links within the page lead to: `#contactUs`. */
export const anchor = Type.Optional(Type.String({ pattern: '^[a-z][A-Za-z0-9-]{0,30}$' }));

/** Calculators that a page may hold, each of a published formula (`packages/domain/src/content/calculators`). */
export const CalculatorName = Type.Union([kind('thread'), kind('torque'), kind('bearing-life'), kind('o-ring'), kind('units')]);
export type CalculatorName = Static<typeof CalculatorName>;

/**
 * The parts a page is made of, as they are kept (rule content 29). One more kind: its shape here, how it is filled in `content-pages/fill-blocks.ts`, what
 * travels in `block-view-shapes.ts`, how it is drawn in the storefront's `parts/content/blocks/`.
 */
export const HeroBlock = Type.Object({
  anchor,
  kind: kind('hero'),
  title: Title,
  text: Type.String({ maxLength: 300 }),
  picture: Type.Optional(Picture),
  linkText: Type.String({ maxLength: 20 }),
  linkUrl: Link,
});
export const TextBlock = Type.Object({ anchor, kind: kind('text'), markdown: Markdown });
export const ShelfBlock = Type.Object({
  anchor,
  kind: kind('shelf'),
  title: Title,
  // What is named holds together: a brand within a category, or a word within it.
  categoryId: Type.Optional(Id),
  manufacturerId: Type.Optional(Id),
  keyword: Type.Optional(Type.String({ maxLength: 60 })),
  skuNumbers: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 24 })),
  count: Type.Integer({ minimum: 1, maximum: 24 }),
});
export const SizesBlock = Type.Object({
  anchor,
  kind: kind('sizes'),
  title: Title,
  note: Type.String({ maxLength: 300, description: 'units and the standard' }),
  columns: Type.Array(Type.String({ maxLength: 30 }), { minItems: 1, maxItems: 12 }),
  rows: Type.Array(Type.Array(Type.String({ maxLength: 60 }), { minItems: 1, maxItems: 12 }), { maxItems: 80 }),
});
export const FaqBlock = Type.Object({
  anchor,
  kind: kind('faq'),
  title: Title,
  questions: Type.Array(
    Type.Object({
      question: Type.String({ minLength: 1, maxLength: 120 }),
      answer: Type.String({ minLength: 1, maxLength: 2000, description: 'Markdown' }),
    }),
    { minItems: 1, maxItems: 30 },
  ),
});
export const VideoBlock = Type.Object({
  anchor,
  kind: kind('video'),
  title: Title,
  film: Type.String({ pattern: '^([\\w-]{1,60}\\.webm)?$', description: "a film of the mall: /img/video/{film}; '' while none is chosen" }),
  poster: Type.Optional(Picture),
});
export const PicturesBlock = Type.Object({
  anchor,
  kind: kind('pictures'),
  title: Title,
  pictures: Type.Array(Type.Object({ picture: Picture, alt: Type.String({ minLength: 1, maxLength: 120 }) }), {
    minItems: 1,
    maxItems: 24,
  }),
});
export const TilesBlock = Type.Object({
  anchor,
  kind: kind('tiles'),
  title: Title,
  of: Type.Union([kind('categories'), kind('brands'), kind('ownBrands'), kind('keywords'), kind('articles'), kind('pages')]),
  categoryId: Type.Optional(Id),
  topic: Type.Optional(Type.String({ maxLength: 20, description: 'of articles' })),
  count: Type.Integer({ minimum: 1, maximum: 60 }),
});
export const CalculatorBlock = Type.Object({ anchor, kind: kind('calculator'), name: CalculatorName });

export const ContentBlock = Type.Union([
  HeroBlock,
  TextBlock,
  ShelfBlock,
  SizesBlock,
  FaqBlock,
  VideoBlock,
  PicturesBlock,
  TilesBlock,
  CalculatorBlock,
]);
export type ContentBlock = Static<typeof ContentBlock>;
