import type { InquiryLine, InquiryOffer, InquiryProduct } from '@mall/api-contract/inquiry';
import { arrivalText } from '@mall/domain/delivery-time';
import { matchStateNames, quantityFault } from '@mall/domain/inquiry';
import { moneyText, yuanText } from '@mall/domain/money';
import { delistedText } from '@mall/domain/product';
import { stockFigure } from '@mall/domain/stock';
import type { Database } from '../../database/database.ts';
import { refusalOf } from '../cart/cart-line.ts';
import { savingOf } from '../cart/saving-of.ts';
import type { SkuAtQuantity, Viewer } from '../cart/sku-at-quantity.ts';
import { skuLookup } from '../cart/sku-lookup.ts';
import type { InquiryItemRow } from './inquiry-rows.ts';

type At = Awaited<ReturnType<ReturnType<typeof skuLookup>['loadAt']>>;

const mainAttributes = 5;

/** What is in stock, in a line's words; '' where staff hide it or nothing is sold. */
function stockText({ sale, isStockHidden, salesPackUom }: SkuAtQuantity): string {
  if (isStockHidden || sale.way === 'none') return '';
  return sale.totalFree > 0 ? `现货${stockFigure(sale.totalFree)}${salesPackUom}` : '无现货';
}

const deliveryText = ({ sale }: SkuAtQuantity) =>
  [sale.deliveryTimeName, arrivalText(sale.arrivalDate, 'short')].filter(Boolean).join('，');

/** A SKU as an inquiry shows it, for a quantity. */
export function productView(sku: SkuAtQuantity, quantity: number): InquiryProduct {
  const fault = refusalOf(sku, quantity);
  return {
    sku: sku.skuNumber,
    productName: sku.productName,
    thumbUrl: sku.thumbUrl,
    manufacturerName: sku.manufacturerName,
    manufacturerPartNumber: sku.manufacturerPartNumber,
    orderCode: sku.orderCode,
    itemNo: sku.itemNo,
    specification: sku.attributes
      .slice(0, mainAttributes)
      .map(([key, value]) => `${key}：${value}`)
      .join('；'),
    salesPackUom: sku.salesPackUom,
    minOrderQty: sku.minOrderQty,
    stepValue: sku.stepValue,
    priceFen: sku.price?.unit ?? null,
    priceText: sku.price ? moneyText(sku.price.unit) : '',
    stockText: stockText(sku),
    deliveryText: deliveryText(sku),
    canOrder: fault === '',
    fault,
  };
}

/** A number that the catalogue doesn't have any more. */
const goneProduct = (sku: string): InquiryProduct => ({
  ...{
    sku,
    productName: sku,
    thumbUrl: '',
    manufacturerName: '',
    manufacturerPartNumber: '',
    orderCode: '',
    itemNo: '',
    specification: '',
  },
  ...{ salesPackUom: '', minOrderQty: 1, stepValue: 1, priceFen: null, priceText: '', stockText: '', deliveryText: '' },
  ...{ canOrder: false, fault: delistedText },
});

/** The smallest quantity where the line doesn't say one yet. */
const seen = (at: At, sku: string, quantity: number | null): InquiryProduct => {
  const found = at(sku, quantity ?? undefined);
  return found ? productView(found, quantity ?? found.minOrderQty) : goneProduct(sku);
};

function offerView(row: InquiryItemRow, at: At): InquiryOffer | null {
  const { quotedSku, quotedPrice, quotedQuantity, quotedDays } = row;
  if (quotedSku === null || quotedPrice === null) return null;
  const product = seen(at, quotedSku, row.quantity);
  const lineTotalFen = quotedPrice * (row.quantity ?? 0);
  return {
    product,
    isSubstitute: quotedSku !== (row.skuNumber ?? quotedSku),
    priceFen: quotedPrice,
    priceText: moneyText(quotedPrice),
    fromQuantity: quotedQuantity ?? 1,
    lineTotalFen,
    lineTotalText: yuanText(lineTotalFen),
    deliveryText: quotedDays === null ? product.deliveryText : `${quotedDays}个工作日内发货`,
    remark: row.quotedRemark,
    byStaff: row.quotedBy !== '',
  };
}

function lineView(row: InquiryItemRow, at: At): InquiryLine {
  const { skuNumber, quantity, replacedSku } = row;
  const ownBrand = skuNumber === null || replacedSku !== null ? null : (at(skuNumber)?.ownBrandSku ?? null);
  const possible = ownBrand === null ? 0 : savingOf(at, skuNumber!, ownBrand, quantity);
  return {
    id: row.id,
    position: row.position,
    said: row.said,
    customer: {
      itemNo: row.itemNoCustomer,
      partNumber: row.partNumberCustomer,
      brand: row.brandCustomer,
      name: row.nameCustomer,
      specification: row.specCustomer,
    },
    quantity,
    quantitySaid: row.quantitySaid,
    unitSaid: row.unitSaid,
    quantityFault: quantityFault(quantity, row.quantitySaid),
    remark: row.remark,
    matchState: row.matchState,
    matchStateName: matchStateNames[row.matchState],
    matchWhy: row.matchWhy,
    reasons: row.candidates.find(({ sku }) => sku === skuNumber)?.reasons ?? [],
    product: skuNumber === null ? null : seen(at, skuNumber, quantity),
    candidateCount: row.candidates.length,
    isSelected: row.isSelected,
    replacedSku: replacedSku ?? '',
    privateBrandSku: possible > 0 ? ownBrand! : '',
    savingFen: replacedSku === null ? possible : savingOf(at, replacedSku, skuNumber ?? '', quantity),
    offer: offerView(row, at),
    refusedWhy: row.refusedWhy,
    orderedQuantity: row.orderedQuantity,
    source: row.source,
  };
}

/**
 * What the SKUs of lines are now, for this company and region: those they name, those they replaced, those offered, and the private brand's parts that
 * could stand there. Six statements however many lines there are.
 */
export async function skusOfLines(db: Database, viewer: Viewer, rows: readonly InquiryItemRow[]): Promise<At> {
  const named = rows.flatMap(({ skuNumber, replacedSku, quotedSku }) => [skuNumber, replacedSku, quotedSku].filter((sku) => sku !== null));
  const at = await skuLookup(db).loadAt(viewer, named);
  const known = new Set(named);
  const ownBrands = rows.flatMap(({ skuNumber, replacedSku }) => (skuNumber && replacedSku === null && at(skuNumber)?.ownBrandSku) || []);
  const atOwn = await skuLookup(db).loadAt(
    viewer,
    ownBrands.filter((sku) => !known.has(sku)),
  );
  return (sku, quantity) => at(sku, quantity) ?? atOwn(sku, quantity);
}

/** Lines of an inquiry as they are shown (rules inquiry 16, 18): each SKU as the cart and its page show it to this buyer, at the line's quantity. */
export async function lineViews(db: Database, viewer: Viewer, rows: readonly InquiryItemRow[]): Promise<InquiryLine[]> {
  const at = await skusOfLines(db, viewer, rows);
  return rows.map((row) => lineView(row, at));
}
