import type { Fen } from '../money/index.ts';

/** What could stand in a line's place and be ordered so: its price for the line's quantity. */
export interface SubstituteChoice {
  isPrivateBrand: boolean;
  total: Fen;
}

/**
 * Which of those that could stand in a line's place is offered (rule cart 26): one that costs less; of several the private brand's, then what saves most.
 * @param total what the line costs as it stands
 * @returns undefined where none costs less
 */
export function chooseSubstitute<One extends SubstituteChoice>(total: Fen, choices: readonly One[]): One | undefined {
  const [best] = choices
    .filter((choice) => choice.total < total)
    .toSorted((a, b) => Number(b.isPrivateBrand) - Number(a.isPrivateBrand) || a.total - b.total);
  return best;
}
