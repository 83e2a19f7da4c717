import { type PaymentMethod, paymentOptions } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../account/balance.service.ts';
import { creditService } from '../credit/credit.service.ts';

/** Which methods a company may choose for an amount, with the reasons why not. */
export const paymentOptionsService = (db: Database) => ({
  /** @param province name of the address's province, '' while there is none */
  async offer(customerId: number, amount: number, province: string) {
    const [balance, credit] = await Promise.all([balanceService(db).state(customerId), creditService(db).state(customerId)]);
    return { options: paymentOptions({ amount, balance: balance.amount, credit, province }), balance, credit };
  },
  /** @returns the reason why not, '' when it may be chosen */
  async refusal(customerId: number, amount: number, province: string, method: PaymentMethod): Promise<string> {
    const { options } = await this.offer(customerId, amount, province);
    return options.find((option) => option.method === method)!.reason;
  },
});
