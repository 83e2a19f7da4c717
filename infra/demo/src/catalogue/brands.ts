import { domesticBrands } from './brands/domestic.ts';
import { foreignBrands } from './brands/foreign.ts';
import { privateBrands } from './brands/private.ts';
import type { Trade } from './line.ts';

/** Every brand but the mall's own two is invented. */
export interface Brand {
  id: number;
  /** What stands before the SKU's name: 诺卡姆. */
  zh: string;
  /** As shown: 'Nordkamm 诺卡姆'. */
  name: string;
  english: string;
  code: string;
  country: string;
  level: number;
  isPrivate: boolean;
  isHot: boolean;
  trades: Trade[];
  mark: { shape: MarkShape; text: string };
}

const shapes = ['plain', 'bar', 'box', 'oval', 'hexagon', 'ring', 'chevron', 'underline', 'split', 'diamond'] as const;
export type MarkShape = (typeof shapes)[number];

const tradeOf: Record<string, Trade> = {
  fa: 'fastener',
  be: 'bearing',
  se: 'seal',
  pn: 'pneumatic',
  hy: 'hydraulic',
  cu: 'cutting',
  ab: 'abrasive',
  ha: 'hand',
  po: 'power',
  me: 'measuring',
  el: 'electric',
  au: 'automation',
  li: 'lighting',
  pr: 'protection',
  ad: 'adhesive',
  lu: 'lubricant',
  st: 'handling',
  cl: 'cleaning',
  va: 'valve',
  tr: 'transmission',
  we: 'welding',
  sa: 'safety',
  of: 'office',
  pa: 'packing',
};

function parse(table: string, firstId: number, kind: 'private' | 'domestic' | 'foreign'): Brand[] {
  return table
    .trim()
    .split('\n')
    .map((row, i) => {
      const [zh = '', english = '', code = '', country = '', level = '', trades = ''] = row.split('|');
      return {
        id: firstId + i,
        zh,
        name: kind === 'private' ? zh : kind === 'foreign' ? `${english} ${zh}` : zh,
        english,
        code,
        country,
        level: Number(level),
        isPrivate: kind === 'private',
        isHot: kind === 'private' || i % 5 === 0,
        trades: trades.split(' ').map((short) => {
          const trade = tradeOf[short];
          if (!trade) throw new Error(`${zh}: unknown trade ${short}`);
          return trade;
        }),
        mark: {
          shape: shapes[(firstId + i * 7) % shapes.length] ?? 'plain',
          text: kind === 'foreign' || (kind === 'domestic' && i % 2 === 0) ? english.toUpperCase() : zh,
        },
      };
    });
}

export const brands: Brand[] = [
  ...parse(privateBrands, 101, 'private'),
  ...parse(domesticBrands, 201, 'domestic'),
  ...parse(foreignBrands, 401, 'foreign'),
];
const byId = new Map(brands.map((brand) => [brand.id, brand]));
const byTrade = new Map<Trade, Brand[]>();
for (const brand of brands) for (const trade of brand.trades) byTrade.set(trade, [...(byTrade.get(trade) ?? []), brand]);

export const brandsOf = (trade: Trade): Brand[] => byTrade.get(trade) ?? [];

export function brandById(id: number): Brand {
  const brand = byId.get(id);
  if (!brand) throw new Error(`No brand ${id}`);
  return brand;
}
