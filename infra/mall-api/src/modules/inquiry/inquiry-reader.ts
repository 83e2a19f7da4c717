import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';

/** May this person do with an inquiry of their company what its writer may? Managers with all but drafts (rules inquiry 41, 46). */
export const isTheirs = (row: Pick<InquiryRow, 'kpId' | 'status'>, { kpId, isManager }: Kp): boolean =>
  row.kpId === kpId || (isManager && row.status !== 'draft');

/** Who may read an inquiry. */
export const inquiryReader = (db: Database) => ({
  /** @throws {MallError} INQUIRY_NOT_FOUND */
  async require(id: number, kp: Kp): Promise<InquiryRow> {
    const row = await inquiryRepository(db).findOf(id, kp.customerId);
    if (!row || !isTheirs(row, kp)) throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  },
});
