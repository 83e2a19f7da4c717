/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCase } from '../../../parts/after-sales/a-case.ts';
import type { AfterSalesCard } from '../../../parts/after-sales/after-sales-types.ts';
import AfterSalesListPage from './after-sales-list-page.tsx';
import { casesHref, readCaseFilters } from './list-filters.ts';

function open(items: AfterSalesCard[], path = '/customer/afterSalesList') {
  const asked = jest.fn(async (_: object) => ({ pageIndex: 1, pageSize: 20, total: items.length, items }));
  const view = renderPage(<AfterSalesListPage />, {
    answers: { afterSales: { getAfterSalesWorkflowRequestList: asked } },
    path,
    title: '我的售后',
  });
  return { ...view, asked };
}

test('a case says what it is about, where it stands and what is to be done', async () => {
  const { container } = open([aCase()]);
  const one = await screen.findByRole('article', { name: /SH20261121-000007/ });
  expect(within(one).getByText('退货退款')).toBeInTheDocument();
  expect(within(one).getByText('待寄回')).toBeInTheDocument();
  expect(within(one).getByText('寄回商品并填写运单号')).toBeInTheDocument();
  expect(within(one).getByText('退款 ¥36.00')).toBeInTheDocument();
  expect(within(one).getByRole('link', { name: '查看详情' })).toHaveAttribute('href', '/customer/afterSalesList/c-1');
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('states and words narrow the list by its address; without cases the way to ask is there', async () => {
  const { user, asked } = open([]);
  expect(await screen.findByRole('link', { name: '选择订单申请售后' })).toHaveAttribute('href', '/customer/requestAfterSales');
  await user.click(screen.getByRole('tab', { name: '已完成' }));
  await waitFor(() => expect(asked.mock.lastCall![0]).toEqual({ pageIndex: 1, pageSize: 20, status: 'completed' }));
  await user.type(screen.getByRole('searchbox', { name: '关键词' }), 'SH2026{Enter}');
  await waitFor(() => expect(location.search).toBe('?status=completed&q=SH2026'));
});

test('requests are those that were not approved; nonsense in the address counts as not there', () => {
  expect(casesHref(readCaseFilters(new URLSearchParams('status=gone&page=-1'), true))).toBe('/customer/afterSalesRequestList');
});
