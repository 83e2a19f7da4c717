import type { Sdk } from '@mall/api-sdk';
import type { Bus } from '@mall/event-bus';
import type { CallOutput } from './call.ts';

type Answer = CallOutput<'pricing.getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity'>['skuPriceAndDeliveryTimes'];
/** Price and delivery time of one SKU at one quantity, for who is here. */
export type SkuOffer = Answer[string];

/** `quantity` is 1 unless given; it has to obey the SKU's minimum. */
export interface OfferWish {
  skuNumber: string;
  quantity?: number | undefined;
}

interface Entry {
  offer: SkuOffer | undefined;
  at: number;
  failed: boolean;
}

export interface PriceBook {
  read(wish: OfferWish): Entry | undefined;
  /** Asks for what isn't known yet; all who ask within a moment share one call. */
  want(wishes: readonly OfferWish[]): void;
  /** Everything known is out of date, but may stay in sight until the new answer is here. */
  expire(): void;
  subscribe(listener: () => void): () => void;
  revision(): number;
  generation(): number;
}

const atOnce = 200;
const gatherMs = 16;
const freshMs = 60_000;
const idOf = ({ skuNumber, quantity = 1 }: OfferWish) => `${skuNumber} ${quantity}`;

/** The answer is keyed by SKU, so one SKU at two quantities needs two calls. */
function intoCalls(wishes: OfferWish[]): OfferWish[][] {
  const calls: Map<string, OfferWish>[] = [];
  for (const wish of wishes) {
    const place = calls.find((call) => call.size < atOnce && !call.has(wish.skuNumber));
    if (place) place.set(wish.skuNumber, wish);
    else calls.push(new Map([[wish.skuNumber, wish]]));
  }
  return calls.map((call) => [...call.values()]);
}

function createPriceBook(sdk: Sdk, bus: Bus): PriceBook {
  const entries = new Map<string, Entry>();
  const underWay = new Set<string>();
  const listeners = new Set<() => void>();
  let queue: OfferWish[] = [];
  let revision = 0;
  let generation = 0;

  const tell = () => {
    revision += 1;
    for (const listener of [...listeners]) listener();
  };

  async function ask(wishes: OfferWish[], asked: number) {
    let answer: Answer | undefined;
    try {
      const skuNumberAndQuantities = wishes.map(({ skuNumber, quantity = 1 }) => ({ skuNumber, quantity }));
      const input = { skuNumberAndQuantities, withCurrentWareHouseStockFree: true };
      answer = (await sdk.pricing.getSkuPriceAndDeliveryTimeBySkuNumberAndQuantity(input)).skuPriceAndDeliveryTimes;
    } catch {
      // Each place that waits says so, with its retry.
    }
    for (const wish of wishes) {
      const id = idOf(wish);
      underWay.delete(id);
      if (asked !== generation) continue;
      const known = entries.get(id)?.offer;
      entries.set(id, { offer: answer ? answer[wish.skuNumber] : known, at: performance.now(), failed: !answer });
    }
    tell();
  }

  function flush() {
    const wishes = queue;
    queue = [];
    for (const call of intoCalls(wishes)) void ask(call, generation);
  }

  const book: PriceBook = {
    read: (wish) => entries.get(idOf(wish)),
    want(wishes) {
      const now = performance.now();
      for (const wish of wishes) {
        const id = idOf(wish);
        const entry = entries.get(id);
        if (underWay.has(id) || (entry && !entry.failed && now - entry.at < freshMs)) continue;
        underWay.add(id);
        if (queue.push(wish) === 1) setTimeout(flush, gatherMs);
      }
    },
    expire() {
      generation += 1;
      underWay.clear();
      queue = [];
      for (const entry of entries.values()) entry.at = Number.NEGATIVE_INFINITY;
      tell();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    revision: () => revision,
    generation: () => generation,
  };
  bus.on('location:changed', book.expire);
  return book;
}

const books = new WeakMap<Bus, PriceBook>();

/** The one book of this browser tab, shared by all areas as the bus is: each has a client of its own, and any of them may ask. */
export function priceBookOf(sdk: Sdk, bus: Bus): PriceBook {
  const known = books.get(bus);
  if (known) return known;
  const book = createPriceBook(sdk, bus);
  books.set(bus, book);
  return book;
}
