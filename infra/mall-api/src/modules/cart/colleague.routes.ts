import { cartCalls as calls } from '@mall/api-contract/cart';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { route } from '../../http/route.ts';
import type { ActionJobs } from '../download/action-job.service.ts';
import { cartService } from './cart.service.ts';
import type { CartExport } from './cart-export.ts';
import { cartInSight } from './cart-owner.ts';
import { transferService } from './transfer.service.ts';

/** What everybody of a company may do with a colleague's cart: look, take over, export (rules cart 12, 28, 31). */
export function colleagueRoutes(app: FastifyInstance, { db, actionJobs }: { db: Database; actionJobs: Pick<ActionJobs, 'begin'> }) {
  const cart = cartService(db);
  const transfers = transferService(db);
  route(app, calls.addShoppingCartItemsByOtherKp, async ({ kpId, ids }, caller) => {
    // From oneself there is nothing to take.
    if (kpId === caller.kp.kpId) throw new MallError('CART_NOT_YOURS');
    const theirs = await cartInSight(db, caller, kpId);
    const taken = await transfers.take(caller, kpId, ids);
    return { ...taken, cart: await cart.read(theirs), totalProducts: await cart.count(caller.kp.kpId) };
  });
  route(app, calls.addShoppingCartTransferLog, async ({ ids, remark }, caller) => {
    await transfers.remark(caller, ids, remark.trim());
    return transfers.log(caller);
  });
  route(app, calls.getShoppingCartTransferLogs, async ({ kpId }, caller) => transfers.log(await cartInSight(db, caller, kpId)));
  route(app, calls.exportShoppingCartList, async ({ kpId, ids }, caller) => {
    const { kp, provinceId } = await cartInSight(db, caller, kpId);
    if ((await cart.count(kp.kpId)) === 0) throw new MallError('CART_EMPTY');
    const about: CartExport = { cartOf: kp.kpId, provinceId, ids: [...new Set(ids)].toSorted((a, b) => a - b).join() };
    return { jobId: await actionJobs.begin(caller.kp, 'cart-list', JSON.stringify(about), { ...about }) };
  });
}
