import type { Database } from '../../database/database.ts';
import type { StaffCaller } from '../../http/caller.ts';
import { actorOfAct, staffActsService } from '../../modules/staff/staff-acts.service.ts';

/** Who does it, and why in their words. */
export interface Doing {
  caller: StaffCaller;
  why: string | undefined;
}

/** Does what staff do, and keeps it with who and why in the same transaction (rule staff 6). */
export const actingIn =
  (db: Database) =>
  <T>({ caller, why }: Doing, act: string, subject: string, details: object, work: (tx: Database) => Promise<T>): Promise<T> =>
    db.transaction(async (tx) => {
      const done = await work(tx);
      await staffActsService(tx).record({ ...actorOfAct(caller), act, subject, why: why?.trim(), details: { ...details } });
      return done;
    });
