import { moneyText } from '@mall/domain/money';
import type { CartLine, ShoppingCart } from '../../../parts/trading-types.ts';
import type { LineEdit } from './edit-batch.ts';

export interface CartView {
  lines: CartLine[];
  invalidLines: CartLine[];
  totals: ShoppingCart['totals'];
  campaigns: ShoppingCart['campaigns'];
  selection: 'none' | 'some' | 'all';
}

/**
 * The cart as the buyer wants it: what the server knows, with the changes still on their way on top. Sums of changed lines are foretold from
 * the unit price; the server's own follow with its answer.
 */
export function cartView(cart: ShoppingCart, pending: (id: number) => LineEdit | undefined, isRemoved: (id: number) => boolean): CartView {
  let isForetold = false;
  const all = cart.lines
    .filter(({ id }) => !isRemoved(id))
    .map((line) => {
      const edit = pending(line.id);
      if (!edit) return line;
      isForetold = true;
      const quantity = edit.quantity ?? line.quantity;
      const lineTotalFen = quantity === line.quantity ? line.lineTotalFen : line.appliedPriceFen * quantity;
      return { ...line, ...edit, quantity, lineTotalFen };
    });
  const lines = all.filter(({ isValid }) => isValid);
  const selected = lines.filter(({ selected }) => selected);
  return {
    lines,
    invalidLines: all.filter(({ isValid }) => !isValid),
    totals: isForetold || all.length < cart.lines.length ? foretoldTotals(cart, selected) : cart.totals,
    campaigns: cart.campaigns,
    selection: selected.length === 0 ? 'none' : selected.length < lines.length ? 'some' : 'all',
  };
}

function foretoldTotals({ totals }: ShoppingCart, selected: CartLine[]): ShoppingCart['totals'] {
  const sum = (of: (line: CartLine) => number) => selected.reduce((total, line) => total + of(line), 0);
  const goodsFen = sum((line) => line.lineTotalFen);
  const discountFen = Math.min(goodsFen, selected.length ? totals.discountFen : 0);
  const payableFen = goodsFen - discountFen + totals.freightFen;
  return {
    ...totals,
    selectedLines: selected.length,
    selectedQuantity: sum((line) => line.quantity),
    goodsFen,
    discountFen,
    payableFen,
    goodsAmount: moneyText(goodsFen),
    discountAmount: moneyText(discountFen),
    payableAmount: moneyText(payableFen),
  };
}
