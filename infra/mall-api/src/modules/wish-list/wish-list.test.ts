import { expect, test } from '@jest/globals';
import { cancelOrderService } from '../../processes/order-desk/cancel-order.service.ts';
import { type ABuyer, aBuyer as anOrderingBuyer } from '../../testing/a-buyer.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { productService } from '../product/product.service.ts';
import { wishListService } from './wish-list.service.ts';

const db = await testingDatabase();
const wishList = wishListService(db, productService(db, catalogueService(db)));
const viewerOf = ({ kp }: Pick<ABuyer, 'kp'>) => ({ kp, provinceId: 10009 });
const aBuyer = async () => ({ kp: (await aCompany(db)).kp, provinceId: 10009 });

test('a buyer keeps SKUs, the newest first, each once however often it is pressed, and lets them go', async () => {
  const buyer = await aBuyer();
  const [first, second] = [(await aSku(db)).skuNumber, (await aSku(db)).skuNumber];
  await Promise.all([1, 2, 3].map(() => wishList.add(first.toLowerCase(), 3, buyer)));
  expect(await wishList.add(second, 3, buyer)).toEqual({ isInWishList: true });
  const page = await wishList.page(undefined, 1, 20, buyer);
  expect(page).toMatchObject({ total: 2, pageIndex: 1 });
  expect(page.items.map(({ sku }) => sku.skuNumber)).toEqual([second, first]);
  expect(page.items[0]!.sku).toMatchObject({ isLogin: true });
  expect((await wishList.page(undefined, 2, 1, buyer)).items.map(({ sku }) => sku.skuNumber)).toEqual([first]);
  expect(await wishList.cancel(second.toLowerCase(), buyer)).toEqual({ isInWishList: false });
  await wishList.cancel(second, buyer);
  expect((await wishList.page(undefined, 1, 20, buyer)).total).toBe(1);
});

test('asked for one SKU it tells whether that is kept; a colleague’s list is the colleague’s own', async () => {
  const [buyer, colleague] = [await aBuyer(), await aBuyer()];
  const { skuNumber } = await aSku(db);
  await wishList.add(skuNumber, 3, buyer);
  expect((await wishList.page(skuNumber.toLowerCase(), 1, 1, buyer)).total).toBe(1);
  expect((await wishList.page(skuNumber, 1, 1, colleague)).total).toBe(0);
});

test('what doesn’t exist can’t be kept; what is no longer sold stays in sight as such', async () => {
  const buyer = await aBuyer();
  await expect(wishList.add('NOSUCH1', 3, buyer)).rejects.toMatchObject({ reason: 'SKU_NOT_FOUND' });
  const { skuNumber } = await aSku(db);
  await wishList.add(skuNumber, 3, buyer);
  await db.sql`update sku set is_active = false where sku_number = ${skuNumber}`;
  expect((await wishList.page(skuNumber, 1, 1, buyer)).items[0]!.sku).toMatchObject({ skuNumber, isActive: false });
});

test('the five hundred and first is refused, one that is there is not', async () => {
  const buyer = await aBuyer();
  const { skuNumber } = await aSku(db);
  await db.sql`insert into wish_list_item (kp_id, sku_number) select ${buyer.kp.kpId}, 'OLD' || n from generate_series(1, 500) n`;
  await expect(wishList.add(skuNumber, 3, buyer)).rejects.toMatchObject({ reason: 'WISH_LIST_FULL' });
  await wishList.cancel('OLD1', buyer);
  await wishList.add(skuNumber, 3, buyer);
  await expect(wishList.add(skuNumber, 3, buyer)).resolves.toEqual({ isInWishList: true });
});

test('what was bought most often comes first, then what was bought latest; each order counts once, its pieces all', async () => {
  const began = Date.now();
  const buyer = await anOrderingBuyer(db);
  const [often, early, late] = [
    await aSku(db, { stock: { 1: 90 } }),
    await aSku(db, { stock: { 1: 90 } }),
    await aSku(db, { stock: { 1: 90 } }),
  ];
  for (const { skuNumber, quantity } of [
    { ...often, quantity: 3 },
    { ...early, quantity: 20 },
    { ...often, quantity: 4 },
    { ...late, quantity: 1 },
  ])
    await buyer.orders(skuNumber, quantity, 'cashOnDelivery');
  const { total, items } = await wishList.bought(1, 20, viewerOf(buyer));
  expect(total).toBe(3);
  expect(items.map(({ sku, timesBought, totalQuantity }) => [sku.skuNumber, timesBought, totalQuantity])).toEqual([
    [often.skuNumber, 2, 7],
    [late.skuNumber, 1, 1],
    [early.skuNumber, 1, 20],
  ]);
  expect(items[0]!.sku.isLogin).toBe(true);
  expect(Date.parse(items[1]!.lastBoughtAt)).toBeGreaterThanOrEqual(began);
  expect((await wishList.bought(3, 1, viewerOf(buyer))).items.map(({ sku }) => sku.skuNumber)).toEqual([early.skuNumber]);
});

test('neither an unpaid nor a cancelled order is a purchase, nor is a stranger’s; what is no longer sold stays in sight', async () => {
  const [buyer, stranger] = [await anOrderingBuyer(db), await anOrderingBuyer(db)];
  const { skuNumber } = await aSku(db, { stock: { 1: 90 } });
  const bought = async (who = buyer) => (await wishList.bought(1, 20, viewerOf(who))).items;
  await buyer.orders(skuNumber, 1);
  const { orderId } = await buyer.orders(skuNumber, 2, 'cashOnDelivery');
  expect(await bought()).toMatchObject([{ timesBought: 1, totalQuantity: 2 }]);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
  expect(await bought()).toEqual([]);
  await buyer.orders(skuNumber, 5, 'cashOnDelivery');
  await db.sql`update sku set is_active = false where sku_number = ${skuNumber}`;
  expect(await bought()).toMatchObject([{ sku: { skuNumber, isActive: false }, totalQuantity: 5 }]);
  expect(await bought(stranger)).toEqual([]);
});

test('a part made to a buyer’s choice needs no choosing when it is bought again; what it was made from does', async () => {
  const buyer = await aBuyer();
  const made = { options: [{ key: '长度', values: ['150'], priceFactor: [1] }] };
  const [source, part] = [await aSku(db, made), await aSku(db, made)];
  await db.sql`update sku set source_sku = ${source.skuNumber} where sku_number = ${part.skuNumber}`;
  await wishList.add(source.skuNumber, 3, buyer);
  await wishList.add(part.skuNumber, 3, buyer);
  const { items } = await wishList.page(undefined, 1, 20, buyer);
  expect(items.map(({ sku }) => [sku.skuNumber, sku.isNonStandard ?? false])).toEqual([
    [part.skuNumber, false],
    [source.skuNumber, true],
  ]);
});
