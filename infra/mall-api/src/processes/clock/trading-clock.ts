import type { FastifyBaseLogger } from 'fastify';
import type { SmsPort } from '../../adapters/sms.ts';
import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { quoteService } from '../../modules/checkout/quote.service.ts';
import { startBuyerNotices } from '../../modules/inquiry/buyer-notices.ts';
import { quotationService } from '../../modules/inquiry/quotation.service.ts';
import { refundService } from '../../modules/payment/refund.service.ts';
import { cancelOrderService, signPackageService } from '../order-desk/index.ts';

/**
 * What happens to orders by the clock: unpaid ones are cancelled after 72 hours, packages count as signed after 7 days, refunds are
 * sent to the provider, quotations expire and are told, old quotes forgotten. Once for all processes; what fails is tried again the next time.
 */
export async function startTradingClock(
  jobs: Jobs,
  { db, provider, sms, logger }: { db: Database; provider: PaymentProvider; sms: SmsPort; logger: FastifyBaseLogger },
) {
  const told = (what: string, count: number) => count > 0 && logger.info({ count }, what);
  await jobs.repeat('order.cancel-unpaid', '* * * * *', async () =>
    told('orders were not paid in time', await cancelOrderService(db).cancelOverdue()),
  );
  await jobs.repeat('delivery.sign-overdue', '*/10 * * * *', async () =>
    told('packages count as signed', await signPackageService(db).signOverdue()),
  );
  await jobs.repeat('payment.send-refunds', '* * * * *', async () => {
    const { sent, failures } = await refundService(db).send(provider);
    told('refunds sent', sent);
    for (const error of failures) logger.error({ err: error }, 'a refund was not taken');
  });
  await jobs.repeat('inquiry.expire', '*/5 * * * *', async () => told('quotations expired', await quotationService(db).expireOverdue()));
  await startBuyerNotices(jobs, { db, sms });
  await jobs.repeat('checkout.forget-quotes', '17 4 * * *', () => quoteService(db).forget());
}
