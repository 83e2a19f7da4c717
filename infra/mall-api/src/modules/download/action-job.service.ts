import type { ActionJob } from '@mall/api-contract/download';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { isOutage } from '../../database/outage.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileService } from '../file/file.service.ts';
import { linkSeconds } from '../file/file-links.ts';
import { type ActionJobRow, actionJobRepository } from './action-job.repository.ts';

const job = 'action-job';
/** How long a process may be silent about a job before another takes it on, and how often it is heard of. */
const heldSeconds = 15;
const heardOfMs = 5000;
/** A job that ends its process each time, or fails, is tried so often. */
const attemptsAtMost = 4;
const keptDays = 7;

export interface MadeFile {
  /** '购物车-20261122.xlsx' */
  name: string;
  content: Buffer;
}
/** Does one kind of job. It may run more than once. @param tell how far it is, in per cent @throws {MallError} with words for who asked */
export type ActionWork = (
  asked: Pick<ActionJobRow, 'kpId' | 'customerId' | 'input'>,
  tell: (progress: number) => Promise<void>,
) => Promise<MadeFile>;

const stateNames = { waiting: '排队中', running: '正在生成', done: '已完成', failed: '未能完成', expired: '文件已过期' } as const;
const failedText = '未能生成文件，请稍后再试';
const expiredText = '文件已过期，请重新导出';

/**
 * Long work that is asked for, asked after, and ends in a file behind an expiring link (rules download 4, 10–13): exports of any noun. A job belongs to one
 * contact person. It is written in the caller's transaction, and whatever process dies, another one finishes it.
 */
export const actionJobService = (db: Database, jobs: Jobs, files: Pick<FileService, 'keep' | 'views'>) => {
  /** Begins it, or finds the same one that is open. @param subject what it is about: the same kind and subject is the same work @returns its id */
  const begin = (kp: Kp, kind: string, subject: string, input: Record<string, unknown>): Promise<string> =>
    db.transaction(async (tx) => {
      const rows = actionJobRepository(tx);
      const made = await rows.insert({ id: opaqueId(), kpId: kp.kpId, customerId: kp.customerId, kind, subject, input });
      if (made) await jobs.enqueue(tx, job, { id: made });
      // What was open a moment ago may have ended since: then the caller's next try begins anew.
      const id = made ?? (await rows.open(kp.kpId, kind, subject));
      if (!id) throw new MallError('SERVICE_UNAVAILABLE');
      return id;
    });

  /** @throws what is likely to work on the next try */
  const attempt = async (row: ActionJobRow, heldBy: string, work: ActionWork | undefined) => {
    const rows = actionJobRepository(db);
    const heard = setInterval(() => rows.renew(row.id, heldBy, heldSeconds).catch(() => undefined), heardOfMs);
    try {
      if (!work || row.attempts > attemptsAtMost) throw new MallError('SERVER_ERROR', undefined, failedText);
      const made = await work(row, async (progress) => void (await rows.renew(row.id, heldBy, heldSeconds, progress)));
      const kp: Kp = { kpId: row.kpId, customerId: row.customerId, isManager: false, operatorId: undefined };
      const { file } = await files.keep(kp, made, 'export');
      await rows.end(row.id, heldBy, { state: 'done', fileId: file });
    } catch (error) {
      const isFinal = error instanceof MallError && error.reason !== 'SERVICE_UNAVAILABLE';
      if (isFinal || (!isOutage(error) && row.attempts >= attemptsAtMost))
        await rows.end(row.id, heldBy, { state: 'failed', message: isFinal ? error.message : failedText });
      else await rows.letGo(row.id, heldBy);
      if (!isFinal) throw error;
    } finally {
      clearInterval(heard);
    }
  };

  return {
    begin,

    /** How far it is; what somebody else asked for isn't there. @throws {MallError} ACTION_JOB_NOT_FOUND */
    async read({ kpId }: Kp, id: string): Promise<ActionJob> {
      const row = await actionJobRepository(db).find(id, kpId);
      if (!row) throw new MallError('ACTION_JOB_NOT_FOUND');
      const [file] = row.fileId === null ? [] : await files.views([row.fileId]);
      const state = row.state === 'done' && !file ? 'expired' : row.state;
      return {
        ...{ jobId: row.id, kind: row.kind, state, stateName: stateNames[state], progress: row.progress },
        ...{ message: state === 'expired' ? expiredText : row.message, fileName: file?.name ?? '', url: file?.url ?? '' },
        expiresAt: file ? new Date(Date.now() + linkSeconds * 1000).toISOString() : '',
      };
    },

    /** Does what waits, now and every minute: also what a process left that died. @param kinds who does which kind */
    async start(kinds: Readonly<Record<string, ActionWork>>) {
      const later = (id: string, heldUntil: Date | string | null) =>
        jobs.enqueue(db, job, { id }, { singletonKey: id, ...(heldUntil ? { startAfter: new Date(heldUntil) } : {}) });
      await jobs.work<{ id: string }>(job, async ({ id }) => {
        const heldBy = opaqueId();
        const row = await actionJobRepository(db).hold(id, heldBy, heldSeconds);
        if (row) await attempt(row, heldBy, kinds[row.kind]);
      });
      const sweep = async () => {
        for (const { id, heldUntil } of await actionJobRepository(db).left()) await later(id, heldUntil);
      };
      await jobs.repeat('action-job.left', '* * * * *', sweep);
      await sweep();
    },
    forgetOld: () => actionJobRepository(db).forgetOld(keptDays),
  };
};
export type ActionJobs = ReturnType<typeof actionJobService>;
