import { randomUUID } from 'node:crypto';
import type { ABuyer } from './a-buyer.ts';
import type { AServedMall } from './a-served-mall.ts';

type Payload = Record<string, unknown>;

/** Longer than any outage that a test makes: a mall that stays away is named, not waited for. */
const patienceMs = 90_000;

/** For tests: a person who orders and pays by balance over HTTP, and sends each write with its key again until it is answered, as a browser does. */
export function aShopper(mall: AServedMall, { token, addressId }: Pick<ABuyer, 'token' | 'addressId'>, sku: string) {
  const insist = async (path: string, payload?: Payload) => {
    const key = randomUUID();
    const since = performance.now();
    for (;;) {
      const told = await mall.ask(path, { payload, token, key, limitMs: 9000 }).catch((error: Error) => error);
      if (!(told instanceof Error) && told.status !== 503) return told.answer;
      if (performance.now() - since > patienceMs)
        throw new Error(`no answer of ${path} in ${patienceMs} ms: ${told instanceof Error ? told.message : JSON.stringify(told.answer)}`);
    }
  };
  return {
    /** @returns the order's id once the mall has said that it is paid */
    async buys(): Promise<string> {
      await insist('/api/shoppingCart/AddSkuToCart', { sku, quantity: 1 });
      const page = await insist('/api/checkout/Confirm');
      const order = { priceToken: page.body.priceToken, addressId, invoiceId: 0, paymentMethod: 'balance' };
      const placed = await insist('/api/checkout/ConfirmOrder', order);
      if (placed.code !== 0) throw new Error(JSON.stringify(placed));
      const { orderId } = placed.body as { orderId: string };
      const paid = await insist('/api/order/PayByBalance', { orderId });
      if (paid.code !== 0) throw new Error(JSON.stringify(paid));
      return orderId;
    },
  };
}
