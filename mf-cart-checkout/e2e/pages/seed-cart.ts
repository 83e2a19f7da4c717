import { callFromPage } from '@mall/testing/e2e';

interface CartLine {
  id: number;
  sku: string;
  productName: string;
  quantity: number;
  lineTotalFen: number;
}
export interface SeededCart {
  lines: CartLine[];
  totals: { payableAmount: string };
}
interface Found {
  products: { skuNumber: string; minOrderQty: number; showCart: boolean; dynamicDeliveryTimeId: number }[];
}

export const readCart = async () => (await callFromPage<SeededCart>('POST', '/api/shoppingCart/GetShoppingCartWithDiscount')).body;

/** SKUs that a warehouse has and that anyone may order, best match first, with a quantity that is valid for each. */
export async function buyableSkus(keyword: string, count: number): Promise<{ sku: string; quantity: number }[]> {
  const { body } = await callFromPage<Found>('POST', '/api/product/CustomerSearchProducts', { keyword, inStock: true, pageSize: 40 });
  const found = body.products.filter(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2).slice(0, count);
  if (found.length < count) throw new Error(`only ${found.length} products to buy for ${keyword}`);
  return found.map(({ skuNumber, minOrderQty }) => ({ sku: skuNumber, quantity: minOrderQty }));
}

/** Empties the cart of who is signed in and puts these in, through the API. Lines come back newest first. */
export async function fillCart(lines: readonly { sku: string; quantity: number }[]): Promise<SeededCart> {
  const { lines: old } = await readCart();
  if (old.length > 0) await callFromPage('POST', '/api/shoppingCart/DeleteCartItems', { ids: old.map(({ id }) => id) });
  for (const line of lines) {
    const answer = await callFromPage('POST', '/api/shoppingCart/AddSkuToCart', line);
    if (answer.code !== 0) throw new Error(`could not add ${line.sku}: ${answer.message}`);
  }
  return readCart();
}
