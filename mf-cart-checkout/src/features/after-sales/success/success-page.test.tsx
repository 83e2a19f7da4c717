/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen } from '@mall/testing';
import AfterSaleSuccessPage from './success-page.tsx';

const open = (getAfterSalesRequestInfo: () => Promise<never>) =>
  renderPage(<AfterSaleSuccessPage />, {
    answers: { afterSales: { getAfterSalesRequestInfo } },
    path: '/checkout/myAfterSaleSuccess/c-1',
    params: { id: 'c-1' },
  });

test('it says what follows for its kind, and leads to the case', async () => {
  const { container } = open(async () => ({ id: 'c-1', afterSalesNumber: 'SH20261121-000007', kind: 'repair', kindName: '维修' }) as never);
  expect(await screen.findByRole('heading', { name: '售后申请已提交' })).toBeInTheDocument();
  expect(screen.getByText('审核通过后，按收货地址寄回商品并填写运单号')).toBeInTheDocument();
  expect(screen.getByText('修好后寄回，运单号在售后单中查看')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '查看售后单' })).toHaveAttribute('href', '/customer/afterSalesList/c-1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('another company’s case isn’t there', async () => {
  open(async () => {
    throw refusal('AFTER_SALES_NOT_FOUND', '没有找到该售后单');
  });
  expect(await screen.findByText('没有找到该售后单')).toBeInTheDocument();
});
