import Type, { type Static } from 'typebox';
import { ContentBlock } from './block-shapes.ts';
import { Id } from './fields.ts';
import { ContentKindName } from './page-shapes.ts';

/** What somebody writes of an item (rule content 21). */
export const ContentDraft = Type.Object({
  title: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S' }),
  summary: Type.String({ maxLength: 300, description: 'the page’s description, and what a list says' }),
  topic: Type.String({ maxLength: 20, description: 'of articles their theme, of help its group' }),
  synonyms: Type.Array(Type.String({ minLength: 1, maxLength: 60 }), { maxItems: 20 }),
  blocks: Type.Array(ContentBlock, { maxItems: 40 }),
});
export type ContentDraft = Static<typeof ContentDraft>;

export const ContentState = Type.Union([
  Type.Literal('draft'),
  Type.Literal('review'),
  Type.Literal('scheduled'),
  Type.Literal('live'),
  Type.Literal('retired'),
]);
const Moment = Type.Union([Type.String(), Type.Null()]);

/** A version in the history: who wrote it, who looked at it, when it is to be read. */
export const StaffContentVersion = Type.Object({
  version: Type.Integer(),
  state: ContentState,
  stateName: Type.String(),
  title: Type.String(),
  authors: Type.Array(Type.String()),
  reviewer: Type.String(),
  remark: Type.String({ description: 'what the reviewer said' }),
  liveFrom: Moment,
  liveUntil: Moment,
  updatedAt: Type.String(),
});
export type StaffContentVersion = Static<typeof StaffContentVersion>;

export const StaffContentHead = Type.Object({
  id: Id,
  kind: ContentKindName,
  kindName: Type.String(),
  title: Type.String(),
  url: Type.String(),
  state: ContentState,
  stateName: Type.String(),
  hasOpen: Type.Boolean({ description: 'somebody writes on its next version' }),
  updatedAt: Type.String(),
});
export type StaffContentHead = Static<typeof StaffContentHead>;

export const StaffContent = Type.Object({
  ...StaffContentHead.properties,
  slug: Type.String(),
  versions: Type.Array(StaffContentVersion, { description: 'the newest first' }),
  open: Type.Union([
    Type.Object({
      version: Type.Integer(),
      revision: Type.Integer({ description: 'goes up with every saving' }),
      isInReview: Type.Boolean(),
      isOwn: Type.Boolean({ description: 'the caller wrote on it, and so does not review it' }),
      problems: Type.Array(Type.String(), { description: 'why it can’t be published as it is' }),
    }),
    Type.Null(),
  ]),
  draft: ContentDraft,
  previewUrl: Type.String({ description: 'shows the newest version to whoever has this address, for half an hour' }),
});
export type StaffContent = Static<typeof StaffContent>;

export const StaffPicture = Type.Object({
  id: Type.String(),
  url: Type.String(),
  name: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
});
export type StaffPicture = Static<typeof StaffPicture>;

/** A film that pages can show. */
export const StaffFilm = Type.Object({
  film: Type.String({ description: 'its name, as a block of a page says it' }),
  url: Type.String(),
  size: Type.Integer({ description: 'in bytes' }),
  changedAt: Type.String({ format: 'date-time' }),
});
export type StaffFilm = Static<typeof StaffFilm>;
