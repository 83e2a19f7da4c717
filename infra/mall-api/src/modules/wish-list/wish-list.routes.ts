import { cartCalls } from '@mall/api-contract/cart';
import { wishListCalls as calls } from '@mall/api-contract/wish-list';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import type { ProductService } from '../product/product.service.ts';
import { wishListService } from './wish-list.service.ts';

const storefront = 3;
const cart = 4;
const perPage = 20;

export function wishListRoutes(app: FastifyInstance, { db, product }: { db: Database; product: ProductService }) {
  const wishList = wishListService(db, product);
  route(app, calls.addToWishList, ({ sku, sourceId = storefront }, caller) => wishList.add(sku, sourceId, caller));
  route(app, cartCalls.addCustomerProduct, ({ skus }, caller) => wishList.addAll(skus, cart, caller));
  route(app, calls.cancelToWishList, ({ sku }, caller) => wishList.cancel(sku, caller));
  route(app, calls.getWishListPagedList, ({ sku, pageIndex = 1, pageSize = perPage }, caller) =>
    wishList.page(sku, pageIndex, pageSize, caller),
  );
  route(app, calls.getCommonlyPagedList, ({ pageIndex = 1, pageSize = perPage }, caller) => wishList.bought(pageIndex, pageSize, caller));
}
