import { expect, test } from '@jest/globals';
import { isRefusal, MallError } from './mall-error.ts';

test('a refusal carries the words of the contract, or others, and exactly the facts it declares', () => {
  expect(new MallError('CREDIT_LIMIT_EXCEEDED', { shortfall: 1 })).toMatchObject({ message: '账期额度不足', details: { shortfall: 1 } });
  expect(new MallError('CART_FULL', undefined, '询价篮最多100种商品')).toMatchObject({
    message: '询价篮最多100种商品',
    details: undefined,
  });
  // @ts-expect-error its shortfall is missing
  new MallError('CREDIT_LIMIT_EXCEEDED');
  // @ts-expect-error another fact than the one it declares
  new MallError('CREDIT_LIMIT_EXCEEDED', { missing: 1 });
  // @ts-expect-error it declares none
  new MallError('CART_FULL', { items: 200 });
});

test('whoever catches a refusal asks for its reason and knows its facts', () => {
  const thrown: unknown = new MallError('STOCK_NOT_ENOUGH', { skuNumber: 'AB12', available: 3 });
  expect(isRefusal(thrown, 'STOCK_NOT_ENOUGH') && thrown.details.available.toFixed()).toBe('3');
  expect(isRefusal(thrown, 'CART_FULL')).toBe(false);
});
