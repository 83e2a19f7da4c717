import type { Database } from '../../database/database.ts';
import { type StaffAct, staffRepository } from './staff.repository.ts';

/** What the mall's staff did. */
export const staffActsService = (db: Database) => ({
  /** Inside the transaction of what was done: nothing is done that isn't kept. */
  record: async (act: StaffAct): Promise<void> => void (await staffRepository(db).record(act)),
});
