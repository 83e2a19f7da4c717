import { type Fen, moneyText } from '../money/index.ts';

/** A line as the totals count it; lines not selected or not valid are left out by the caller. */
export interface TotalLine {
  quantity: number;
  total: Fen;
  discount: Fen;
}

/** What a cart, a checkout or an order comes to. Freight is free: 一件包邮 (rule cart 23). Texts are as a buyer reads them. */
export function totalsOf(lines: readonly TotalLine[]) {
  const goodsFen = lines.reduce((sum, line) => sum + line.total, 0);
  const discountFen = lines.reduce((sum, line) => sum + line.discount, 0);
  const freightFen = 0;
  const payableFen = goodsFen - discountFen + freightFen;
  return {
    selectedLines: lines.length,
    selectedQuantity: lines.reduce((sum, line) => sum + line.quantity, 0),
    goodsFen,
    discountFen,
    freightFen,
    payableFen,
    goodsAmount: moneyText(goodsFen),
    discountAmount: moneyText(discountFen),
    freightAmount: moneyText(freightFen),
    payableAmount: moneyText(payableFen),
  };
}
