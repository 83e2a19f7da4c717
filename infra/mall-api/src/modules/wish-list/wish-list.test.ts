import { expect, test } from '@jest/globals';
import { testingDatabase } from '../../database/testing-database.ts';
import { aCompany } from '../account/a-company.ts';
import { aSku } from '../catalogue/a-sku.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { productService } from '../product/product.service.ts';
import { wishListService } from './wish-list.service.ts';

const db = await testingDatabase();
const wishList = wishListService(db, productService(db, catalogueService(db)));
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
