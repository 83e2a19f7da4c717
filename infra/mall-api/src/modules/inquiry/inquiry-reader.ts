import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { maySee } from './orderable-quotation.ts';

/** Who may read an inquiry: whose it is, and a manager all of the company's but drafts (rule roles 3). */
export const inquiryReader = (db: Database) => ({
  /** @throws {MallError} INQUIRY_NOT_FOUND */
  async require(id: number, kp: Kp): Promise<InquiryRow> {
    const row = await inquiryRepository(db).findOf(id, kp.customerId);
    if (!row || !maySee(kp, row)) throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  },
});
