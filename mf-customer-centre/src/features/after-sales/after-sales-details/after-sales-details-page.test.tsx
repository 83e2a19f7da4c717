/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, refusal, renderPage, screen, waitFor, within } from '@mall/testing';
import { aCase } from '../../../parts/after-sales/a-case.ts';
import type { AfterSalesInfo } from '../../../parts/after-sales/after-sales-types.ts';
import AfterSalesDetailsPage from './after-sales-details-page.tsx';

function open(one: AfterSalesInfo, more: object = {}) {
  const afterSalesWorkflow = jest.fn(async () => one);
  const view = renderPage(<AfterSalesDetailsPage />, {
    answers: { afterSales: { afterSalesWorkflow, ...more } },
    path: '/customer/afterSalesList/c-1',
    params: { id: 'c-1' },
  });
  return { ...view, afterSalesWorkflow };
}

test('where to send the goods stands there, and a number that can’t be one is refused before it is sent', async () => {
  const customerReturnexpressNo = jest.fn(async (_: object, __?: object) => aCase({ expressNumbers: ['SF1234567890'] }));
  const { user, container, seen } = open(aCase(), { customerReturnexpressNo });
  expect(await screen.findByText(/百工商城售后组 021-60880015/)).toBeInTheDocument();
  expect(screen.getByText('预计退款')).toBeInTheDocument();
  expect(await accessibilityFaults(container)).toEqual([]);
  const field = screen.getByRole('textbox', { name: /运单号/ });
  await user.type(field, '123');
  await user.click(screen.getByRole('button', { name: '提交运单号' }));
  expect(screen.getByText(/运单号为6至30位字母或数字/)).toBeInTheDocument();
  expect(customerReturnexpressNo).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, 'sf1234567890');
  await user.click(screen.getByRole('button', { name: '提交运单号' }));
  await waitFor(() => expect(seen.notices).toEqual([{ tone: 'success', text: '运单号已提交' }]));
  expect(customerReturnexpressNo).toHaveBeenCalledWith({ id: 'c-1', customerReturnexpressNos: 'SF1234567890' }, expect.anything());
});

test('a case is cancelled after one more question, and says so when somebody was first', async () => {
  const cancelAfterSales = jest.fn(async () => {
    throw refusal('AFTER_SALES_STEP_REFUSED', '售后单当前状态不能这样处理，请刷新后查看', { status: 'processing', statusName: '待处理' });
  });
  const { user, afterSalesWorkflow } = open(aCase(), { cancelAfterSales });
  await user.click(await screen.findByRole('button', { name: '取消售后' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '确认取消' }));
  expect(await within(dialog).findByText('售后单当前状态不能这样处理，请刷新后查看')).toBeInTheDocument();
  await waitFor(() => expect(afterSalesWorkflow.mock.calls.length).toBeGreaterThan(1));
});

test('what was sent out or refunded is there to follow', async () => {
  const done = aCase({
    ...{
      status: 'completed',
      statusName: '已完成',
      kind: 'exchange',
      kindName: '换货',
      canCancel: false,
      canSendIn: false,
      refunds: [],
      refundFen: 0,
    },
    ...{ replacement: { orderId: 'o-2', orderNumber: 'SO20261122-000009' }, expressNumbers: ['SF1234567890'] },
  });
  open(done);
  expect(await screen.findByText('商品已寄出，可在补换货订单中查看物流')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'SO20261122-000009' })).toHaveAttribute('href', '/customer/myorders/details/SO20261122-000009');
  expect(screen.queryByRole('button', { name: '取消售后' })).not.toBeInTheDocument();
});

test('another company’s case isn’t there', async () => {
  renderPage(<AfterSalesDetailsPage />, {
    answers: {
      afterSales: {
        afterSalesWorkflow: async () => {
          throw refusal('AFTER_SALES_NOT_FOUND', '没有找到该售后单');
        },
      },
    },
    path: '/customer/afterSalesList/c-2',
    params: { id: 'c-2' },
  });
  expect(await screen.findByText('没有找到该售后单')).toBeInTheDocument();
});
