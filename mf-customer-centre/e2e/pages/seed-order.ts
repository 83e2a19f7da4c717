import { actAsStaff, callFromPage } from '@mall/testing/e2e';

interface Found {
  products: { skuNumber: string; minOrderQty: number; showCart: boolean; dynamicDeliveryTimeId: number }[];
}
interface Confirmation {
  priceToken: string;
  selectedAddressId: number;
  selectedInvoiceId: number;
}
export interface SeededOrder {
  orderId: string;
  orderNumber: string;
}

async function bodyOf<Body>(method: 'GET' | 'POST', path: string, input: object = {}): Promise<Body> {
  const answer = await callFromPage<Body>(method, path, input);
  if (answer.code !== 0) throw new Error(`${path}: ${answer.message}`);
  return answer.body;
}

let placed = 0;

/**
 * Orders something that a warehouse has, for who is signed in, through the API. Each has a project number of its own: the same content twice would be one order.
 * @param times how often the smallest quantity
 */
export async function placeOrder(paymentMethod: 'unionPay' | 'credit' | 'cashOnDelivery' = 'unionPay', times = 1): Promise<SeededOrder> {
  const { products } = await bodyOf<Found>('POST', '/api/product/CustomerSearchProducts', {
    keyword: '按钮开关',
    inStock: true,
    pageSize: 40,
  });
  const sku = products.find(({ showCart, dynamicDeliveryTimeId }) => showCart && dynamicDeliveryTimeId <= 2);
  if (!sku) throw new Error('nothing to buy');
  const confirmation = await bodyOf<Confirmation>(
    'GET',
    `/api/checkout/Confirm?s=${encodeURIComponent(sku.skuNumber)}&q=${sku.minOrderQty * times}`,
  );
  placed += 1;
  return bodyOf<SeededOrder>('POST', '/api/checkout/ConfirmOrder', {
    priceToken: confirmation.priceToken,
    addressId: confirmation.selectedAddressId,
    invoiceId: confirmation.selectedInvoiceId,
    paymentMethod,
    projectNumber: `E2E-${Date.now() % 1_000_000}-${placed}`,
  });
}

/** Pays on account with the demo company's payment password. */
export const payOnAccount = ({ orderId }: SeededOrder) =>
  bodyOf('POST', '/api/order/payByUseCreditBalancePassword', { orderId, password: '135790' });

/** Plays the staff: ships everything and lets it arrive. */
export async function shipAndDeliver({ orderId }: SeededOrder) {
  const { id } = await actAsStaff<{ id: string }>('/api/staff/ShipOrder', {
    orderId,
    carrier: '顺丰速运',
    trackingNumber: `SF${Date.now()}`,
  });
  await actAsStaff('/api/staff/DeliverPackage', { packageId: id });
}
