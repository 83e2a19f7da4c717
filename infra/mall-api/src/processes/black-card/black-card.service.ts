import type { BlackCardStatus, Charge } from '@mall/api-contract/payment';
import {
  blackCardFee,
  blackCardRenewableFrom,
  blackCardState,
  blackCardTerm,
  canBuyBlackCard,
  isBlackCardMember,
} from '@mall/domain/account';
import { moneyText } from '@mall/domain/money';
import type { PaymentProviderName } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { blackCardService } from '../../modules/account/black-card.service.ts';
import { paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { pricingService } from '../../modules/pricing/pricing.service.ts';

/** The black card of a company: what it is worth, and buying a year of it (rules account 13–15, 21–26). */
export const blackCardDesk = (db: Database) => ({
  async status({ customerId }: Kp, now = new Date().toISOString()): Promise<BlackCardStatus> {
    const [until, { orders, saved }] = await Promise.all([
      blackCardService(db).until(customerId),
      pricingService(db).cardSavings(customerId),
    ]);
    return {
      state: blackCardState(until, now),
      isMember: isBlackCardMember(until, now),
      until: until ?? '',
      renewableFrom: until === null ? '' : blackCardRenewableFrom(until),
      canBuy: canBuyBlackCard(until, now),
      nextUntil: blackCardTerm(until, now).until,
      feeFen: blackCardFee,
      fee: moneyText(blackCardFee),
      savedFen: saved,
      saved: moneyText(saved),
      savedOrders: orders,
    };
  },

  /**
   * Opens a charge for a year, or finds the one that is open: whoever of a company buys at once pays for the same year.
   * @throws {MallError} BLACK_CARD_NOT_RENEWABLE
   */
  charge: ({ customerId, kpId }: Kp, provider: PaymentProviderName, channel: string): Promise<Charge> =>
    db.transaction(async (tx) => {
      const now = new Date().toISOString();
      const { id: subjectId, fee: amount } = await blackCardService(tx).purchase(customerId, kpId, now);
      const wanted = { subject: 'membership', subjectId, provider, amount, channel } as const;
      const { id, expiresAt } = await paymentLedger(tx).openCharge(wanted, now);
      return { chargeId: id, payUrl: `/_cashier/${id}`, amountFen: amount, expiresAt };
    }),
});
