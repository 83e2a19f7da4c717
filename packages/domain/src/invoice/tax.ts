import type { Fen } from '../money/index.ts';

/** All the mall sells is taxed so (rule money 5). */
export const taxPercent = 13;

/**
 * What of an amount with tax is goods and what is tax: the goods rounded half-up to the fen, the tax what is left, so the two always add up (rule invoice 10).
 * @param amount fen with tax, negative on a red invoice
 */
export function taxOf(amount: Fen): { net: Fen; tax: Fen } {
  const magnitude = BigInt(Math.abs(amount));
  const divisor = BigInt(100 + taxPercent);
  const rounded = Number((magnitude * 200n + divisor) / (divisor * 2n));
  const net = amount < 0 && rounded !== 0 ? -rounded : rounded;
  return { net, tax: amount - net };
}
