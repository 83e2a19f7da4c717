import { expect, test } from '@jest/globals';
import { factsText } from './facts-text.ts';

test.each([
  [{ act: 'ship', details: { parts: [{ lineId: 1, quantity: 4 }], carrier: '顺丰速运', trackingNumber: 'SF1' } }, '4 件 顺丰速运 SF1'],
  [{ act: 'ship', details: {} }, '全部未发'],
  [{ act: 'receiveTransfer', details: { amount: 120_050, bankReference: 'ICBC1' } }, '¥1,200.50 流水 ICBC1'],
  [{ act: 'changeOperator', details: { roles: ['sales', 'finance'], isEnabled: false } }, '销售、财务 停用'],
  [{ act: 'somethingNew', details: { secret: 'x' } }, ''],
])('%j reads %s', (act, words) => expect(factsText(act)).toBe(words));
