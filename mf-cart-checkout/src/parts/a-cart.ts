import { moneyText, splitPrice } from '@mall/domain/money';
import type { CartLine, CartTotals, ShoppingCart } from './trading-types.ts';

/** A valid line, for tests. Prices in fen. */
export function aLine(changes: Partial<CartLine> = {}): CartLine {
  const quantity = changes.quantity ?? 10;
  const appliedPriceFen = changes.appliedPriceFen ?? 125;
  const { sub, decimal } = splitPrice(appliedPriceFen);
  return {
    id: 1,
    sku: 'AA10001',
    quantity,
    selected: true,
    selectedAttributes: '',
    customerSkuItemNo: '',
    relationShoppingCartItemId: 0,
    isInsertMatchSku: false,
    replacedSku: '',
    productName: '内六角圆柱头螺钉 M8×30',
    manufacturerId: 1,
    manufacturerName: '火也',
    manufacturerPartNumber: 'HY-912-0830',
    orderCode: 'HY0830',
    defaultThumbUrl: '',
    packQty: 1,
    packUom: '盒',
    salesPackUom: '个',
    minOrderQty: 10,
    stepValue: 10,
    discountPurchaseLimit: null,
    appliedPriceTag: '',
    appliedPriceSub: sub,
    appliedPriceDecimal: decimal,
    underlinedPrice: '',
    appliedPriceFen,
    lineTotalFen: appliedPriceFen * quantity,
    discountFen: 0,
    discounts: [],
    dynamicDeliveryTimeId: 1,
    dynamicDeliveryTimeName: '当日发货',
    arrivalDate: '2026-11-25',
    currentWareHouseStockFree: 640,
    warehouseStockDto: [{ warehouseId: 1, description: '上海', stockFreeQuantity: 640 }],
    stockFreeIsHide: false,
    isValid: true,
    invalidReason: '',
    isInquiryPrice: false,
    ...changes,
  };
}

export function totalsFor(lines: CartLine[]): CartTotals {
  const chosen = lines.filter(({ selected, isValid }) => selected && isValid);
  const sum = (of: (line: CartLine) => number) => chosen.reduce((total, line) => total + of(line), 0);
  const goodsFen = sum(({ lineTotalFen }) => lineTotalFen);
  const discountFen = sum((line) => line.discountFen);
  return {
    selectedLines: chosen.length,
    selectedQuantity: sum(({ quantity }) => quantity),
    goodsFen,
    discountFen,
    freightFen: 0,
    payableFen: goodsFen - discountFen,
    goodsAmount: moneyText(goodsFen),
    discountAmount: moneyText(discountFen),
    freightAmount: moneyText(0),
    payableAmount: moneyText(goodsFen - discountFen),
  };
}

/** A cart of these lines, for tests. */
export const aCart = (lines: CartLine[], changes: Partial<ShoppingCart> = {}): ShoppingCart => ({
  kpId: 1,
  lines,
  totals: totalsFor(lines),
  campaigns: [],
  isAllSelected: lines.every(({ selected }) => selected),
  totalProducts: lines.length,
  ...changes,
});
