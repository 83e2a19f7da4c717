import { displayDate } from '@mall/domain/time';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { BookOrder, BookProduct, MadeBook } from '../../papers/book.ts';
import { printBook } from '../../papers/book-press.ts';
import { type BookRow, bookRows } from '../product/book-rows.service.ts';
import { bookLinkSeconds } from './book-links.ts';
import { type BookRowOfList, catalogueBookRepository } from './catalogue-book.repository.ts';

export const pressJob = 'catalogue-book.press';
const lookJob = 'catalogue-book.look';
/** Raised whenever the same data make another catalogue. */
const layoutVersion = 2;
const heldSeconds = 60;
const attemptsAtMost = 3;
/** A book of some 200 pages; of more the products that sell best. */
const skusAtMost = 8000;
const kindNames = { category: '分类目录', brand: '品牌目录' } as const;

interface Parts {
  db: Database;
  jobs: Jobs;
  storage: ObjectStorage;
  mallUrl: string;
  log?: { warn(facts: object, words: string): void } | undefined;
  print?: (order: BookOrder, tell: (progress: number) => void) => Promise<MadeBook>;
}

const productOf = (rows: readonly BookRow[], kind: BookRowOfList['kind'], mallUrl: string): BookProduct => {
  const [first] = rows as [BookRow];
  return {
    ...(kind === 'category'
      ? { chapter: first.branchName, section: first.leafName }
      : { chapter: first.rootName, section: first.leafName }),
    ...{ name: first.name, brand: first.manufacturerName, family: first.family, drawing: first.drawing },
    pageUrl: `${mallUrl}/p/${encodeURIComponent(first.skuNumber)}`,
    skus: rows.map(({ orderCode, skuNumber, manufacturerPartNumber, attributes, packQty, packUom, salesPackUom }) => ({
      ...{ orderCode: orderCode || skuNumber, partNumber: manufacturerPartNumber, attributes },
      pack: packQty > 1 ? `${packQty} ${salesPackUom}/${packUom}` : salesPackUom,
    })),
  };
};

/** Makes catalogues again whose data changed, one at a time, in a process of its own (rules download 21, 22). */
export function cataloguePress({ db, jobs, storage, mallUrl, log, print = printBook }: Parts) {
  const orderOf = async ({ kind, subjectId, title, skuCount }: BookRowOfList): Promise<BookOrder> => {
    const rows = await bookRows(db).rows(kind, subjectId, skusAtMost);
    const products = [...Map.groupBy(rows, ({ productId }) => productId).values()].map((some) => productOf(some, kind, mallUrl));
    const path = kind === 'category' ? `/c-${subjectId}` : `/b-${subjectId}`;
    return {
      ...{ title, madeOn: displayDate(new Date()), mallName: '百工商城', mallUrl: `${mallUrl}${path}`, products },
      subtitle: `${kindNames[kind]}　${skuCount.toLocaleString('en-US')} 种规格${skuCount > rows.length ? `，收录畅销 ${rows.length.toLocaleString('en-US')} 种` : ''}`,
    };
  };
  const make = async (row: BookRowOfList, heldBy: string) => {
    const rows = catalogueBookRepository(db);
    let progress = 0;
    const renew = () => rows.renew(row.id, heldBy, heldSeconds, progress).catch(() => undefined);
    const heard = setInterval(renew, 5000);
    try {
      const { file, pages, entries } = await print(await orderOf(row), (now) => {
        progress = now;
        void renew();
      });
      const fileId = opaqueId();
      await storage.write(fileId, Buffer.from(file.buffer, file.byteOffset, file.byteLength));
      const made = await rows.made(row.id, heldBy, { madeOf: row.wanted, fileId, pages, size: file.byteLength, entries });
      const over = made ? made.before : fileId;
      // Who downloads the one before goes on with it.
      if (over)
        await jobs.enqueue(db, 'catalogue-book.forget', { file: over }, { startAfter: new Date(Date.now() + bookLinkSeconds * 1000) });
    } catch (error) {
      log?.warn({ err: error, book: row.id }, 'a catalogue could not be made');
      await rows.failed(row.id, heldBy, error instanceof Error ? error.message : String(error));
    } finally {
      clearInterval(heard);
    }
  };
  const work = async ({ all = false }: { all?: boolean } = {}) => {
    const heldBy = opaqueId();
    const next = () => db.transaction((tx) => catalogueBookRepository(tx).take(heldBy, heldSeconds, attemptsAtMost, all));
    for (let row = await next(); row; row = await next()) await make(row, heldBy);
  };
  return {
    /** Looks what changed. */
    async look() {
      const subjects = await bookRows(db).subjects();
      await catalogueBookRepository(db).want(subjects.map((one) => ({ ...one, hash: `${layoutVersion}:${one.hash}` })));
    },
    /** Makes what is old and was made or asked for before; `all` at night those too that nobody has wanted yet. */
    work,
    async start() {
      await jobs.work<{ all?: boolean }>(pressJob, work);
      await jobs.work<{ file: string }>('catalogue-book.forget', ({ file }) => storage.remove(file));
      await jobs.repeat(lookJob, '*/10 * * * *', async () => {
        await this.look();
        await jobs.enqueue(db, pressJob, {}, { singletonKey: 'press' });
      });
      // A new mall's catalogues are listed as soon as there is something to sell.
      await jobs.enqueue(db, lookJob, {}, { singletonKey: 'first' });
      await jobs.repeat('catalogue-book.night', '20 3 * * *', () => jobs.enqueue(db, pressJob, { all: true }, { singletonKey: 'night' }));
    },
  };
}
