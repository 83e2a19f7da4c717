import type { InquiryLine } from '../../../parts/inquiry/inquiry-types.ts';

export interface ChosenLine {
  id: number;
  quantity: number;
}

/** Pieces of a line that are offered and not ordered yet. */
export const leftOf = ({ offer, quantity, orderedQuantity }: InquiryLine): number =>
  offer ? Math.max(0, (quantity ?? 0) - orderedQuantity) : 0;

/** What the buyer wants of each line; a line that isn't named is wanted whole, 0 not at all. */
export type Wanted = ReadonlyMap<number, number>;

/** The lines that would be ordered, each within what is left of it. */
export const chosenLines = (lines: readonly InquiryLine[], wanted: Wanted): ChosenLine[] =>
  lines
    .map((line) => ({ id: line.id, quantity: Math.min(wanted.get(line.id) ?? leftOf(line), leftOf(line)) }))
    .filter(({ quantity }) => quantity > 0);

/** Is it all that is open? Then the quotation is ordered as it stands. */
export const isWhole = (lines: readonly InquiryLine[], chosen: readonly ChosenLine[]): boolean =>
  lines.every((line) => leftOf(line) === (chosen.find(({ id }) => id === line.id)?.quantity ?? 0));

/** What the chosen pieces come to at the offered prices, in fen. Fewer than a price holds for cost what they cost without it: the confirmation says so. */
export const chosenFen = (lines: readonly InquiryLine[], chosen: readonly ChosenLine[]): number =>
  chosen.reduce((sum, { id, quantity }) => sum + (lines.find((line) => line.id === id)?.offer?.priceFen ?? 0) * quantity, 0);
