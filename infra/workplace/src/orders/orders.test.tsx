/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, refusal, screen, waitFor, within } from '@mall/testing';
import { aPackage, aStaffOrder } from '../testing/a-staff-order.ts';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

test('queues are worked from their oldest, all orders shown from their newest; view, keyword and page are in the address', async () => {
  const asked: object[] = [];
  const { user, address, container } = showWorkplace('/orders', {
    staff: {
      listOrders: async (input) => {
        asked.push(input);
        return aPageOf([aStaffOrder()], 45);
      },
    },
  });
  expect(await screen.findByRole('link', { name: 'SO20261120-000123' })).toHaveAttribute('href', '/orders/ord-1');
  expect(screen.getByText('2 种 13 件')).toBeVisible();
  expect(asked[0]).toMatchObject({ filter: 'toShip', order: 'oldest', pageIndex: 1 });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.click(screen.getByRole('tab', { name: /全部/ }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ filter: 'all', order: 'newest' }));
  await user.click(await screen.findByRole('button', { name: '第 2 页' }));
  await waitFor(() => expect(address()).toBe('/orders?view=all&page=2'));
  await user.type(screen.getByLabelText('筛选订单'), '6204');
  await waitFor(() => expect(address()).toBe('/orders?view=all&keyword=6204'));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ keyword: '6204', pageIndex: 1 }));
});

const ofWarehouse = (shipOrder: (input: object, options?: { idempotencyKey?: string }) => Promise<ReturnType<typeof aPackage>>) => ({
  roles: ['warehouse' as const],
  staff: { getOrder: async () => aStaffOrder(), shipOrder },
});

test('a part is shipped by line, with carrier and reason; a double click ships once', async () => {
  const sent: object[] = [];
  const bothPressed = Promise.withResolvers<void>();
  const { user, container } = showWorkplace(
    '/orders/ord-1',
    ofWarehouse(async (input) => {
      sent.push(input);
      await bothPressed.promise;
      return aPackage();
    }),
  );
  const first = await screen.findByLabelText('BG0001 本次发货');
  expect(first).toHaveValue('10');
  expect(screen.queryByLabelText('BG0003 本次发货')).toBeNull();
  await user.clear(first);
  await user.type(first, '11');
  expect(screen.getByText('最多 10')).toBeVisible();
  expect(screen.getByRole('button', { name: /^发货/ })).toBeDisabled();
  await user.clear(first);
  await user.type(first, '4');
  await user.clear(screen.getByLabelText('BG0002 本次发货'));
  await user.type(screen.getByLabelText('BG0002 本次发货'), '0');
  await user.type(screen.getByLabelText('承运商'), '德邦快递');
  await user.type(screen.getByLabelText(/原因/), '分批到货');
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: '发货 1 种 4 件' }));
  bothPressed.resolve();
  expect(await screen.findByText(/已发货：包裹 PK20261120-000007/)).toBeVisible();
  expect(sent).toEqual([{ orderId: 'ord-1', lines: [{ orderItemId: 1, quantity: 4 }], carrier: '德邦快递', why: '分批到货' }]);
});

test('after an answer that was lost the same shipment goes with the same key', async () => {
  const keys: (string | undefined)[] = [];
  const { user } = showWorkplace(
    '/orders/ord-1',
    ofWarehouse(async (_input, options) => {
      keys.push(options?.idempotencyKey);
      if (keys.length === 1) throw refusal('SERVICE_UNAVAILABLE', '服务不可用');
      return aPackage();
    }),
  );
  await user.click(await screen.findByRole('button', { name: '发货 2 种 13 件' }));
  expect(await screen.findByText(/不会重复执行/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: '发货 2 种 13 件' }));
  expect(await screen.findByText(/已发货/)).toBeVisible();
  expect(keys[0]).toBeTruthy();
  expect(keys[1]).toBe(keys[0]);
});

test('what the stock can’t give is said with the figure', async () => {
  const { user } = showWorkplace(
    '/orders/ord-1',
    ofWarehouse(() => Promise.reject(refusal('ORDER_STOCK_SHORT', '库存不足', { skuNumber: 'BG0001', available: 3 }))),
  );
  await user.click(await screen.findByRole('button', { name: '发货 2 种 13 件' }));
  expect(await screen.findByText('BG0001 库存不足，现可发 3 件，请减少本次数量')).toBeVisible();
});

test('sales look and don’t ship; who isn’t of finance registers no transfer', async () => {
  showWorkplace('/orders/ord-1', { roles: ['sales'], staff: { getOrder: async () => aStaffOrder({ canReceiveTransfer: true }) } });
  expect(await screen.findByRole('table', { name: '商品' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /发货|登记到账|添加轨迹|确认送达/ })).toBeNull();
});

test('the warehouse reports where a package is, and that it arrived', async () => {
  const done: object[] = [];
  const keep = async (input: object) => {
    done.push(input);
    return aPackage();
  };
  const { user } = showWorkplace('/orders/ord-1', {
    roles: ['warehouse'],
    staff: { getOrder: async () => aStaffOrder(), addTrace: keep, deliverPackage: keep },
  });
  await user.click(await screen.findByRole('button', { name: '添加轨迹' }));
  await user.click(await screen.findByRole('button', { name: '添加' }));
  expect(await screen.findByText('请填写轨迹内容')).toBeVisible();
  await user.type(screen.getByLabelText(/轨迹/, { selector: 'input' }), '已到达转运中心');
  await user.type(screen.getByLabelText('地点'), '苏州');
  await user.click(screen.getByRole('button', { name: '添加' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(screen.getByRole('button', { name: '确认送达' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认送达' }));
  await waitFor(() => expect(done).toEqual([{ packageId: 'pkg-1', text: '已到达转运中心', place: '苏州' }, { packageId: 'pkg-1' }]));
});

test('a transfer is registered with the amount of the bank’s slip, to the fen', async () => {
  const sent: object[] = [];
  const { user } = showWorkplace('/orders/ord-1', {
    roles: ['finance'],
    staff: {
      getOrder: async () => aStaffOrder({ canReceiveTransfer: true, canShip: false }),
      receiveTransfer: async (input) => {
        sent.push(input);
        return aStaffOrder();
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: '登记到账' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(within(dialog).getByLabelText(/到账金额/), '1200.05');
  await user.type(within(dialog).getByLabelText(/银行流水号/), 'ICBC20261120');
  await user.click(within(dialog).getByRole('button', { name: '确认到账' }));
  expect(await within(dialog).findByText(/与应付 ¥1,200.50 不一致/)).toBeVisible();
  await user.clear(within(dialog).getByLabelText(/到账金额/));
  await user.type(within(dialog).getByLabelText(/到账金额/), '1,200.50');
  await user.click(within(dialog).getByRole('button', { name: '确认到账' }));
  await waitFor(() => expect(sent).toEqual([{ orderId: 'ord-1', amountFen: 120_050, bankReference: 'ICBC20261120' }]));
});

test('what staff did with an order and its packages stands beside it, newest first', async () => {
  showWorkplace('/orders/ord-1', {
    staff: {
      getOrder: async () => aStaffOrder(),
      listActs: async ({ subject }) =>
        aPageOf([
          {
            id: subject ?? '',
            at: subject === 'ord-1' ? '2026-11-20T08:00:00Z' : '2026-11-20T09:00:00Z',
            by: '周琳',
            isKey: false,
            act: subject === 'ord-1' ? 'ship' : 'addTrace',
            actName: subject === 'ord-1' ? '发货' : '添加物流轨迹',
            subject: subject ?? '',
            why: '客户催单',
            details: {},
            requestId: 'r',
          },
        ]),
    },
  });
  const record = await screen.findByRole('region', { name: '操作记录' });
  const rows = await within(record).findAllByRole('listitem');
  expect(rows.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('添加物流轨迹'), expect.stringContaining('发货')]);
  expect(rows[1]).toHaveTextContent('客户催单');
});
