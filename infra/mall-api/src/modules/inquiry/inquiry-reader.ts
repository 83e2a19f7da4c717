import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { MallError } from '../../http/mall-error.ts';
import type { InquiryRow } from './inquiry-rows.ts';
import { quotationRepository } from './quotation.repository.ts';

/** May this person read and change an inquiry? Their own; managers all of the company's but others' drafts (rules inquiry 41, 46; roles 3). */
export const isTheirs = (
  row: Pick<InquiryRow, 'customerId' | 'kpId' | 'status'>,
  { kpId, customerId, isManager }: Pick<Kp, 'kpId' | 'customerId' | 'isManager'>,
): boolean => row.customerId === customerId && (row.kpId === kpId || (isManager && row.status !== 'draft'));

/** @throws {MallError} INQUIRY_NOT_FOUND, for one that this person may not see, too */
export async function visibleInquiry(db: Database, kp: Kp, which: { id: number } | { inquiryNumber: string }): Promise<InquiryRow> {
  const quotations = quotationRepository(db);
  const row = 'id' in which ? await quotations.find(which.id) : await quotations.numbered(which.inquiryNumber);
  if (!row || !isTheirs(row, kp)) throw new MallError('INQUIRY_NOT_FOUND');
  return row;
}
