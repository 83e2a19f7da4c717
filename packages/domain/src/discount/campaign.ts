import { type Fen, moneyText, shareOf } from '../money/index.ts';
import { shareOut } from './share-out.ts';

/** Rule 3: from so many pieces, the campaign's lines cost `discount` basis points of their price (9500 is 95 %). */
interface PieceThreshold {
  from: number;
  discount: number;
}
/** Rule 4: from so much money (fen), `off` fen less. */
interface AmountThreshold {
  from: Fen;
  off: Fen;
}

/** A campaign that lowers the sum of cart lines. `skus` are those that take part. */
export type CartCampaign = { id: number; name: string; skus: ReadonlySet<string> } & (
  | { rule: 3; thresholds: readonly PieceThreshold[] }
  | { rule: 4; thresholds: readonly AmountThreshold[] }
);

/** A selected, valid line: its sum before campaigns. */
export interface CampaignLine {
  sku: string;
  quantity: number;
  total: Fen;
}

export interface AppliedCampaign {
  campaign: CartCampaign;
  discount: Fen;
  /** The threshold reached, else the next one to reach. */
  thresholdDescription: string;
  discountDescription: string;
  /** What the next threshold asks for and gives: 再买2件打9折; '' where the highest is reached. */
  nextDescription: string;
  /** What of it each line has, in their order. */
  shares: Fen[];
}

/**
 * Applies rule 3 campaigns, then rule 4 campaigns, each to what the ones before left of its lines (rules cart 18, 20, 21).
 * A discount is spread over its lines by largest remainder, so the lines always add up to the total.
 * @returns a discount for each line in their order, and the campaigns that touch at least one line
 */
export function applyCampaigns(lines: readonly CampaignLine[], campaigns: readonly CartCampaign[]) {
  const left = lines.map((line) => line.total);
  const applied: AppliedCampaign[] = [];
  for (const campaign of [...campaigns].sort((a, b) => a.rule - b.rule || a.id - b.id)) {
    const members = lines.flatMap((line, index) => (campaign.skus.has(line.sku) ? [index] : []));
    if (members.length === 0) continue;
    const sum = members.reduce((total, index) => total + left[index]!, 0);
    const pieces = members.reduce((total, index) => total + lines[index]!.quantity, 0);
    const outcome = campaign.rule === 3 ? pieceDiscount(campaign.thresholds, pieces, sum) : amountReduction(campaign.thresholds, sum);
    const shared = shareOut(
      outcome.discount,
      members.map((index) => ({ sku: lines[index]!.sku, left: left[index]! })),
    );
    const shares = lines.map(() => 0);
    members.forEach((index, position) => {
      shares[index] = shared[position]!;
      left[index]! -= shared[position]!;
    });
    applied.push({ campaign, ...outcome, shares });
  }
  return { discounts: lines.map((line, index) => line.total - left[index]!), applied };
}

/** What a campaign takes off so many pieces of so much money (fen), where no other one touches them. */
export const campaignDiscount = (campaign: CartCampaign, pieces: number, sum: Fen): Fen =>
  (campaign.rule === 3 ? pieceDiscount(campaign.thresholds, pieces, sum) : amountReduction(campaign.thresholds, sum)).discount;

function pieceDiscount(thresholds: readonly PieceThreshold[], pieces: number, sum: Fen) {
  const { reached, next, shown } = stepsOf(thresholds, pieces);
  const off = ({ discount }: PieceThreshold) => `打${foldText(discount)}折`;
  return {
    discount: reached ? sum - shareOf(sum, reached.discount) : 0,
    thresholdDescription: shown ? `满${shown.from}件` : '',
    discountDescription: shown ? off(shown) : '',
    nextDescription: next ? `再买${next.from - pieces}件${off(next)}` : '',
  };
}

function amountReduction(thresholds: readonly AmountThreshold[], sum: Fen) {
  const { reached, next, shown } = stepsOf(thresholds, sum);
  return {
    discount: reached ? Math.min(reached.off, sum) : 0,
    thresholdDescription: shown ? `满${moneyText(shown.from)}` : '',
    discountDescription: shown ? `减${moneyText(shown.off)}` : '',
    nextDescription: next ? `再买${moneyText(next.from - sum)}减${moneyText(next.off)}` : '',
  };
}

/** The highest step that is reached, the one after it, and the one that is named: reached, else the first (rule cart 20). */
function stepsOf<T extends { from: number }>(thresholds: readonly T[], have: number) {
  const ascending = [...thresholds].sort((a, b) => a.from - b.from);
  const reached = ascending.findLast(({ from }) => have >= from);
  return { reached, next: ascending.find(({ from }) => have < from), shown: reached ?? ascending[0] };
}

/** 9500 basis points are 9.5折. */
export const foldText = (discount: number): string => String(Number((discount / 1000).toFixed(2)));
