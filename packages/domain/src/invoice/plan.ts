import type { Fen } from '../money/index.ts';
import type { InvoiceState } from './state.ts';

/** The freight of an order stands among its lines under this id. */
export const freightLine = 0;

/** Pieces and money of one line of an order; negative on a red invoice. */
export interface InvoicePart {
  lineId: number;
  quantity: number;
  amount: Fen;
}
/** An invoice that there is already, with its parts of this order. */
export interface PastInvoice {
  id: string;
  state: InvoiceState;
  /** The blue invoice that a red one takes back; null of a blue one. */
  originalId: string | null;
  /** It holds other orders too. */
  isShared: boolean;
  parts: readonly InvoicePart[];
}
export interface InvoicePlan {
  /** Never issued and not right any more. */
  voids: string[];
  blue: InvoicePart[];
  reds: { originalId: string; parts: InvoicePart[] }[];
}

const sumOf = (parts: readonly InvoicePart[], lineId: number) => {
  const own = parts.filter((part) => part.lineId === lineId);
  return { quantity: own.reduce((sum, part) => sum + part.quantity, 0), amount: own.reduce((sum, part) => sum + part.amount, 0) };
};

/**
 * What is still to be issued so that all invoices of an order together say what is due (rules invoice 12, 14): one blue invoice for what is missing, red ones, each
 * against one blue, for what is too much. Blue ones that nobody has issued yet are void instead. Asked again there is nothing left to do.
 * @param due what has left and didn't come back, by line; fen, never negative
 * @param mayBe whether blue ones may be issued now
 * @throws {Error} more is to be taken back than was invoiced: a fault of ours
 */
export function planInvoices(due: readonly InvoicePart[], past: readonly PastInvoice[], mayBe: boolean): InvoicePlan {
  if (due.some(({ amount }) => amount < 0)) throw new Error('less than nothing is due');
  const living = past.filter(({ state }) => state !== 'void');
  const gapOf = (lineId: number, invoices: readonly PastInvoice[]) => {
    const [wanted, there] = [
      sumOf(due, lineId),
      sumOf(
        invoices.flatMap(({ parts }) => parts),
        lineId,
      ),
    ];
    return { quantity: wanted.quantity - there.quantity, amount: wanted.amount - there.amount };
  };
  const isVoidable = ({ state, originalId, isShared, parts, id }: PastInvoice) =>
    originalId === null &&
    !isShared &&
    (state === 'waiting' || state === 'failed') &&
    !living.some((one) => one.originalId === id) &&
    parts.some(({ lineId }) => gapOf(lineId, living).amount < 0);
  const voids = living.filter(isVoidable).map(({ id }) => id);
  const left = living.filter(({ id }) => !voids.includes(id));
  const lineIds = [...new Set([...due, ...left.flatMap(({ parts }) => parts)].map(({ lineId }) => lineId))];
  const blue: InvoicePart[] = [];
  const reds = new Map<string, InvoicePart[]>();
  for (const lineId of lineIds) {
    const gap = gapOf(lineId, left);
    if (gap.amount > 0 && mayBe) blue.push({ lineId, quantity: Math.max(gap.quantity, 0), amount: gap.amount });
    if (gap.amount < 0) takeBack(lineId, { quantity: -gap.quantity, amount: -gap.amount }, left, reds);
  }
  return { voids, blue, reds: [...reds].map(([originalId, parts]) => ({ originalId, parts })) };
}

/** Shares what goes back among the blue invoices that hold the line, the newest first, none beyond what is left of it. */
function takeBack(
  lineId: number,
  { quantity, amount }: Omit<InvoicePart, 'lineId'>,
  invoices: readonly PastInvoice[],
  reds: Map<string, InvoicePart[]>,
) {
  let [pieces, fen] = [Math.max(quantity, 0), amount];
  for (const { id, parts } of invoices.filter(({ originalId }) => originalId === null).toReversed()) {
    const against = invoices.filter(({ originalId }) => originalId === id).flatMap((red) => red.parts);
    const left = sumOf([...parts, ...against], lineId);
    const taken = { quantity: Math.min(pieces, Math.max(left.quantity, 0)), amount: Math.min(fen, left.amount) };
    if (taken.amount <= 0) continue;
    reds.set(id, [...(reds.get(id) ?? []), { lineId, quantity: -taken.quantity, amount: -taken.amount }]);
    pieces -= taken.quantity;
    fen -= taken.amount;
  }
  if (fen > 0) throw new Error(`line ${lineId}: ${fen} fen more to take back than were invoiced`);
}
