import { mailOutboxRepository } from '../../adapters/mail/mail-outbox.repository.ts';
import type { ObjectStorage } from '../../adapters/object-storage/object-storage.ts';
import { smsOutboxRepository } from '../../adapters/sms-outbox.repository.ts';
import type { Database } from '../../database/database.ts';
import { idempotentAnswerRepository } from '../../http/idempotent-answer.repository.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { accountService } from '../../modules/account/account.service.ts';
import { removeOldLogins } from '../../modules/account/login.service.ts';
import { scanLoginService } from '../../modules/account/scan-login.service.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { removeOldCodes } from '../../modules/account/sms-code.service.ts';
import { assistantKeyService } from '../../modules/assistant/assistant-key.service.ts';
import { preparedActService } from '../../modules/assistant/prepared-act.service.ts';
import { talkService } from '../../modules/assistant/talk.service.ts';
import { contentService } from '../../modules/content/content.service.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import { invoiceLinks } from '../../modules/invoice/invoice-links.ts';
import { layoutService } from '../../modules/layout/layout.service.ts';
import { notificationService } from '../../modules/notification/notification.service.ts';
import { removeOldTickets } from '../../modules/operator/sign-in.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';
import { visitService } from '../../modules/product/visit.service.ts';
import { supplierFiles } from '../../modules/supplier/supplier-files.ts';
import { webhookService } from '../../modules/webhook/webhook.service.ts';

/**
 * Removes what is of no use any more, every hour: expired sessions, tickets, codes, captchas, scans, answers kept for old keys, and what visitors
 * left beyond what is kept of it, webhooks of long ago, files that nothing refers to,
 * long work of last week.
 */
export async function startHousekeeping(
  jobs: Jobs,
  db: Database,
  {
    files,
    storage,
    actionJobs,
    applications,
  }: {
    files: Pick<FileService, 'removeUnused'>;
    storage: ObjectStorage;
    actionJobs: { forgetOld(): PromiseLike<unknown> };
    applications: { resealOld(): PromiseLike<unknown> };
  },
) {
  await jobs.repeat('housekeeping', '7 * * * *', async () => {
    await sessionService(db).removeExpired();
    await removeOldCodes(db);
    await scanLoginService(db, '').removeExpired();
    await removeOldLogins(db);
    await removeOldTickets(db);
    await layoutService(db).removeOldErrors();
    await smsOutboxRepository(db).deleteOld();
    await mailOutboxRepository(db).deleteOld();
    await idempotentAnswerRepository(db).deleteOld();
    await accountService(db).forgetPromotionRecords();
    await paymentLedger(db).forgetFalseNotices();
    await webhookService(db).forgetOld();
    await notificationService(db).forgetOld();
    await visitService(db).removeOld();
    await contentService(db).forgetOldChanges();
    await pricingService(db).forgetQuoted();
    await invoiceLinks(db).forgetOver();
    await assistantKeyService(db).removeOld();
    await preparedActService(db).removeOld();
    await talkService(db).removeOld();
    await files.removeUnused();
    await supplierFiles(db, storage).removeOver();
    await applications.resealOld();
    await actionJobs.forgetOld();
  });
}
