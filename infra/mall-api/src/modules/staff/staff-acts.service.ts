import type { Database } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { type ActFilter, type StaffAct, staffRepository } from './staff.repository.ts';

export type { StaffAct } from './staff.repository.ts';

/** Who acts, as an act keeps it. */
export const actorOfAct = ({ staff, requestId, ip }: Pick<Caller, 'staff' | 'requestId' | 'ip'>) => ({
  operatorId: staff?.operatorId,
  keyId: staff?.keyId,
  requestId,
  ip,
});

/** What the mall's staff did. */
export const staffActsService = (db: Database) => ({
  /** Inside the transaction of what was done: nothing is done that isn't kept. */
  record: (act: StaffAct): Promise<void> => staffRepository(db).record(act),
  /** Newest first. */
  page: (filter: ActFilter, offset: number, limit: number) => staffRepository(db).page(filter, offset, limit),
});
