import { productCalls as calls } from '@mall/api-contract/product';
import { displayTime } from '@mall/domain/time';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { route } from '../../http/route.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { itemNoService } from '../../modules/product/item-no.service.ts';
import type { ProductService } from '../../modules/product/product.service.ts';
import type { SearchEngine } from '../../modules/search/search-engine.ts';
import { skuGroupsService } from './sku-groups.service.ts';

const purchasesPerPage = 5;
const numbersAtMost = 10;

interface Parts {
  db: Database;
  product: ProductService;
  engine: SearchEngine;
}

/** What a product's page asks of several nouns: related products by parameters, and its history with this company (rules layout 33; product 6, 24). */
export function skuPageRoutes(app: FastifyInstance, { db, product, engine }: Parts) {
  const groups = skuGroupsService({ product, engine });
  route(app, calls.customerSearchProductsToSkuDetail, (input, caller) => groups.groups(input, caller));
  route(app, calls.searchProductAttributeToSkuDetail, (input) => groups.choices(input));
  route(app, calls.searchProductAttribute, (input) => groups.choices(input));
  route(app, calls.getCustomerProductsDetails, async ({ sku, MergedSku = '', pager }, { kp }) => {
    const { pageIndex, pageSize } = pager ?? { pageIndex: 1, pageSize: purchasesPerPage };
    const numbers = [sku, ...MergedSku.split(',')].map((one) => one.trim().toUpperCase()).filter(Boolean);
    const bought = orderService(db).purchases;
    const { total, rows } = await bought(
      kp.customerId,
      [...new Set(numbers)].slice(0, numbersAtMost),
      (pageIndex - 1) * pageSize,
      pageSize,
    );
    const items = rows.map(({ id, orderNumber, paidAt, quantity }) => ({ id, orderNumber, orderPaidOnStr: displayTime(paidAt), quantity }));
    return { pageIndex, pageSize, total, items };
  });
  route(app, calls.getSkuExtensionBySkuNumbers, async ({ skuNumbers }, { kp }) => {
    const numbers = [...new Set(skuNumbers.map((one) => one.toUpperCase()))];
    const [itemNos, counts] = await Promise.all([
      itemNoService(db).of(kp, numbers),
      kp ? orderService(db).timesBought(kp.customerId, numbers) : new Map<string, number>(),
    ]);
    return numbers.map((skuNumber) => ({
      skuNumber,
      customerSkuItemNo: itemNos.get(skuNumber) ?? '',
      purchaseCount: counts.get(skuNumber) ?? 0,
    }));
  });
}
