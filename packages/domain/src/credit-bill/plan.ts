import { shippedValue } from '../invoice/index.ts';
import type { Fen } from '../money/index.ts';

/** Lines of a bill that are no line of an order: its freight, and what another payment brought of it. */
export const freightOfBill = 0;
export const otherwiseOfBill = -1;

/** A share of an order on account: a line of it, pieces and fen. */
export interface BillPart {
  lineId: number;
  quantity: number;
  amount: Fen;
}

/** An order on account as it stood when a period ended. */
export interface BillableOrder {
  /** What a line costs after discounts, what of it has left, and what came back; fen. */
  lines: readonly { lineId: number; amount: Fen; quantity: number; shipped: number; returned: { quantity: number; amount: Fen } }[];
  freight: Fen;
  /** Kept of it by another payment than credit: a supplement's rest. */
  otherwise: Fen;
  /** Drawn on credit less what was given back. */
  drawn: Fen;
}

const sum = (parts: readonly { amount: Fen }[]) => parts.reduce((all, { amount }) => all + amount, 0);

/**
 * What of an order belongs on bills, all of them together (rules credit-bill 4, 5): what has left less what came back, the freight with the first piece, and
 * what was paid another way taken off, as far as it reaches. Never more than is drawn.
 */
export function billableParts({ lines, freight, otherwise, drawn }: BillableOrder): BillPart[] {
  const goods = lines.map(({ lineId, amount, quantity, shipped, returned }) => ({
    lineId,
    quantity: Math.max(0, shipped - returned.quantity),
    amount: Math.max(0, shippedValue({ amount, quantity }, shipped) - returned.amount),
  }));
  const hasLeft = lines.some(({ shipped }) => shipped > 0);
  const parts = [...goods, { lineId: freightOfBill, quantity: hasLeft && freight > 0 ? 1 : 0, amount: hasLeft ? freight : 0 }];
  const all = sum(parts);
  const onCredit = Math.min(drawn, Math.max(0, all - otherwise));
  return [...parts, { lineId: otherwiseOfBill, quantity: 0, amount: onCredit - all }].filter(
    ({ amount, quantity }) => amount !== 0 || quantity > 0,
  );
}

/** What isn't on any bill yet of what belongs there; below zero what has to come off again (rule credit-bill 6). */
export function unbilledParts(belongs: readonly BillPart[], billed: readonly BillPart[]): BillPart[] {
  const ids = [...new Set([...belongs, ...billed].map(({ lineId }) => lineId))];
  const of = (parts: readonly BillPart[], id: number, what: 'amount' | 'quantity') =>
    parts.reduce((all, part) => (part.lineId === id ? all + part[what] : all), 0);
  return ids
    .map((lineId) => ({
      lineId,
      quantity: of(belongs, lineId, 'quantity') - of(billed, lineId, 'quantity'),
      amount: of(belongs, lineId, 'amount') - of(billed, lineId, 'amount'),
    }))
    .filter(({ amount }) => amount !== 0);
}
