import type { Fen } from '../money/index.ts';

/** From which amounts a payment takes a code by SMS besides (rule account 41): the person's own figure and the company's; null: never. */
export interface SecondStepAbove {
  own: Fen | null;
  company: Fen | null;
}

/** The lower of the two; null where neither was set. */
export const secondStepAbove = ({ own, company }: SecondStepAbove): Fen | null =>
  own === null ? company : company === null ? own : Math.min(own, company);

/** Does a payment of this amount out of the company's accounts take a code? Above the figure, not at it. */
export function needsSecondStep(amount: Fen, above: SecondStepAbove): boolean {
  const from = secondStepAbove(above);
  return from !== null && amount > from;
}

/** Is it laxer than before? Then it takes a code itself. */
export const isLaxer = (before: Fen | null, after: Fen | null): boolean => before !== null && (after === null || after > before);
