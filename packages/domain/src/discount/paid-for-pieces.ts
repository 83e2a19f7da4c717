import type { Fen } from '../money/index.ts';
import type { DiscountPart } from './apply-discounts.ts';

/** An ordered line: its sum before discounts and what was taken off it, by where it came from. */
export interface OrderedPieces {
  quantity: number;
  total: Fen;
  discount: Fen;
  parts: readonly DiscountPart[];
}

export interface PaidForPieces {
  /** What goes back to the buyer. */
  paid: Fen;
  /** What of campaigns and coupon lay on these pieces: never paid, never given back. */
  parts: DiscountPart[];
}

/**
 * What some pieces of a line really cost, discounts shared (rules after-sales 8; discount 20). All pieces count alike, and each is rounded together
 * with those before it: however a line is given back, piece by piece or all at once, it adds up to what was paid for it, to the fen.
 * @param before pieces given back already @param pieces how many now
 * @throws {RangeError} more pieces than the line has left
 */
export function paidForPieces(line: OrderedPieces, before: number, pieces: number): PaidForPieces {
  const { quantity, total, discount } = line;
  if (!Number.isInteger(before) || !Number.isInteger(pieces) || before < 0 || pieces < 0 || before + pieces > quantity)
    throw new RangeError(`${pieces} pieces after ${before} of ${quantity}`);
  const share = (amount: Fen) => upTo(amount, before + pieces, quantity) - upTo(amount, before, quantity);
  return { paid: share(total - discount), parts: line.parts.map((part) => ({ ...part, fen: share(part.fen) })) };
}

/** What the first so many of the pieces cost, rounded half-up (rule money 6). */
const upTo = (amount: Fen, pieces: number, quantity: number): Fen =>
  Number((BigInt(amount) * BigInt(pieces) * 2n + BigInt(quantity)) / (2n * BigInt(quantity)));
