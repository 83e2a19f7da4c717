import type { Fen } from '../money/index.ts';
import { isHidden } from '../money/index.ts';

/** What one sales unit of the private brand costs less than the named one's, both at the prices of whoever asks (rule catalogue 22). */
export interface Saving {
  fen: Fen;
  /** Of the named brand's price, rounded down: never more than it is. */
  percent: number;
}

/** @returns undefined where a price isn't known, or hidden from whoever asks, or nothing is saved */
export function savingOf(own: Fen | null | undefined, named: Fen | null | undefined): Saving | undefined {
  if (own == null || named == null || isHidden(own) || isHidden(named) || own >= named) return undefined;
  return { fen: named - own, percent: Math.floor(((named - own) * 100) / named) };
}
