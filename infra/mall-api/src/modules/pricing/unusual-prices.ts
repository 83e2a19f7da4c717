import type { Database } from '../../database/database.ts';
import type { Kp } from '../../http/caller.ts';
import { pricingService } from './pricing.service.ts';

type Prices = ReadonlyMap<number, number | null> | undefined;

const most = 20_000;
const remembered = { forMs: 30_000, customers: 50 };

/**
 * What a customer's lists are ordered by where it isn't the list price, remembered for half a minute: turning pages asks once. See `pricingService.unusual`.
 */
export function unusualPrices(db: Database): (kp: Kp) => Promise<Prices> {
  const known = new Map<number, { prices: Promise<Prices>; until: number }>();
  return (kp) => {
    const found = known.get(kp.customerId);
    if (found && found.until > Date.now()) return found.prices;
    const prices = pricingService(db).unusual(kp, most);
    prices.catch(() => known.delete(kp.customerId));
    known.delete(kp.customerId);
    known.set(kp.customerId, { prices, until: Date.now() + remembered.forMs });
    if (known.size > remembered.customers) known.delete(known.keys().next().value ?? 0);
    return prices;
  };
}
