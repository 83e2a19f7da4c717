import { expect, test } from '@jest/globals';
import { emptyInvoice, invoiceFaults } from './invoice-form.ts';

test.each([
  [{ title: '甲公司', taxNumber: '123' }, { taxNumber: '税号须为15至20位数字或大写字母' }],
  [{ title: '甲公司' }, { taxNumber: '请填写税号' }],
  [{ title: '甲公司', taxNumber: '9131 0115 MA1K 4QH2 0X' }, {}],
  [{ title: '甲公司', taxNumber: '91310115MA1K4QH20X', email: 'nobody' }, { email: '邮箱格式不正确' }],
])('%j has these faults: %j', (typed, faults) => {
  expect(invoiceFaults({ ...emptyInvoice, ...typed })).toEqual(faults);
});

test('a special invoice needs the company’s registration and bank as well', () => {
  const faults = invoiceFaults({ ...emptyInvoice, type: 2, title: '甲公司', taxNumber: '91310115MA1K4QH20X' });
  expect(Object.keys(faults)).toEqual(['registerPhone', 'registerAddress', 'bank', 'bankAccount']);
});
