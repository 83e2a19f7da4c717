import { cartCalls as calls } from '@mall/api-contract/cart';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { cartService } from './cart.service.ts';
import { cartInSight, cartOwner } from './cart-owner.ts';
import type { Viewer } from './sku-at-quantity.ts';
import { cartSubstituteService } from './substitute.service.ts';

/** Substitutes in a cart's lines. Each write answers the cart, read after it was written. */
export function substituteRoutes(app: FastifyInstance, db: Database) {
  const substitutes = cartSubstituteService(db);
  const after = async (viewer: Viewer, work: Promise<void>) => {
    await work;
    return cartService(db).read(viewer);
  };
  route(app, calls.getCartSubstitutes, async ({ kpId }, caller) => substitutes.read(await cartInSight(db, caller, kpId)));
  route(app, calls.substituteSku, async ({ kpId, id, sku }, caller) => {
    const viewer = await cartOwner(db, caller, kpId);
    return after(viewer, substitutes.one(viewer, id, sku?.trim().toUpperCase()));
  });
  route(app, calls.substituteSkuBatch, async ({ kpId, ids }, caller) => {
    const viewer = await cartOwner(db, caller, kpId);
    return after(viewer, substitutes.many(viewer, ids));
  });
  route(app, calls.cancelSubstituteSku, async ({ kpId, ids }, caller) => {
    const viewer = await cartOwner(db, caller, kpId);
    return after(viewer, substitutes.cancel(viewer, ids));
  });
}
