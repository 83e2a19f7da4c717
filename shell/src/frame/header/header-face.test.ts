import { expect, test } from '@jest/globals';
import { cartStep, headerFace, headerTitle } from './header-face.ts';

test('the way to an order has steps, an inquiry in the same layout has none', () => {
  expect(headerFace({ layout: 'shopping-cart', path: '/mycart' })).toBe('steps');
  expect(headerFace({ layout: 'shopping-cart', path: '/customer/createinquiryv2' })).toBe('title');
  expect([cartStep('shopping-cart'), cartStep('order-confirm'), cartStep('order-payment')]).toEqual([1, 2, 3]);
});

test('a title stands beside the logo, the layout’s where it has one', () => {
  expect(headerTitle({ layout: 'order-payment', path: '/checkout/mycompleted/:id?', title: '支付' })).toBe('订单支付页');
  expect(headerTitle({ layout: 'credit-application', path: '/customer/applyCredit', title: '' })).toBe('账期申请');
  expect(headerTitle({ layout: 'after-sale', path: '/checkout/myAfterSale/:id?', title: '售后结算' })).toBe('售后结算');
});

test('a page to print and a bare page have no head', () => {
  expect(headerFace({ layout: 'document', path: '/order/print/:id?' })).toBe('none');
  expect(headerFace({ layout: 'bare', path: '/maintenanceNotice' })).toBe('none');
});
