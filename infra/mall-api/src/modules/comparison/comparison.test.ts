import { expect, test } from '@jest/globals';
import type { ComparisonList } from '@mall/api-contract/comparison';
import { aCompany } from '../../testing/a-company.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { catalogueService } from '../catalogue/catalogue.service.ts';
import { itemNoService } from '../product/item-no.service.ts';
import { productService } from '../product/product.service.ts';
import { comparisonService } from './comparison.service.ts';

const db = await testingDatabase();
const comparison = comparisonService(db, productService(db, catalogueService(db)));
const aBuyer = async () => ({ kp: (await aCompany(db)).kp, provinceId: 10009 });

test('a buyer compares four SKUs in the order they came, and a fifth is refused in words', async () => {
  const buyer = await aBuyer();
  const skus = [];
  for (let i = 0; i < 5; i += 1) skus.push((await aSku(db, { listPrice: 1000 + i, stock: { 1: 5 } })).skuNumber);
  for (const skuNumber of skus.slice(0, 4)) expect((await comparison.add([skuNumber], buyer)).msg).toBe('');
  const full = await comparison.add([skus[4]!], buyer);
  expect(full.msg).toBe('对比栏已满，最多对比4个商品');
  expect(full.items.map(({ skuNumber }) => skuNumber)).toEqual(skus.slice(0, 4));
  expect(full.items[0]).toMatchObject({ price: '10.00', deliveryTime: '当日发货', comparisonAttributeJson: { 螺纹规格: 'M8' } });
  expect((await comparison.remove(skus[0]!.toLowerCase(), buyer)).items).toHaveLength(3);
  expect((await comparison.replace([skus[4]!], buyer)).items.map(({ skuNumber }) => skuNumber)).toEqual([skus[4]]);
  expect((await comparison.list(await aBuyer())).items).toEqual([]);
});

test('two clicks at once add a SKU once', async () => {
  const buyer = await aBuyer();
  const { skuNumber } = await aSku(db);
  await Promise.all([1, 2, 3].map(() => comparison.add([skuNumber], buyer)));
  expect((await comparison.list(buyer)).items).toHaveLength(1);
});

test('a visitor compares without prices; what doesn’t exist is not found', async () => {
  const { skuNumber } = await aSku(db);
  const visitor = { kp: undefined, provinceId: 10009 };
  const [entry] = (await comparison.of([skuNumber, 'NOSUCH1'], visitor)).items;
  expect(entry).toMatchObject({ skuNumber, price: '', skuDto: { withPrice: false, appliedPriceFen: null } });
  await expect(comparison.add(['NOSUCH1'], await aBuyer())).rejects.toMatchObject({ reason: 'SKU_NOT_FOUND' });
});

test('a company’s own numbers are its own: a colleague reads them, neither another company nor a visitor does', async () => {
  const [own, other] = [await aBuyer(), await aBuyer()];
  const skus = [(await aSku(db)).skuNumber, (await aSku(db)).skuNumber];
  await itemNoService(db).keep(own.kp, [{ skuNumber: skus[0]!, customerSkuItemNo: 'WL-7701' }]);
  await itemNoService(db).keep(other.kp, [{ skuNumber: skus[1]!, customerSkuItemNo: 'MINE-2' }]);
  const numbersOf = ({ items }: ComparisonList) => items.map(({ customerSkuItemNo }) => customerSkuItemNo);
  expect(numbersOf(await comparison.add(skus, own))).toEqual(['WL-7701', '']);
  expect(numbersOf(await comparison.add(skus, other))).toEqual(['', 'MINE-2']);
  expect(numbersOf(await comparison.list(own))).toEqual(['WL-7701', '']);
  const colleague = { ...own, kp: { ...own.kp, kpId: other.kp.kpId } };
  expect(numbersOf(await comparison.of(skus, colleague))).toEqual(['WL-7701', '']);
  expect(numbersOf(await comparison.of(skus, { kp: undefined, provinceId: 10009 }))).toEqual(['', '']);
});
