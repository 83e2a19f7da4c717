import type { Fen } from './fen.ts';

/**
 * Spreads an amount over lines in proportion to their weights, by largest remainder, so the shares always add up to the amount
 * (rule money 7). At equal remainders the earlier line gets the odd fen. With no weight at all the lines share evenly.
 * @param total whole fen, not negative
 * @param weights whole numbers, not negative, usually the lines' amounts in fen
 * @returns one share a weight, in the same order
 */
export function apportion(total: Fen, weights: readonly number[]): Fen[] {
  if (!Number.isSafeInteger(total) || total < 0) throw new RangeError(`cannot apportion ${total}`);
  if (weights.some((weight) => !Number.isSafeInteger(weight) || weight < 0)) throw new RangeError('weights are whole and not negative');
  if (weights.length === 0) {
    if (total > 0) throw new RangeError('nothing to apportion to');
    return [];
  }
  const given = weights.reduce((sum, weight) => sum + BigInt(weight), 0n);
  const even = given === 0n;
  const sum = even ? BigInt(weights.length) : given;
  const quotas = weights.map((weight) => BigInt(total) * (even ? 1n : BigInt(weight)));
  const shares = quotas.map((quota) => Number(quota / sum));
  const left = total - shares.reduce((taken, share) => taken + share, 0);
  quotas
    .map((quota, index) => ({ index, remainder: quota % sum }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left)
    .forEach(({ index }) => {
      shares[index]! += 1;
    });
  return shares;
}
