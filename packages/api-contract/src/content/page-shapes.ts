import Type, { type Static } from 'typebox';
import { Paged } from '../call/paged.ts';
import { ContentBlockView } from './block-view-shapes.ts';
import { Id } from './fields.ts';

export const ContentKindName = Type.Union([
  Type.Literal('news'),
  Type.Literal('article'),
  Type.Literal('help'),
  Type.Literal('keyword'),
  Type.Literal('page'),
]);

/** What a list says of an item. */
export const ContentHead = Type.Object({
  id: Id,
  title: Type.String(),
  summary: Type.String(),
  topic: Type.String(),
  url: Type.String(),
  publishedAt: Type.String({ description: 'UTC ISO text: when it was first to be read' }),
});
export type ContentHead = Static<typeof ContentHead>;

/** An item as it is read: the version in force, or one before it is, for its editors. */
export const ContentPage = Type.Object({
  ...ContentHead.properties,
  kind: ContentKindName,
  updatedAt: Type.String({ description: 'UTC ISO text: since when this version is in force' }),
  isPreview: Type.Boolean(),
  blocks: Type.Array(ContentBlockView),
});
export type ContentPage = Static<typeof ContentPage>;

export const Topics = Type.Array(Type.Object({ name: Type.String(), count: Type.Integer() }));
export const ArticleList = Type.Object({ ...Paged(ContentHead).properties, topics: Topics });

/** An item, and others of its kind. */
export const ContentWithOthers = Type.Object({ page: ContentPage, others: Paged(ContentHead) });

/** Questions that people ask and what the mall answers. */
export const PairMessages = Type.Object({
  id: Type.Integer({ description: 'of the article; 0: of all' }),
  title: Type.String(),
  url: Type.String(),
  pairs: Type.Array(Type.Object({ question: Type.String(), html: Type.String(), text: Type.String() })),
});
export type PairMessages = Static<typeof PairMessages>;

/** Pages that show something else now, for whoever keeps pages in memory. */
export const ChangedPages = Type.Object({
  now: Type.Integer({ description: 'ms since 1970, to ask with the next time' }),
  isWhole: Type.Boolean({ description: 'false where it was asked for after so long that anything may have changed' }),
  changes: Type.Array(Type.Object({ id: Type.String(), paths: Type.Array(Type.String()) })),
});
export type ChangedPages = Static<typeof ChangedPages>;
