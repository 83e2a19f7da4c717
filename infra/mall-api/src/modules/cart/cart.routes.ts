import { cartCalls as calls } from '@mall/api-contract/cart';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { ActionJobs } from '../download/action-job.service.ts';
import { orderService } from '../order/order.service.ts';
import { cartService } from './cart.service.ts';
import { cartInSight, cartOwner } from './cart-owner.ts';
import { colleagueRoutes } from './colleague.routes.ts';
import type { NewCartLine } from './put-in.ts';
import { substituteRoutes } from './substitute.routes.ts';

interface AddInput {
  sku: string;
  quantity: number;
  selectedAttributes?: string;
  r?: string;
  d?: string | number;
  requestTypeId?: number;
  isInsertMatchSku?: boolean;
  pictureUrl?: string;
  relationShoppingCartItemId?: number;
  isSkipShoppingCart?: boolean;
  fromInquiryId?: number;
}

/** A picture of this mall; of any other place nothing is kept. */
const ownPicture = (url = '') => (/^\/img\/[\w/.-]+$/.test(url) && !url.includes('..') ? url : '');

const newLine = (input: AddInput, inquiryId = 0): NewCartLine => ({
  skuNumber: input.sku.trim().toUpperCase(),
  quantity: input.quantity,
  selectedAttributes: input.selectedAttributes ?? '',
  requestId: input.r ?? '',
  requestTypeId: input.requestTypeId ?? 2,
  resultDigits: String(input.d ?? ''),
  inquiryId: inquiryId || (input.fromInquiryId ?? 0),
  isMatchSku: input.isInsertMatchSku ?? false,
  pictureUrl: ownPicture(input.pictureUrl),
  relationItemId: input.relationShoppingCartItemId ?? 0,
});

export function cartRoutes(app: FastifyInstance, { db, actionJobs }: { db: Database; actionJobs: Pick<ActionJobs, 'begin'> }) {
  const cart = cartService(db);
  substituteRoutes(app, db);
  colleagueRoutes(app, { db, actionJobs });
  route(app, calls.addSkuToCart, async ({ inquiryId, ...input }, caller) =>
    cart[input.isSkipShoppingCart ? 'admit' : 'add'](await cartOwner(db, caller), newLine(input, inquiryId)),
  );
  route(app, calls.addSkusToCart, async ({ orderId, inquiryId, skus }, caller) => {
    const again = orderId ? await orderLines(db, caller.kp.customerId, orderId) : [];
    return cart.addAll(await cartOwner(db, caller), [...again, ...skus.map((input) => newLine(input, inquiryId))]);
  });
  route(app, calls.updateCartItems, async ({ items, kpId }, caller) => cart.update(await cartOwner(db, caller, kpId), items));
  route(app, calls.updateSkuInCart, async ({ sku, quantity, kpId }, caller) =>
    cart.updateSku(await cartOwner(db, caller, kpId), sku.toUpperCase(), quantity),
  );
  route(app, calls.deleteCartItems, async ({ ids, kpId }, caller) => cart.remove(await cartOwner(db, caller, kpId), ids));
  route(app, calls.restoreCartItems, async ({ ids, kpId }, caller) => cart.restore(await cartOwner(db, caller, kpId), ids));
  route(app, calls.getShoppingCartWithDiscount, async ({ kpId }, caller) => cart.read(await cartInSight(db, caller, kpId)));
  route(app, calls.getShoppingCartSummary, async (_input, { kp }) => ({ totalProducts: kp ? await cart.count(kp.kpId) : 0 }));
  route(app, calls.selectedAll, async ({ kpId }, caller) => cart.selectAll(await cartOwner(db, caller, kpId), true));
  route(app, calls.unSelectedAll, async ({ kpId }, caller) => cart.selectAll(await cartOwner(db, caller, kpId), false));
  route(
    app,
    calls.getSelectedShoppingCartSummary,
    async ({ kpId }, caller) => (await cart.read(await cartInSight(db, caller, kpId))).totals,
  );
  route(app, calls.hasConfirmData, async ({ kpId }, caller) => {
    const { totals } = await cart.read(await cartInSight(db, caller, kpId));
    const hasConfirmData = totals.selectedLines > 0;
    return { hasConfirmData, reason: hasConfirmData ? '' : '没有可结算的商品，请先勾选' };
  });
}

/** Buying an order again: its lines as they were. */
async function orderLines(db: Database, customerId: number, orderId: string): Promise<NewCartLine[]> {
  const order = await orderService(db).read(customerId, { id: orderId });
  return (await orderService(db).items(order.id)).map(({ skuNumber, quantity, selectedAttributes }) => ({
    skuNumber,
    quantity,
    selectedAttributes,
    requestId: '',
    requestTypeId: 2,
    resultDigits: '',
    inquiryId: 0,
  }));
}
