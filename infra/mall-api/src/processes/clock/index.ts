import type { FastifyBaseLogger } from 'fastify';
import type { SmsPort } from '../../adapters/sms.ts';
import type { PaymentProvider } from '../../adapters/union-pay/payment-provider.ts';
import type { Database } from '../../database/database.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import type { FileService } from '../../modules/file/file.service.ts';
import type { SheetMatching } from '../../modules/inquiry/sheet-matching.ts';
import { startHousekeeping } from './housekeeping.ts';
import { startTradingClock } from './trading-clock.ts';

/** What happens in the mall by the clock, without anybody asking. */
export async function startClock(
  jobs: Jobs,
  parts: { db: Database; provider: PaymentProvider; sms: SmsPort; files: FileService; matching: SheetMatching; logger: FastifyBaseLogger },
) {
  await startTradingClock(jobs, parts);
  await parts.matching.start();
  await startHousekeeping(jobs, parts.db, parts.files);
}
