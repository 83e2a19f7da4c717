import type { Fen } from '../money/index.ts';

/**
 * What so many pieces of a line are worth, its discount shared: worked out of all pieces that have left, never piece by piece, so that parts add up to the line
 * (rule invoice 11).
 * @param line what all its pieces cost after discounts, fen
 */
export function shippedValue(line: { amount: Fen; quantity: number }, pieces: number): Fen {
  if (pieces < 0 || pieces > line.quantity) throw new RangeError(`${pieces} of ${line.quantity} pieces`);
  const [amount, quantity] = [BigInt(line.amount), BigInt(line.quantity)];
  return Number((amount * BigInt(pieces) * 2n + quantity) / (quantity * 2n));
}
