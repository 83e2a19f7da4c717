import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationLine, QuotationRow } from './quotation-rows.ts';

/** For staff: any company's inquiry once it was submitted. */
export const quotationReader = (db: Database) => ({
  /** @throws {MallError} INQUIRY_NOT_FOUND, for a draft too */
  async submitted(id: number): Promise<QuotationRow> {
    const row = await quotationRepository(db).find(id);
    if (!row || row.status === 'draft') throw new MallError('INQUIRY_NOT_FOUND');
    return row;
  },
  lines: (id: number): Promise<QuotationLine[]> => quotationRepository(db).lines(id),
});
