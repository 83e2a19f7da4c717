import type { CatalogueBook, CatalogueBookDetail, StaffCatalogueBook } from '@mall/api-contract/download';
import { brandPictureUrl, brandUrl, categoryUrl } from '@mall/domain/catalogue';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { CatalogueService } from '../catalogue/catalogue.service.ts';
import { fileName } from '../file/file-name.ts';
import { bookLinks } from './book-links.ts';
import { type BookRowOfList, type BookSearch, catalogueBookRepository } from './catalogue-book.repository.ts';
import { pressJob } from './catalogue-press.ts';

interface Parts {
  db: Database;
  jobs: Jobs;
  catalogue: Pick<CatalogueService, 'snapshot'>;
  installationKey: Buffer;
}
const kindNames = { category: '分类目录', brand: '品牌目录' } as const;
const triedInVain = 3;

function stateOf({ fileId, isHeld, attempts }: BookRowOfList): CatalogueBook['state'] {
  if (fileId) return 'ready';
  if (isHeld) return 'making';
  return attempts >= triedInVain ? 'failed' : 'waiting';
}

/** Printed catalogues: found, opened, asked for (rules download 19, 22, 23). What is hidden or sells nothing any more isn't there. */
export const catalogueBooks = ({ db, jobs, catalogue, installationKey }: Parts) => {
  const rows = catalogueBookRepository(db);
  const links = bookLinks(installationKey);
  const coverOf = async ({ kind, subjectId }: BookRowOfList) =>
    kind === 'brand' ? brandPictureUrl(subjectId) : ((await catalogue.snapshot()).categories.get(subjectId)?.pictureUrl ?? '');
  const view = async (row: BookRowOfList): Promise<CatalogueBook> => {
    const { id, kind, title, skuCount, pages, size, madeAt, progress } = row;
    const state = stateOf(row);
    return {
      ...{ id, kind, kindName: kindNames[kind], title, skuCount, pages, size, coverUrl: await coverOf(row), madeAt: madeAt ?? '' },
      ...{ state, progress: state === 'making' ? progress : 0 },
    };
  };
  const ask = async (id: number, anew: boolean) => {
    await rows.ask(id, anew);
    await jobs.enqueue(db, pressJob, {}, { singletonKey: 'press' });
  };
  const found = async (id: number, withHidden = false) => {
    const row = await rows.find(id, withHidden);
    if (!row) throw new MallError('CATALOGUE_BOOK_NOT_FOUND');
    return row;
  };
  const staffView = async (row: BookRowOfList): Promise<StaffCatalogueBook> => ({
    ...(await view(row)),
    ...{
      isHidden: row.isHidden,
      isOld: row.madeOf !== row.wanted,
      isMaking: row.isHeld,
      failure: row.failure,
      progress: row.isHeld ? row.progress : 0,
    },
  });
  return {
    async list(search: BookSearch, offset: number, limit: number): Promise<{ total: number; items: CatalogueBook[] }> {
      const { rows: some, total } = await rows.page(search, offset, limit);
      return { total, items: await Promise.all(some.map(view)) };
    },
    /** @throws {MallError} CATALOGUE_BOOK_NOT_FOUND */
    async detail(id: number): Promise<CatalogueBookDetail> {
      const row = await found(id);
      const { kind, subjectId, entries } = row;
      return { ...(await view(row)), entries, goodsUrl: kind === 'category' ? categoryUrl(subjectId) : brandUrl(subjectId) };
    },
    /** A link that ends; one that isn't made yet is asked for. @throws {MallError} CATALOGUE_BOOK_NOT_FOUND, CATALOGUE_BOOK_NOT_READY */
    async link(id: number) {
      const row = await found(id);
      if (!row.fileId) {
        await ask(id, false);
        throw new MallError('CATALOGUE_BOOK_NOT_READY');
      }
      const { url, expiresAt } = links.of(id);
      return { url, previewUrl: `${url}&preview=1`, fileName: fileName(`${row.title}${kindNames[row.kind]}`, 'pdf'), expiresAt };
    },
    /** What a link opens; undefined for one that is forged or over, and for what isn't shown any more. */
    async opened(downloadId: string): Promise<{ fileId: string; size: number; name: string } | undefined> {
      const id = links.opens(downloadId);
      const row = id === undefined ? undefined : await rows.find(id);
      return row?.fileId ? { fileId: row.fileId, size: row.size, name: fileName(`${row.title}${kindNames[row.kind]}`, 'pdf') } : undefined;
    },
    async staffList(search: BookSearch, offset: number, limit: number): Promise<{ total: number; items: StaffCatalogueBook[] }> {
      const { rows: some, total } = await rows.page({ ...search, withHidden: true }, offset, limit);
      return { total, items: await Promise.all(some.map(staffView)) };
    },
    /** Made anew, or shown and hidden. @throws {MallError} CATALOGUE_BOOK_NOT_FOUND */
    async change(
      id: number,
      { isShown, isAnew }: { isShown?: boolean | undefined; isAnew?: boolean | undefined },
    ): Promise<StaffCatalogueBook> {
      await found(id, true);
      if (isShown !== undefined) await rows.show(id, isShown);
      if (isAnew) await ask(id, true);
      return staffView(await found(id, true));
    },
  };
};
export type CatalogueBooks = ReturnType<typeof catalogueBooks>;
