import type { FastifyBaseLogger } from 'fastify';
import type { MailPort } from '../../adapters/mail/mail.ts';
import type { PaymentProviders } from '../../adapters/payment/payment-provider.ts';
import type { EmbeddedProviders } from '../../adapters/payment/payment-providers.ts';
import type { SmsPort } from '../../adapters/sms.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { quoteService } from '../../modules/checkout/quote.service.ts';
import { quotationService } from '../../modules/inquiry/quotation.service.ts';
import { byMail, bySms, sendNotifications } from '../../modules/notification/notification-sending.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { answerRequest } from '../approving/index.ts';
import { type ChargeSubjects, tellAgain } from '../cashier/index.ts';
import { billClock } from '../credit-billing/index.ts';
import { type Issuing, issueWaiting } from '../invoicing/index.ts';
import { cancelOrderService, signPackageService } from '../order-desk/index.ts';

interface TradingParts extends Issuing {
  db: Database;
  providers: PaymentProviders;
  /** Where the cashiers are our own. */
  embedded?: EmbeddedProviders | undefined;
  subjects: ChargeSubjects;
  sms: SmsPort;
  mail: MailPort;
  /** Where buyers find the mall. */
  mallUrl: string;
  logger: FastifyBaseLogger;
}

/**
 * What happens to orders by the clock: unpaid ones are cancelled after 72 hours, packages count as signed after 7 days, refunds are
 * sent to their providers, quotations end and people are told, old quotes forgotten. Once for all processes; what fails is tried again the next time.
 */
export async function startTradingClock(
  jobs: Jobs,
  { db, providers, embedded, subjects, sms, mail, mallUrl, logger, issuing, invoiceFiles }: TradingParts,
) {
  const told = (what: string, count: number) => count > 0 && logger.info({ count }, what);
  await jobs.repeat('order.cancel-unpaid', '* * * * *', async () =>
    told('orders were not paid in time', await cancelOrderService(db).cancelOverdue()),
  );
  await jobs.repeat('approval.end-overdue', '* * * * *', async () =>
    told('requests for approval lapsed', await answerRequest(db).endOverdue()),
  );
  await jobs.repeat('delivery.sign-overdue', '*/10 * * * *', async () =>
    told('packages count as signed', await signPackageService(db).signOverdue()),
  );
  await jobs.repeat('payment.send-refunds', '* * * * *', async () => {
    const { sent, failures } = await refundService(db).send(providers);
    told('refunds sent', sent);
    for (const error of failures) logger.error({ err: error }, 'a refund was not taken');
  });
  if (embedded)
    await jobs.repeat('cashier.tell-again', '* * * * *', async () =>
      told('payments were told again', await tellAgain(db, embedded, subjects)),
    );
  await jobs.repeat('inquiry.expire', '*/5 * * * *', async () => told('quotations expired', await quotationService(db).expireOverdue()));
  await jobs.repeat('inquiry.tell-ending', '*/5 * * * *', async () =>
    told('ends of quotations told', await quotationService(db).tellEnding()),
  );
  await jobs.repeat('notification.send-sms', '* * * * *', async () => {
    const { sent, failed } = await sendNotifications(db, bySms(sms, mallUrl));
    told('notifications sent by SMS', sent);
    if (failed > 0) logger.error({ failed }, 'SMS were not taken');
  });
  await jobs.repeat('notification.send-mail', '* * * * *', async () => {
    const { sent, failed } = await sendNotifications(db, byMail(mail, mallUrl));
    told('notifications sent by mail', sent);
    if (failed > 0) logger.error({ failed }, 'mails were not taken');
  });
  await jobs.repeat('invoicing.issue', '* * * * *', async () => {
    const { issued, refused, failures } = await issueWaiting(db, { issuing, invoiceFiles });
    told('invoices issued', issued);
    told('invoices were refused', refused);
    for (const error of failures) logger.error({ err: error }, 'an invoice was not answered');
  });
  // Bills close after the 25th, at midnight in Shanghai; asked again each hour, what a stopped mall missed is made up (rule credit-bill 2).
  await jobs.repeat('credit-bill.close', '1 * * * *', async () => {
    const { made, failures } = await billClock(db).close();
    told('bills closed', made);
    for (const error of failures) logger.error({ err: error }, 'a bill was not closed');
  });
  await jobs.repeat('credit-bill.confirm', '*/10 * * * *', async () =>
    told('bills confirmed themselves', await billClock(db).confirmOverdue()),
  );
  await jobs.repeat('credit-bill.fall-due', '2 * * * *', async () => told('bills are overdue', await billClock(db).fallDue()));
  await jobs.repeat('credit-bill.remind', '30 9 * * *', async () => told('bills were reminded of', await billClock(db).remind()));
  await jobs.repeat('checkout.forget-quotes', '17 4 * * *', () => quoteService(db).forget());
}
