import { payLinkEnd } from '@mall/domain/payment';
import type { Database } from '../../database/database.ts';
import { opaqueId } from '../../database/opaque-id.ts';
import { type PayLinkRow, payLinkRepository } from './pay-link.repository.ts';
import type { SaidByLink } from './pay-link-token.ts';

export type { PayLinkRow } from './pay-link.repository.ts';

interface Wanted {
  orderId: string;
  /** What is to be paid, in fen. */
  amount: number;
  orderExpiresAt: string;
  madeBy: number;
  /** Another one than there is. */
  isRenewed: boolean;
}

/** Links by which somebody else pays: of an order one is in force at a time. Lock the order first. */
export const payLinkService = (db: Database) => ({
  /** The link that is in force for this amount, else a new one, and what was before ends. */
  async linkFor({ orderId, amount, orderExpiresAt, madeBy, isRenewed }: Wanted, now: string): Promise<PayLinkRow> {
    const links = payLinkRepository(db);
    const known = await links.inForce(orderId);
    if (known && !isRenewed && known.amount === amount && Date.parse(known.expiresAt) > Date.parse(now)) return known;
    if (known) await links.end(orderId, now);
    const link = { id: opaqueId(), orderId, amount, expiresAt: payLinkEnd(now, orderExpiresAt) };
    await links.insert({ ...link, madeBy, createdAt: now });
    return { ...link, endedAt: null };
  },
  /** @param said by a genuine token @returns undefined where there is no such link */
  async find({ id, amount }: SaidByLink): Promise<PayLinkRow | undefined> {
    const link = await payLinkRepository(db).find(id);
    return link?.amount === amount ? link : undefined;
  },
  /** The order is to be paid otherwise: its link works no longer. */
  async end(orderId: string): Promise<void> {
    await payLinkRepository(db).end(orderId, new Date().toISOString());
  },
});
