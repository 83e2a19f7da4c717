import { type CartCampaign, campaignDiscount } from '../discount/index.ts';
import type { Fen } from '../money/index.ts';

/** A line as it counts: its SKU, and what the line costs before campaigns. */
export interface SavingLine {
  id: number;
  sku: string;
  quantity: number;
  total: Fen;
  /** It is selected and can be ordered. */
  isCounted: boolean;
}
/** What would stand in lines' places, by the lines' ids, and what each line would cost so. */
export type InsteadOf = ReadonlyMap<number, { sku: string; total: Fen }>;

interface Tally {
  pieces: number;
  sum: Fen;
}

/**
 * What the sum of a cart falls by, campaigns included, when other SKUs stand in lines' places (rule cart 26): what is cheaper by the piece may take part in no
 * campaign, or leave one's threshold unreached. Lines that aren't counted are looked at as if they were. A SKU takes part in one campaign (rule discount 27).
 * @returns of changes to their saving in fen, negative where the cart would cost more
 */
export function substituteSaving(lines: readonly SavingLine[], campaigns: readonly CartCampaign[]): (changes: InsteadOf) => Fen {
  const campaignOf = (sku: string) => campaigns.findIndex(({ skus }) => skus.has(sku));
  const known = new Map(lines.map((line) => [line.id, { ...line, campaign: campaignOf(line.sku) }]));
  const counted = campaigns.map((): Tally => ({ pieces: 0, sum: 0 }));
  const add = (tallies: readonly Tally[], at: number, pieces: number, sum: Fen) => {
    const tally = tallies[at];
    if (!tally) return;
    tally.pieces += pieces;
    tally.sum += sum;
  };
  for (const { campaign, quantity, total, isCounted } of known.values()) if (isCounted) add(counted, campaign, quantity, total);
  const off = (tallies: readonly Tally[]) =>
    tallies.reduce((all, { pieces, sum }, at) => all + (pieces > 0 ? campaignDiscount(campaigns[at]!, pieces, sum) : 0), 0);

  return (changes) => {
    const [before, after] = [counted.map((one) => ({ ...one })), counted.map((one) => ({ ...one }))];
    let saving = 0;
    for (const [id, { sku, total }] of changes) {
      const line = known.get(id);
      if (!line) continue;
      saving += line.total - total;
      if (!line.isCounted) add(before, line.campaign, line.quantity, line.total);
      else add(after, line.campaign, -line.quantity, -line.total);
      add(after, campaignOf(sku), line.quantity, total);
    }
    return saving - off(before) + off(after);
  };
}
