/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { renderPage } from '@mall/testing';
import OldFlowPage from './old-flow-page.tsx';

test.each([
  ['/cart', '/mycart'],
  ['/cart?r=77', '/mycart?r=77'],
  ['/cart?type=inquiry&r=77', '/customer/createinquiryv2?r=77'],
])('%s leads to %s', (path, target) => {
  const { seen } = renderPage(<OldFlowPage />, { path });
  expect(seen.navigations).toEqual([target]);
});
