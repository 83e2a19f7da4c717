import { readPages, type WrittenPage } from '@mall/domain/inquiry/list';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileService } from '../file/file.service.ts';
import { type ListReadingRow, listReadingRepository } from './list-reading.repository.ts';

const job = 'inquiry.read-list';
/** How long a process may be silent about a file before another takes it on: longer than a page may take. */
const leaseSeconds = 90;
const attemptsAtMost = 3;
const keptDays = 30;

/** What reads pictures and PDFs. */
interface PictureReader {
  read(
    content: Uint8Array,
    onPage: (done: number, total: number) => unknown,
  ): Promise<{ ok: true; pages: WrittenPage[]; notes: string[] } | { ok: false; words: string }>;
}

export type ListReadings = ReturnType<typeof listReadings>;

/** Pictures and PDFs are read in the background, file by file; what is left to do is told by the rows, so nothing is lost when a process dies (rule download 16). */
export const listReadings = (
  db: Database,
  jobs: Jobs,
  files: FileService,
  reader: PictureReader,
  logger?: Pick<FastifyBaseLogger, 'error'>,
) => {
  const later = (tx: Database, fileId: string, startAfter?: Date) =>
    jobs.enqueue(tx, job, { fileId }, { singletonKey: fileId, ...(startAfter ? { startAfter } : {}) });

  async function work(fileId: string) {
    const readings = listReadingRepository(db);
    const before = await readings.lease(fileId, leaseSeconds);
    if (before === undefined) return;
    if (before >= attemptsAtMost) return void (await readings.refuse(fileId, '这份清单没能识别，请换一张清楚的图片，或联系客服代为录入'));
    try {
      const { content } = await files.read(fileId);
      const read = await reader.read(content, (done, total) => readings.progress(fileId, done, total, leaseSeconds));
      if (read.ok) await readings.finish(fileId, readPages(read.pages), read.notes);
      else await readings.refuse(fileId, read.words);
    } catch (error) {
      await readings.endLease(fileId);
      logger?.error({ err: error, fileId }, 'a picture could not be read');
      throw error;
    }
  }

  return {
    /** Begins to read a file of this company, once; the caller has seen that it is one. */
    async begin(kp: { kpId: number; customerId: number }, fileId: string): Promise<ListReadingRow> {
      return db.transaction(async (tx) => {
        await listReadingRepository(tx).insert(fileId, kp.customerId, kp.kpId);
        const row = (await listReadingRepository(tx).find(fileId))!;
        if (row.state === 'reading') await later(tx, fileId);
        return row;
      });
    },
    /** A file's table, where it was read. @throws {MallError} FILE_BEING_READ, FILE_UNREADABLE */
    async content(
      fileId: string,
    ): Promise<{ sheets: NonNullable<Awaited<ReturnType<ReturnType<typeof listReadingRepository>['sheet']>>>[]; notes: string[] }> {
      const row = await listReadingRepository(db).find(fileId);
      if (row?.state === 'refused') throw new MallError('FILE_UNREADABLE', undefined, row.words);
      const sheet = await listReadingRepository(db).sheet(fileId);
      if (!row || !sheet) throw new MallError('FILE_BEING_READ');
      return { sheets: [sheet], notes: row.notes };
    },
    /** Takes up what waits, now and every minute: also what a process left that died. */
    async start() {
      const sweep = async () => {
        await listReadingRepository(db).removeOld(keptDays);
        for (const fileId of await listReadingRepository(db).waiting()) await later(db, fileId);
      };
      await jobs.work<{ fileId: string }>(job, ({ fileId }) => work(fileId));
      await jobs.repeat('inquiry.lists-left', '* * * * *', sweep);
      await sweep();
    },
  };
};
