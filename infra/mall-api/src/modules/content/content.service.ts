import type { ContentHead } from '@mall/api-contract/content';
import { type ContentKind, contentUrl, wasLive } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { contentAddressRepository } from './content-address.repository.ts';
import { contentChangeRepository } from './content-change.repository.ts';
import { contentItemRepository, type Found, type ItemHead, type ItemText, type Lost } from './content-item.repository.ts';
import type { ContentPreviews } from './content-preview.ts';

export type { ItemText } from './content-item.repository.ts';

export const headOfItem = (item: ItemHead): ContentHead => ({
  ...{ id: item.id, title: item.title, summary: item.summary, topic: item.topic },
  ...{ url: contentUrl(item), publishedAt: item.publishedAt },
});

/** What the mall tells, as it is in force (rules content 19–24). */
export const contentService = (db: Database) => {
  const items = contentItemRepository(db);
  /** @throws {MallError} CONTENT_GONE what was to be read once, CONTENT_NOT_FOUND what never was */
  const refuse = async (what: Lost): Promise<never> => {
    throw new MallError(wasLive(await items.fateOf(what), Date.now()) ? 'CONTENT_GONE' : 'CONTENT_NOT_FOUND');
  };
  return {
    /** An item of these kinds, in force; @throws {MallError} CONTENT_NOT_FOUND, CONTENT_GONE */
    async one(id: number, kinds: readonly ContentKind[]): Promise<ItemText> {
      const found = await items.one(id);
      if (found && !kinds.includes(found.kind)) throw new MallError('CONTENT_NOT_FOUND');
      return found ?? refuse({ id });
    },
    /** The page that lies there, or that lay there before it moved (rule content 37). @throws {MallError} CONTENT_NOT_FOUND, CONTENT_GONE */
    async page(slug: string): Promise<ItemText> {
      const found = await items.bySlug('page', slug);
      if (found) return found;
      const moved = await contentAddressRepository(db).movedFrom(slug);
      return moved === undefined ? refuse({ kind: 'page', slug }) : this.one(moved, ['page']);
    },
    /** @throws {MallError} CONTENT_NOT_FOUND, CONTENT_GONE */
    bySynonym: async (word: string): Promise<ItemText> => (await items.bySynonym(word.trim())) ?? refuse({ synonym: word.trim() }),
    /** What a pass opens, where it opens just what was asked for; undefined without a good one. */
    async previewed(previews: ContentPreviews, pass: string | undefined, fits: (item: ItemText) => boolean): Promise<ItemText | undefined> {
      const opened = previews.read(pass);
      const item = opened && (await items.version(opened.id, opened.version));
      return item && fits(item) ? item : undefined;
    },
    async list(found: Found, pageIndex: number, pageSize: number) {
      const { total, rows } = await items.page(found, (pageIndex - 1) * pageSize, pageSize);
      return { pageIndex, pageSize, total, items: rows.map(headOfItem) };
    },
    texts: (found: Found): Promise<ItemText[]> => items.texts(found),
    topics: (kind: ContentKind) => items.topics(kind),
    /** @param after undefined: from now on */
    async changedPages(after: number | undefined) {
      const changes = contentChangeRepository(db);
      return after === undefined ? { now: await changes.now(), isWhole: true, changes: [] } : changes.since(after);
    },
    forgetOldChanges: () => contentChangeRepository(db).forgetOld(),
  };
};
