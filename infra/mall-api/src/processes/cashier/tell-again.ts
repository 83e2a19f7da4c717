import { paymentProviders } from '@mall/domain/payment';
import type { EmbeddedProviders } from '../../adapters/payment/payment-providers.ts';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import type { ChargeSubjects } from './charge-subject.ts';
import { noticeService } from './notice.service.ts';

/** Embedded cashiers tell what they took until the mall has heard it, as real providers do: a process may have died in between. @returns how often */
export async function tellAgain(db: Database, embedded: EmbeddedProviders, subjects: ChargeSubjects): Promise<number> {
  let count = 0;
  for (const name of paymentProviders) {
    const cashier = embedded[name];
    for (const { reference: chargeId, amount, transactionId } of await cashier.untold()) {
      const notice = cashier.notice({ chargeId, number: '', amount }, 'paid', transactionId);
      await noticeService(db, cashier, subjects)
        .receive(notice)
        .catch((error: unknown) => {
          // Refused is heard, too: what was taken in vain goes back.
          if (!(error instanceof MallError)) throw error;
        });
      await cashier.told(chargeId);
      count += 1;
    }
  }
  return count;
}
