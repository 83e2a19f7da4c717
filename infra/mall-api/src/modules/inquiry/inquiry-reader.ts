import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';

/** Who may read an inquiry: its company, but a draft only who writes it. */
export const inquiryReader = (db: Database) => ({
  /** @throws {MallError} INQUIRY_NOT_FOUND */
  async require(id: number, { customerId, kpId }: Kp): Promise<InquiryRow> {
    const row = await inquiryRepository(db).findOf(id, customerId);
    if (!row || (row.status === 'draft' && row.kpId !== kpId)) throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  },
});
