import { productCalls as calls } from '@mall/api-contract/product';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { filmWishService } from '../../modules/product/film-wish.service.ts';
import { stockDisplayService } from '../../modules/product/stock-display.service.ts';
import { actingIn } from './acting.ts';

/** Staff read which films buyers wish for, and hide stock figures (rules product 29, 30). */
export function staffProductRoutes(app: FastifyInstance, { db }: { db: Database }) {
  const acting = actingIn(db);
  route(app, calls.listFilmWishes, async ({ isDone = false, pageIndex, pageSize }) => ({
    ...{ pageIndex, pageSize },
    ...(await filmWishService(db).page(isDone, (pageIndex - 1) * pageSize, pageSize)),
  }));
  route(app, calls.finishFilmWish, ({ skuNumber, why }, caller) => {
    const number = skuNumber.toUpperCase();
    return acting({ caller, why }, 'finishFilmWish', `sku:${number}`, {}, (tx) => filmWishService(tx).finish(number));
  });
  route(app, calls.listHiddenStock, async ({ keyword = '', pageIndex, pageSize }) => ({
    ...{ pageIndex, pageSize },
    ...(await stockDisplayService(db).hidden(keyword.trim(), (pageIndex - 1) * pageSize, pageSize)),
  }));
  route(app, calls.changeStockDisplay, ({ skuNumber, isHidden, why }, caller) => {
    const number = skuNumber.toUpperCase();
    return acting({ caller, why }, isHidden ? 'hideStock' : 'showStock', `sku:${number}`, {}, (tx) =>
      stockDisplayService(tx).change(number, isHidden),
    );
  });
}
