/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor } from '@mall/testing';
import { aPageOf, showWorkplace } from '../testing/show-workplace.tsx';

const act = {
  id: '1',
  at: '2026-11-20T08:00:00Z',
  by: '用友 ERP',
  isKey: true,
  act: 'ship',
  actName: '发货',
  subject: 'ord-1',
  why: '分批到货',
  details: { parts: [{ lineId: 1, quantity: 4 }], carrier: '德邦快递' },
  requestId: 'r',
};

test('filters stand in the address, days are Shanghai’s, and a program is named as one', async () => {
  const asked: object[] = [];
  const { container, user, address } = showWorkplace('/acts?act=ship&from=2026-11-20&to=2026-11-20', {
    staff: {
      listActs: async (input) => {
        asked.push(input);
        return aPageOf([act]);
      },
    },
    operator: { listOperators: async () => [] },
  });
  expect(await screen.findByText('用友 ERP（程序）')).toBeVisible();
  expect(screen.getByText('4 件 德邦快递')).toBeVisible();
  expect(screen.getByRole('link', { name: '订单 ord-1' })).toHaveAttribute('href', '/orders/ord-1');
  expect(asked[0]).toEqual({ act: 'ship', from: '2026-11-19T16:00:00.000Z', to: '2026-11-20T16:00:00.000Z', pageIndex: 1, pageSize: 20 });
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.type(screen.getByLabelText('对象编号'), 'ord-1');
  await waitFor(() => expect(address()).toContain('subject=ord-1'));
  await user.click(screen.getByRole('button', { name: '清除筛选' }));
  await waitFor(() => expect(address()).toBe('/acts'));
  expect(screen.getByLabelText('对象编号')).toHaveValue('');
});

test('who is no administrator chooses no other person', async () => {
  showWorkplace('/acts', { roles: ['warehouse'], staff: { listActs: async () => aPageOf([act]) } });
  expect(await screen.findByText('分批到货')).toBeVisible();
  expect(screen.queryByLabelText('员工')).toBeNull();
});
