import type { Offer } from './quotation.repository.ts';
import type { QuotationLine } from './quotation-rows.ts';

export type Offered = Offer;

/** A line for which nothing is offered or refused yet. */
export const noOffer: Offer = {
  quotedSku: null,
  quotedPrice: null,
  quotedQuantity: null,
  quotedDays: null,
  quotedRemark: '',
  quotedBy: '',
  refusedWhy: '',
};

type Answer = Pick<QuotationLine, 'quotedPrice' | 'refusedWhy'>;
/** Nobody has answered the line yet. */
export const isOpen = ({ quotedPrice, refusedWhy }: Answer): boolean => quotedPrice === null && refusedWhy === '';

type Orderable = Pick<QuotationLine, 'quotedPrice' | 'quantity' | 'quotedQuantity' | 'orderedQuantity'>;
/** Pieces that can still be ordered: what was asked for, or what its price begins at where that is more (rule inquiry 26). */
export const leftOf = ({ quotedPrice, quantity, quotedQuantity, orderedQuantity }: Orderable): number =>
  quotedPrice === null ? 0 : Math.max(0, Math.max(quantity ?? 0, quotedQuantity ?? 0) - orderedQuantity);

/** What is offered, for all of what was asked. @returns fen */
export const offerTotal = (lines: readonly Orderable[]): number =>
  lines.reduce((sum, line) => sum + (line.quotedPrice ?? 0) * Math.max(line.quantity ?? 0, line.quotedQuantity ?? 0), 0);
