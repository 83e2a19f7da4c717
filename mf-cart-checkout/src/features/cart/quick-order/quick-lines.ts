import { decideQuantity, mergedQuantity } from '@mall/domain/cart';
import type { CallOutput } from '@mall/mf-kit';

export type QuickOrder = CallOutput<'cart.matchQuickOrder'>;
type ReadLine = QuickOrder['lines'][number];
export type QuickProduct = ReadLine['products'][number];

/** A line of the list as the buyer sees and corrects it. */
export interface QuickLine {
  key: number;
  said: string;
  state: ReadLine['state'];
  /** What it may be. */
  products: QuickProduct[];
  /** What it is, '' before the buyer said so. */
  sku: string;
  /** 0 where the list says none that can be read. */
  quantity: number;
  /** Why the quantity is another than the list says. */
  note: string;
  /** Why it can't be added; '' where it can. */
  fault: string;
}

export const productOf = ({ products, sku }: QuickLine): QuickProduct | undefined => products.find((one) => one.sku === sku);

/** A line once it is known which product it is: the quantity as the product's rules have it, and what else stands against it. */
function settled(line: QuickLine, sku: string, wanted: number | null): QuickLine {
  const product = line.products.find((one) => one.sku === sku);
  if (!product) return { ...line, sku: '', fault: line.products.length > 0 ? '请选择是哪一种商品' : '没有找到对应的商品' };
  const decision = decideQuantity(wanted ?? product.minOrderQty, product);
  // What the server says against another quantity than this one is no fault of this one.
  const fault = decision.ok ? product.fault : '';
  return { ...line, sku, quantity: decision.quantity, note: decision.ok ? '' : decision.message, fault };
}

/** @param from the first key */
export const linesOf = ({ lines }: QuickOrder, from: number): QuickLine[] =>
  lines.map(({ said, state, products, quantity, quantityFault }, at) => {
    const line: QuickLine = { key: from + at, said, state, products, sku: '', quantity: quantity ?? 0, note: '', fault: '' };
    const known = settled(line, state === 'exact' ? (products[0]?.sku ?? '') : '', quantity);
    return known.fault === '' && quantityFault !== '' ? { ...known, quantity: 0, note: '', fault: quantityFault } : known;
  });

export const chosen = (line: QuickLine, sku: string): QuickLine => settled(line, sku, line.quantity || null);

/** A quantity that the field has corrected already. */
export const withQuantity = (line: QuickLine, quantity: number): QuickLine => {
  const product = productOf(line);
  const isOrderable = product === undefined || product.canOrder || !decideQuantity(line.quantity, product).ok || line.quantity === 0;
  return { ...line, quantity, note: '', fault: isOrderable ? '' : line.fault };
};

export const isReady = ({ sku, quantity, fault }: QuickLine): boolean => sku !== '' && quantity > 0 && fault === '';

/** What is put into the cart: each SKU once, with the pieces of all its lines. */
export function wantedOf(lines: readonly QuickLine[]): { sku: string; quantity: number }[] {
  const wanted = new Map<string, number>();
  for (const line of lines.filter(isReady)) {
    const before = wanted.get(line.sku);
    wanted.set(line.sku, before === undefined ? line.quantity : mergedQuantity(before, line.quantity, productOf(line)));
  }
  return [...wanted].map(([sku, quantity]) => ({ sku, quantity }));
}

/** After adding: what is in the cart leaves the list, what was refused stays and says why. */
export function afterAdding(lines: readonly QuickLine[], refused: readonly { sku: string; message: string }[]): QuickLine[] {
  const why = new Map(refused.map(({ sku, message }) => [sku, message]));
  return lines.flatMap((line) => {
    if (!isReady(line)) return line;
    const fault = why.get(line.sku);
    return fault === undefined ? [] : { ...line, fault };
  });
}
