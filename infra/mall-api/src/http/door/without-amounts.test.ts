import { expect, test } from '@jest/globals';
import { defineCall } from '@mall/api-contract';
import { hiddenFen } from '@mall/domain/money';
import Type from 'typebox';
import { callCheck } from './call-check.ts';
import { withoutAmounts } from './without-amounts.ts';

test('an amount is blank however it is written, and what only looks like one stays', () => {
  const told = {
    payableFen: 791_937,
    payableAmount: '7,919.37',
    capitals: '柒仟玖佰壹拾玖元叁角柒分',
    text: '已付 ¥7,919.37，余 -12.50元，合计柒仟玖佰壹拾玖元整',
    name: '8元件 M8×30',
    quantity: 791_937,
    pdfUrl: '/api/download/invoice/x',
    orders: [{ pdfUrl: '/a', url: '/b' }],
  };
  expect(withoutAmounts(told, new Set(['pdfUrl']))).toEqual({
    payableFen: hiddenFen,
    payableAmount: '***',
    capitals: '***',
    text: '已付 ¥***，余 ***元，合计***',
    name: '8元件 M8×30',
    quantity: 791_937,
    pdfUrl: '',
    orders: [{ pdfUrl: '', url: '/b' }],
  });
});

test('in tests a call that says nothing of prices and tells one is a fault of ours (rule roles 17)', () => {
  const call = {
    method: 'GET',
    path: '/api/probe/Note',
    summary: '',
    access: 'login',
    effect: 'read',
    response: Type.Object({ note: Type.String() }),
  } as const;
  const check = callCheck(defineCall(call));
  expect(() => check({ note: '已付款' })).not.toThrow();
  expect(() => check({ note: '已付 ¥7,919.37' })).toThrow('tells an amount in note');
  expect(() => callCheck(defineCall({ ...call, seePrices: 'blanked' }))({ note: '已付 ¥7,919.37' })).not.toThrow();
});
