import type { ContentDraft } from '@mall/api-contract/content';
import { type ContentKind, isPageSlug, isSetAddress, liveVersion, pagesShowing, tilesShowing } from '@mall/domain/content';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { contentAddressRepository } from './content-address.repository.ts';
import { contentChangeRepository } from './content-change.repository.ts';
import { contentDeskRepository, type DeskFilter, type FillRow, type ItemRow, type VersionRow } from './content-desk.repository.ts';
import { contentPictureRepository } from './content-picture.repository.ts';
import { wordsOf } from './content-words.ts';

export type { VersionRow } from './content-desk.repository.ts';

export interface WholeItem extends ItemRow {
  /** The newest first. */
  versions: VersionRow[];
  /** What somebody writes on, or somebody looks at. */
  open: VersionRow | undefined;
}
export interface Publishing {
  liveFrom?: string | undefined;
  liveUntil?: string | undefined;
  remark: string;
}

const isOpen = ({ decision }: VersionRow) => decision === 'draft' || decision === 'review';

/** How editors change what the mall tells; each change holds the item, so that of two at once one is refused (rules content 21–23). */
export const contentDeskService = (db: Database) => {
  const read = async (from: Database, id: number, isHeld = false): Promise<WholeItem> => {
    const desk = contentDeskRepository(from);
    const item = await desk.item(id, isHeld);
    if (!item) throw new MallError('CONTENT_NOT_FOUND');
    const versions = await desk.versions(id);
    return { ...item, versions, open: versions.find(isOpen) };
  };
  /** @throws {MallError} CONTENT_CHANGED where it isn't any more what the caller has before them */
  const changing = <T>(id: number, revision: number, work: (item: WholeItem, tx: Database) => Promise<T>) =>
    db.transaction(async (tx) => {
      const item = await read(tx, id, true);
      const current = item.open?.revision ?? 0;
      if (current !== revision) throw new MallError('CONTENT_CHANGED', { revision: current });
      return work(item, tx);
    });
  const opened = ({ open }: WholeItem, decision: VersionRow['decision']): VersionRow => {
    if (open?.decision !== decision) throw new MallError('CONTENT_CHANGED', { revision: open?.revision ?? 0 });
    return open;
  };
  const checkPictures = async ({ blocks }: ContentDraft) => {
    const wanted = blocks.flatMap((block) =>
      block.kind === 'hero' && block.picture
        ? [block.picture]
        : block.kind === 'video' && block.poster
          ? [block.poster]
          : block.kind === 'pictures'
            ? block.pictures.map(({ picture }) => picture)
            : [],
    );
    const known = new Set((await contentPictureRepository(db).byIds(wanted)).map(({ id }) => id));
    const lost = wanted.find((id) => !known.has(id));
    if (lost) throw new MallError('CONTENT_PICTURE_UNKNOWN', { picture: lost });
  };
  /** Pages that show an item as it is now or as that version, by themselves or among their tiles. */
  const pathsOf = async (tx: Database, item: WholeItem, version: VersionRow | undefined) => {
    const both = [version, liveVersion(item.versions, Date.now())].filter((one) => one !== undefined);
    const tiles = tilesShowing(item);
    const topics = both.map(({ topic }) => topic);
    const tiled = tiles ? await contentDeskRepository(tx).withTilesOf(tiles, topics) : [];
    return pagesShowing(item, [...new Set(both.flatMap(({ synonyms }) => synonyms))], tiled);
  };
  return {
    /** @throws {MallError} CONTENT_NOT_FOUND */
    one: (id: number): Promise<WholeItem> => read(db, id),
    page: (filter: DeskFilter, offset: number, limit: number) => contentDeskRepository(db).page(filter, offset, limit),
    /** @throws {MallError} CONTENT_ADDRESS_INVALID, CONTENT_ADDRESS_TAKEN, CONTENT_PICTURE_UNKNOWN */
    async make(kind: ContentKind, given: string, draft: ContentDraft, author: string): Promise<number> {
      const slug = given.trim().replace(/^\//, '');
      const isFitting = kind === 'page' ? isPageSlug(slug) : kind === 'keyword' ? slug !== '' && !/[/\\]/.test(slug) : slug === '';
      if (!isFitting) throw new MallError('CONTENT_ADDRESS_INVALID', { slug });
      await checkPictures(draft);
      return db.transaction(async (tx) => {
        await contentAddressRepository(tx).hold();
        const id = await contentDeskRepository(tx).insertItem(kind, slug);
        if (id === undefined) throw new MallError('CONTENT_ADDRESS_TAKEN', { slug });
        if (kind === 'page') await contentAddressRepository(tx).take(slug);
        await contentDeskRepository(tx).insertVersion(id, 1, { ...draft, words: wordsOf(draft.blocks) }, author);
        return id;
      });
    },
    /** Goes on with the draft, or begins the next version. @throws {MallError} CONTENT_CHANGED, CONTENT_IN_REVIEW, CONTENT_PICTURE_UNKNOWN */
    async save(id: number, revision: number, draft: ContentDraft, author: string): Promise<void> {
      await checkPictures(draft);
      await changing(id, revision, async ({ open, versions }, tx) => {
        const desk = contentDeskRepository(tx);
        const next = { ...draft, words: wordsOf(draft.blocks) };
        if (open?.decision === 'review') throw new MallError('CONTENT_IN_REVIEW');
        if (open) await desk.updateVersion(id, open.version, next, author);
        else await desk.insertVersion(id, (versions[0]?.version ?? 0) + 1, next, author);
      });
    },
    submit: (id: number, revision: number) =>
      changing(id, revision, (item, tx) => contentDeskRepository(tx).decide(id, opened(item, 'draft').version, 'review', '')),
    giveBack: (id: number, revision: number, why: string) =>
      changing(id, revision, (item, tx) => contentDeskRepository(tx).decide(id, opened(item, 'review').version, 'draft', why)),
    /**
     * Whoever looked at it lets it be read, at once or by the clock.
     * @throws {MallError} CONTENT_CHANGED not in review, CONTENT_OWN_REVIEW, CONTENT_TIMES_INVALID
     */
    publish: (id: number, revision: number, { liveFrom, liveUntil, remark }: Publishing, reviewer: string) =>
      changing(id, revision, async (item, tx) => {
        const { version, authors } = opened(item, 'review');
        if (authors.includes(reviewer)) throw new MallError('CONTENT_OWN_REVIEW');
        const start = Math.max(Date.now(), Date.parse(liveFrom ?? '') || 0);
        if (liveUntil !== undefined && Date.parse(liveUntil) <= start) throw new MallError('CONTENT_TIMES_INVALID');
        const from = await contentDeskRepository(tx).approve(id, version, reviewer, { liveFrom, liveUntil, remark });
        const paths = await pathsOf(tx, item, item.open);
        await contentChangeRepository(tx).insert(paths, from);
        if (liveUntil !== undefined) await contentChangeRepository(tx).insert(paths, liveUntil);
      }),
    /** @throws {MallError} CONTENT_NOT_FOUND, CONTENT_NOT_PUBLISHED */
    takeBack: (id: number, why: string): Promise<void> =>
      db.transaction(async (tx) => {
        const item = await read(tx, id, true);
        if ((await contentDeskRepository(tx).withdraw(id, why)) === 0) throw new MallError('CONTENT_NOT_PUBLISHED');
        await contentChangeRepository(tx).insert(await pathsOf(tx, item, item.versions[0]));
      }),
    /**
     * Gives a page another address; the old one leads there (rule content 37).
     * @throws {MallError} CONTENT_NOT_FOUND, CONTENT_ADDRESS_SET, CONTENT_ADDRESS_INVALID, CONTENT_ADDRESS_TAKEN
     */
    move: (id: number, given: string): Promise<void> =>
      db.transaction(async (tx) => {
        const addresses = contentAddressRepository(tx);
        await addresses.hold();
        const item = await read(tx, id, true);
        const slug = given.trim().replace(/^\//, '');
        if (item.kind !== 'page' || isSetAddress(item.slug)) throw new MallError('CONTENT_ADDRESS_SET');
        if (!isPageSlug(slug) || isSetAddress(slug)) throw new MallError('CONTENT_ADDRESS_INVALID', { slug });
        if (!(await addresses.move(id, item.slug, slug))) throw new MallError('CONTENT_ADDRESS_TAKEN', { slug });
        await addresses.take(slug);
        const formers = await addresses.formerOf(id);
        const paths = await Promise.all([slug, ...formers].map((one) => pathsOf(tx, { ...item, slug: one }, undefined)));
        await contentChangeRepository(tx).insert([...new Set(paths.flat())]);
      }),
    /** First versions of a mall that has none, at once. */
    fill: (rows: readonly Omit<FillRow, 'words'>[]): Promise<void> =>
      db.transaction((tx) => contentDeskRepository(tx).fill(rows.map((row) => ({ ...row, words: wordsOf(row.blocks) })))),
  };
};
