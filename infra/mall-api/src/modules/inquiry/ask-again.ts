import type { Database } from '../../database/database.ts';
import type { Viewer } from '../cart/sku-at-quantity.ts';
import { inquiryRepository } from './inquiry.repository.ts';
import { quotationRepository } from './quotation.repository.ts';
import type { QuotationRow } from './quotation-rows.ts';
import { quotationStates } from './quotation-states.ts';
import { afterSubmitting, newInquiryNumber } from './submit-inquiry.ts';

/**
 * A new inquiry of an old one (rule inquiry 31): the same lines, submitted at once. The old one points nowhere and ends.
 * @returns the new one @throws {MallError} INQUIRY_NOT_FOUND, INQUIRY_STATUS_CHANGED
 */
export const askAgain = (db: Database, viewer: Viewer, id: number): Promise<QuotationRow> =>
  db.transaction(async (tx) => {
    const { customerId, kpId } = viewer.kp;
    const states = quotationStates(tx);
    const old = await states.closeIfOver(await states.lock(id, customerId));
    await states.end(old, 'reinquired');
    const { remark, provinceId, projectNumber } = old;
    const inquiryNumber = await newInquiryNumber(tx);
    const made = { customerId, kpId, inquiryNumber, remark, provinceId, projectNumber, previousId: id };
    const next = await inquiryRepository(tx).insertSubmitted(made);
    await quotationRepository(tx).copyLines(id, next);
    await afterSubmitting(tx, viewer, { id: next, inquiryNumber, remark });
    return states.lock(next);
  });
