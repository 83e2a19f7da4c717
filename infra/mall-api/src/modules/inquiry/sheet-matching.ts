import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../database/database.ts';
import { isOutage } from '../../database/outage.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow, MatchedLine } from './inquiry-rows.ts';
import type { LineMatcher } from './line-matcher.ts';

const job = 'inquiry.match';
const blockOfLines = 50;
/** After so many blocks another sheet has its turn. */
const blocksAtOnce = 4;
/** How long a process may be silent about a sheet before another takes it on. */
const leaseSeconds = 10;

export type SheetMatching = ReturnType<typeof sheetMatching>;

/** Matches the lines of a sheet that wait (rule inquiry 17): who waits is told by the rows themselves, so nothing is lost when a process dies. */
export const sheetMatching = (db: Database, jobs: Jobs, matcher: LineMatcher, logger?: Pick<FastifyBaseLogger, 'error'>) => {
  const failed: MatchedLine = { skuNumber: null, matchState: 'unmatched', matchWhy: '这一行没能匹配，请手动选择商品', candidates: [] };
  /** A line that breaks the matching breaks no other. */
  const matchEach = async (customerId: number, lines: readonly InquiryItemRow[]): Promise<MatchedLine[]> => {
    try {
      return await matcher.match(customerId, lines);
    } catch (error) {
      if (isOutage(error)) throw error;
      if (lines.length > 1) return (await Promise.all(lines.map((line) => matchEach(customerId, [line])))).flat();
      logger?.error({ err: error, line: lines[0]!.id }, 'a line could not be matched');
      return [failed];
    }
  };
  /** Some of the lines that wait. @param which of these only @returns how many did */
  const block = async (inquiryId: number, customerId: number, most: number, which?: readonly number[]): Promise<number> => {
    const lines = await inquiryItemRepository(db).waiting(inquiryId, most, which);
    if (lines.length === 0) return 0;
    const matched = await matchEach(customerId, lines);
    const rows = lines.map(({ id }, index) => ({ id, ...matched[index]! }));
    await inquiryItemRepository(db).match(inquiryId, rows, true);
    return lines.length;
  };
  const later = async (tx: Database, inquiryId: number, startAfter?: Date) =>
    jobs.enqueue(tx, job, { inquiryId }, { singletonKey: String(inquiryId), ...(startAfter ? { startAfter } : {}) });

  /** One process a sheet: the others leave it to the one that holds the lease, and look again when that is over. */
  const work = async (inquiryId: number) => {
    const inquiries = inquiryRepository(db);
    const customerId = await inquiries.lease(inquiryId, leaseSeconds);
    if (customerId === undefined) {
      if ((await inquiryItemRepository(db).waiting(inquiryId, 1)).length === 0) return;
      return later(db, inquiryId, new Date(Date.now() + leaseSeconds * 1000));
    }
    let left = blocksAtOnce;
    while (left > 0 && (await block(inquiryId, customerId, blockOfLines)) === blockOfLines) {
      await inquiries.renew(inquiryId, leaseSeconds);
      left -= 1;
    }
    await inquiries.endLease(inquiryId);
    if (left === 0) await later(db, inquiryId);
  };

  return {
    /** While their buyer waits. */
    now: (inquiryId: number, customerId: number, most: number): Promise<number> => block(inquiryId, customerId, most),
    /** These lines, while their buyer waits. */
    these: (inquiryId: number, customerId: number, ids: readonly number[]): Promise<number> =>
      block(inquiryId, customerId, ids.length, ids),
    /** Lets those that nobody chose wait again. */
    async again(tx: Database, inquiryId: number): Promise<void> {
      await inquiryItemRepository(tx).wait(inquiryId, ['unmatched', 'similar']);
      await this.later(inquiryId, tx);
    },
    /** In the background; once, however often it is asked for. */
    later: async (inquiryId: number, tx = db): Promise<void> => {
      if ((await inquiryItemRepository(tx).waiting(inquiryId, 1)).length > 0) await later(tx, inquiryId);
    },
    /** Takes up what waits, now and every minute: also what a process left that died. */
    async start() {
      const sweep = async () => {
        for (const inquiryId of await inquiryItemRepository(db).sheetsThatWait()) await later(db, inquiryId);
      };
      await jobs.work<{ inquiryId: number }>(job, ({ inquiryId }) => work(inquiryId));
      await jobs.repeat('inquiry.match-left', '* * * * *', sweep);
      await sweep();
    },
  };
};
