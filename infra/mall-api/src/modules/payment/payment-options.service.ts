import { type PaidSoFar, type PaymentMethod, type PaymentOption, paymentOptions, restRefusal } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { balanceService } from '../account/balance.service.ts';
import { creditService } from '../credit/credit.service.ts';

const nothingYet: PaidSoFar = { taken: [], isPersonalAdvance: false };

/** Which methods a company may choose for an amount, with the reasons why not. */
export const paymentOptionsService = (db: Database) => ({
  /** @param province name of the address's province, '' while there is none. @param soFar of an order that was placed */
  async offer(customerId: number, amount: number, province: string, soFar: PaidSoFar = nothingYet) {
    const [balance, credit] = await Promise.all([balanceService(db).state(customerId), creditService(db).state(customerId)]);
    const options = paymentOptions({ amount, balance: balance.amount, credit, province }).map((option): PaymentOption => {
      const reason = restRefusal(option.method, soFar);
      return reason ? { ...option, isAllowed: false, reason } : option;
    });
    return { options, balance, credit };
  },
  /** @returns the reason why not, '' when it may be chosen */
  async refusal(customerId: number, amount: number, province: string, method: PaymentMethod, soFar: PaidSoFar = nothingYet) {
    const { options } = await this.offer(customerId, amount, province, soFar);
    return options.find((option) => option.method === method)!.reason;
  },
});
