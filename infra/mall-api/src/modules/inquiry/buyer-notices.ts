import { askedText, quotedText } from '@mall/domain/inquiry';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { accountService } from '../account/account.service.ts';
import { quotationRepository } from './quotation.repository.ts';

/** The job that tells a buyer; added in the transaction of what is told. */
export const buyerNotice = 'inquiry.tell-buyer';
type Notice = { inquiryId: number; what: 'quoted' | 'asked' };

/** Tells the contact person by SMS that the quotation is there, or that staff ask something (rule inquiry 49). What is over by then is not told. */
export const startBuyerNotices = (jobs: Jobs, { db, sms }: { db: Database; sms: SmsPort }): Promise<void> =>
  jobs.work<Notice>(buyerNotice, async ({ inquiryId, what }) => {
    const row = await quotationRepository(db).find(inquiryId);
    if (row?.status !== (what === 'quoted' ? 'quoted' : 'quoting')) return;
    const { phone } = await accountService(db).facts(row.kpId);
    const text = what === 'quoted' ? quotedText(row.inquiryNumber, row.validUntil ?? '') : askedText(row.inquiryNumber, row.question);
    await sms.send(db, phone, text);
  });
