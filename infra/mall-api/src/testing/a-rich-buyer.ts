import type { Fen } from '@mall/domain/money';
import type { Database } from '../database/database.ts';
import { balanceService } from '../modules/account/balance.service.ts';
import { hashPassword } from '../modules/account/password.ts';
import { creditService } from '../modules/credit/credit.service.ts';
import { type ABuyer, aBuyer } from './a-buyer.ts';

export const testingPaymentPassword = '135790';

/** Test builder: a buyer with prepaid money, and credit where a limit is given. Without a free-payment limit every payment out of them asks for `testingPaymentPassword`. */
export async function aRichBuyer(
  db: Database,
  { balance = 0, limit = 0, isFree = true }: { balance?: Fen; limit?: Fen; isFree?: boolean },
): Promise<ABuyer> {
  const buyer = await aBuyer(db);
  const { customerId } = buyer.kp;
  await balanceService(db).putIn(customerId, Math.max(balance, 1), 'deposit', 'first');
  if (limit > 0) await creditService(db).approve(customerId, limit);
  await db.sql`update customer_balance set free_payment_limit = ${isFree ? 100_000_000 : 0},
    password_hash = ${isFree ? null : await hashPassword(testingPaymentPassword)} where customer_id = ${customerId}`;
  return buyer;
}
