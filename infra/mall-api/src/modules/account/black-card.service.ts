import { blackCardFee, blackCardRenewableFrom, blackCardTerm, canBuyBlackCard } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { MallError } from '../../http/mall-error.ts';
import { blackCardRepository, type PurchaseRow } from './black-card.repository.ts';
import { customerRepository } from './customer.repository.ts';

export type { PurchaseRow } from './black-card.repository.ts';

/** Memberships and the years that are bought of them. The company is locked before its purchase, whoever comes. */
export const blackCardService = (db: Database) => ({
  /** UTC ISO text, null for a company that never was a member. */
  until: (customerId: number): Promise<string | null> => blackCardRepository(db).until(customerId),

  /**
   * The purchase a company is about to pay: the same for all who ask at once (rule account 24). Call it in a transaction.
   * @throws {MallError} BLACK_CARD_NOT_RENEWABLE while the card runs and its last 60 days haven't begun
   */
  async purchase(customerId: number, kpId: number, now: string): Promise<PurchaseRow> {
    const cards = blackCardRepository(db);
    await customerRepository(db).lock(customerId);
    const until = await cards.until(customerId);
    if (until !== null && !canBuyBlackCard(until, now))
      throw new MallError('BLACK_CARD_NOT_RENEWABLE', { until, renewableFrom: blackCardRenewableFrom(until) });
    const open = await cards.open(customerId);
    if (!open) {
      const purchase = { id: opaqueId(), customerId, fee: blackCardFee };
      await cards.insert({ ...purchase, kpId });
      return { ...purchase, paidAt: null };
    }
    if (open.fee !== blackCardFee) await cards.setFee(open.id, blackCardFee);
    return { ...open, fee: blackCardFee };
  },

  find: (id: string): Promise<PurchaseRow | undefined> => blackCardRepository(db).find(id),

  /** Locked until the transaction ends. */
  async lock(id: string): Promise<PurchaseRow | undefined> {
    const cards = blackCardRepository(db);
    const found = await cards.find(id);
    if (!found) return undefined;
    await customerRepository(db).lock(found.customerId);
    return cards.find(id);
  },

  /** A locked purchase was paid: a year more (rule account 23). */
  async begin({ id, customerId }: PurchaseRow, now: string): Promise<void> {
    const cards = blackCardRepository(db);
    const term = blackCardTerm(await cards.until(customerId), now);
    await cards.setUntil(customerId, term.until);
    await cards.setPaid(id, { paidAt: now, startsAt: term.from, endsAt: term.until });
  },
});
