/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor, within } from '@mall/testing';
import { aStaffCase } from '../testing/a-staff-case.ts';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const withOne = (one: ReturnType<typeof aStaffCase>, more: object = {}) =>
  showWorkplace('/after-sales/c-1', { afterSales: { getAfterSales: async () => one, ...more } });

test('one’s own work comes first, and a case leads to its page', async () => {
  const listAfterSales = jest.fn(async (_: object) => aPageOf([aStaffCase()]));
  const { container } = showWorkplace('/after-sales', {
    roles: ['finance'],
    afterSales: { listAfterSales },
    staff: { listQueues: async () => [{ queue: 'casesToRefund', name: '售后待退款', count: 3, oldestAt: '2026-11-21T02:00:00.000Z' }] },
  });
  expect(await screen.findByRole('link', { name: 'SH20261121-000007' })).toHaveAttribute('href', '/after-sales/c-1');
  await waitFor(() => expect(listAfterSales.mock.lastCall![0]).toMatchObject({ filter: 'toRefund' }));
  expect(await accessibilityFaults(container)).toEqual([]);
});

test('a request is refused with a reason that the buyer reads, and not without', async () => {
  const rejectAfterSales = jest.fn(async (_: object, __?: object) => aStaffCase({ status: 'rejected', statusName: '已驳回', steps: [] }));
  const { user, container } = withOne(aStaffCase(), { rejectAfterSales });
  await user.click(await screen.findByRole('button', { name: '驳回' }));
  expect(await accessibilityFaults(container)).toEqual([]);
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '驳回申请' }));
  expect(within(dialog).getByText('请填写原因')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /原因/ }), '包装已拆');
  await user.click(within(dialog).getByRole('button', { name: '驳回申请' }));
  await waitFor(() => expect(rejectAfterSales).toHaveBeenCalledWith({ id: 'c-1', why: '包装已拆' }, expect.anything()));
});

test('what came is counted line by line; more than was asked for is refused at once', async () => {
  const receiveAfterSales = jest.fn(async (_: object, __?: object) => aStaffCase());
  const { user } = withOne(aStaffCase({ status: 'awaitingReturn', statusName: '待寄回', steps: ['receive'] }), { receiveAfterSales });
  await user.click(await screen.findByRole('button', { name: '登记收货' }));
  const dialog = await screen.findByRole('dialog');
  const received = within(dialog).getByRole('textbox', { name: /收到/ });
  await user.clear(received);
  await user.type(received, '21');
  await user.click(within(dialog).getByRole('button', { name: '登记收货' }));
  expect(within(dialog).getByText(/收货数量不能超过申请数量/)).toBeInTheDocument();
  await user.clear(received);
  await user.type(received, '19');
  const sound = within(dialog).getByRole('textbox', { name: /完好入库/ });
  await user.clear(sound);
  await user.type(sound, '18');
  await user.click(within(dialog).getByRole('button', { name: '登记收货' }));
  const lines = [{ orderItemId: 7, received: 19, sound: 18 }];
  await waitFor(() => expect(receiveAfterSales).toHaveBeenCalledWith({ id: 'c-1', lines }, expect.anything()));
});

test('goods leave with a number; money goes back with its sum on the button', async () => {
  const sendAfterSales = jest.fn(async (_: object, __?: object) => aStaffCase());
  const one = aStaffCase({
    kind: 'exchange',
    kindName: '换货',
    status: 'processing',
    statusName: '待处理',
    steps: ['send', 'refund'],
    refundFen: 0,
  });
  const { user } = withOne(one, { sendAfterSales });
  await user.click(await screen.findByRole('button', { name: '寄出' }));
  const dialog = await screen.findByRole('dialog');
  await user.click(within(dialog).getByRole('button', { name: '登记寄出' }));
  expect(within(dialog).getByText('请填写运单号')).toBeInTheDocument();
  await user.type(within(dialog).getByRole('textbox', { name: /运单号/ }), 'SF1');
  await user.click(within(dialog).getByRole('button', { name: '登记寄出' }));
  const parcel = { id: 'c-1', carrier: '顺丰速运', trackingNumber: 'SF1' };
  await waitFor(() => expect(sendAfterSales).toHaveBeenCalledWith(parcel, expect.anything()));
});

test('a form is answered in words', async () => {
  const answerIssue = jest.fn(async (_: object, __?: object) => ({ issueNumber: 'FK20261121-000003' }));
  const issue = {
    ...{ id: 3, issueNumber: 'FK20261121-000003', typeName: '商品信息有误 · 图片', sku: 'AA1001', content: '图片与实物不符', contact: '' },
    ...{ customerName: '上海启衡机械有限公司', createdAt: '2026-11-21T02:00:00.000Z', answer: '' },
  };
  const { user } = showWorkplace('/issues', { afterSales: { listIssues: async () => aPageOf([issue]), answerIssue } });
  await user.click(await screen.findByRole('button', { name: '登记处理' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByRole('textbox', { name: /处理结果/ }), '已更正图片');
  await user.click(within(dialog).getByRole('button', { name: '登记处理' }));
  await waitFor(() => expect(answerIssue).toHaveBeenCalledWith({ id: 3, why: '已更正图片' }, expect.anything()));
});
