import { callFromPage } from '@mall/testing/e2e';

interface Found {
  products: { skuNumber: string; minOrderQty: number; showCart: boolean; dynamicDeliveryTimeId: number }[];
}
interface Confirmation {
  priceToken: string;
  selectedAddressId: number;
}
export interface CreditOrder {
  orderId: string;
  orderNumber: string;
  payableAmount: string;
}

async function bodyOf<Body>(method: 'GET' | 'POST', path: string, input: object = {}): Promise<Body> {
  const answer = await callFromPage<Body>(method, path, input);
  if (answer.code !== 0) throw new Error(`${path}: ${answer.message}`);
  return answer.body;
}

/** Orders something that a warehouse has and pays for it on account, with the demo company's payment password, through the API. */
export async function orderOnAccount(): Promise<CreditOrder> {
  const search = { keyword: '按钮开关', inStock: true, pageSize: 40 };
  const { products } = await bodyOf<Found>('POST', '/api/product/CustomerSearchProducts', search);
  const sku = products.find(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2);
  if (!sku) throw new Error('nothing to buy');
  const page = await bodyOf<Confirmation>('GET', `/api/checkout/Confirm?s=${encodeURIComponent(sku.skuNumber)}&q=${sku.minOrderQty}`);
  const order = await bodyOf<CreditOrder>('POST', '/api/checkout/ConfirmOrder', {
    priceToken: page.priceToken,
    addressId: page.selectedAddressId,
    invoiceId: 0,
    paymentMethod: 'credit',
    // The same content twice in a short time would be one order.
    projectNumber: `E2E-${Date.now()}`,
  });
  await bodyOf('POST', '/api/order/payByUseCreditBalancePassword', { orderId: order.orderId, password: '135790' });
  return order;
}
