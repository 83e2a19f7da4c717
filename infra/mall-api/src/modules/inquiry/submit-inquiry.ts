import type { SheetFault, Submission } from '@mall/api-contract/inquiry';
import { inquiryNumber, quantityFault } from '@mall/domain/inquiry';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { webhookService } from '../webhook/webhook.service.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { inquiryItemRepository } from './inquiry-item.repository.ts';
import type { InquiryItemRow, InquiryRow } from './inquiry-rows.ts';
import { quoteSubmitted } from './quotation.service.ts';

/** Where an inquiry is seen. */
export const inquiryUrl = (id: number): string => `/Customer/InquiryOnlineV2/${id}`;

/** Why these lines can't be submitted (rules inquiry 7, 27): none, one without a quantity, or one that is still being matched. */
export function faultsOf(lines: readonly Pick<InquiryItemRow, 'id' | 'quantity' | 'quantitySaid' | 'matchState'>[]): SheetFault[] {
  if (lines.length === 0) return [{ itemId: 0, field: 'sheet', message: '您暂时没有待询价的商品' }];
  const waiting = lines.filter(({ matchState }) => matchState === 'waiting').length;
  const unmatched: SheetFault[] = waiting === 0 ? [] : [{ itemId: 0, field: 'match', message: `还有${waiting}行正在匹配，请稍候再提交` }];
  const unsaid = lines.flatMap(({ id, quantity, quantitySaid }, index) => {
    const fault = quantityFault(quantity, quantitySaid);
    return fault === '' ? [] : [{ itemId: id, field: 'quantity' as const, message: `第${index + 1}行：${fault}` }];
  });
  return [...unmatched, ...unsaid];
}

const submissionOf = ({ id, inquiryNumber: number }: Pick<InquiryRow, 'id' | 'inquiryNumber'>): Submission => ({
  inquiryId: id,
  inquiryNumber: number,
  url: inquiryUrl(id),
});

/** The next inquiry's number, of today. */
export const newInquiryNumber = async (tx: Database): Promise<string> =>
  inquiryNumber(new Date(), await inquiryRepository(tx).nextSequence());

/**
 * What happens to every inquiry at the moment it is submitted, whichever way it came about; the caller holds its row, whose status is 'submitted'.
 * Other systems are told here, and what has a price and stock is quoted at once here (rule inquiry 11).
 */
export async function afterSubmitting(
  tx: Database,
  viewer: Viewer,
  row: Pick<InquiryRow, 'id' | 'inquiryNumber' | 'remark'>,
): Promise<void> {
  const { customerId, kpId: contactId } = viewer.kp;
  const lines = await inquiryItemRepository(tx).lines(row.id);
  await webhookService(tx).record({
    type: 'inquiry.submitted',
    subject: `inquiry:${row.id}`,
    data: {
      inquiry: {
        id: row.id,
        inquiryNumber: row.inquiryNumber,
        ...{ customerId, contactId, remark: row.remark },
        lines: lines.map(({ id, skuNumber, quantity, said }) => ({ id, sku: skuNumber ?? '', quantity: quantity ?? 0, said })),
      },
    },
  });
  await quoteSubmitted(tx, row.id);
}

/**
 * Turns the own draft into an inquiry that waits for its quotation (rules inquiry 10, 33). Submitted twice, from two tabs or fifty times at once, it is one:
 * whoever comes later gets what the first got.
 * @param remark in the place of the sheet's, where it is given
 * @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_INCOMPLETE
 */
export const submitInquiry = (db: Database, viewer: Viewer, inquiryId: number, remark?: string): Promise<Submission> =>
  db.transaction(async (tx) => {
    const inquiries = inquiryRepository(tx);
    const row = await inquiries.lockOwn(inquiryId, viewer.kp.kpId);
    if (!row) throw new MallError('INQUIRY_NOT_FOUND');
    if (row.status !== 'draft') return submissionOf(row);
    const faults = faultsOf(await inquiryItemRepository(tx).lines(inquiryId));
    if (faults.length > 0) throw new MallError('INQUIRY_INCOMPLETE', { faults: faults.slice(0, 100) }, faults[0]!.message);
    const submitted = { id: inquiryId, inquiryNumber: await newInquiryNumber(tx), remark: remark || row.remark };
    await inquiries.submit(submitted.id, submitted.inquiryNumber, submitted.remark);
    await afterSubmitting(tx, viewer, submitted);
    return submissionOf(submitted);
  });
