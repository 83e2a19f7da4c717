/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen } from '@mall/testing';
import { aCase } from '../../../parts/after-sales/a-case.ts';
import AfterSalesContractPage from './after-sales-contract-page.tsx';

test('the paper names both parties, the goods, the amount in capitals and where to send them', async () => {
  const { container } = renderPage(<AfterSalesContractPage />, {
    answers: { afterSales: { afterSalesWorkflow: async () => aCase() } },
    path: '/customer/aftersales/c-1/contract',
    params: { id: 'c-1' },
  });
  expect(await screen.findByText(/叁拾陆元整/)).toBeInTheDocument();
  expect(screen.getByText(/甲方（盖章）：上海启衡机械有限公司/)).toBeInTheDocument();
  expect(screen.getByText(/甲方将商品寄至：百工商城售后组/)).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
});
