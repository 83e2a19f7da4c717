import { chance } from './hash.ts';

/** Province ids are 10001 plus the place in the official order: 北京 10001 … 上海 10009 … 澳门 10034. */
const province = (...places: number[]) => places.map((place) => 10_000 + place);

export const warehouses = [
  { id: 1, name: '上海', provinces: province(9, 10, 11, 12, 14, 32) },
  { id: 2, name: '广州', provinces: province(13, 19, 20, 21, 33, 34) },
  { id: 3, name: '天津', provinces: province(1, 2, 3, 4, 5, 6, 7, 8, 15) },
  { id: 4, name: '成都', provinces: province(22, 23, 24, 25, 26, 28, 29, 30, 31) },
  { id: 5, name: '武汉', provinces: province(16, 17, 18, 27) },
] as const;

const share = [0.82, 0.6, 0.55, 0.45, 0.4] as const;

/**
 * What lies in each warehouse; cheap and popular parts by the thousand, machines by the piece. What runs short has next to none, and what its maker ships lies in
 * none of them.
 */
export function stockOf(sku: {
  seed: number;
  price: number;
  step: number;
  popularity: number;
  isScarce: boolean;
  isFixedPrice: boolean;
  isDropShip: boolean;
}): [warehouse: number, onHand: number][] {
  if (sku.isDropShip) return [];
  const isShort = sku.isScarce || sku.isFixedPrice;
  const typical = sku.price < 100 ? 6000 : sku.price < 1000 ? 1200 : sku.price < 10_000 ? 160 : sku.price < 100_000 ? 30 : 5;
  const rows: [number, number][] = [];
  warehouses.forEach(({ id }, i) => {
    const here = chance(sku.seed, 40 + i);
    const stocked = sku.popularity >= 2 && i === 0 ? true : here < (share[i] ?? 0) * (sku.popularity > 0 ? 1.15 : 0.9);
    if (!stocked) return;
    const much = typical * (0.15 + 1.4 * chance(sku.seed, 50 + i)) * (1 + 0.6 * Math.max(0, sku.popularity));
    const packs = Math.max(1, Math.round(much / sku.step));
    rows.push([id, isShort ? Math.min(packs, 2) * sku.step : packs * sku.step]);
  });
  return rows;
}
