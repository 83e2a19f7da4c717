/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, waitFor } from '@mall/testing';
import { aStaffOrder } from '../testing/a-staff-order.ts';
import { showWorkplace } from '../testing/show-workplace.tsx';

test('a slash begins, arrows choose, Enter opens, Escape ends', async () => {
  const asked: string[] = [];
  const { user, address, container } = showWorkplace('/', {
    staff: {
      searchStaff: async ({ keyword }) => {
        asked.push(keyword);
        return [
          { kind: 'customer', id: '1', title: '启衡机械', detail: '客户 1', path: '/_staff/customers/1' },
          { kind: 'order', id: 'ord-1', title: 'SO20261120-000123', detail: '启衡机械 · 待发货', path: '/_staff/orders/ord-1' },
          { kind: 'order', id: 'ord-2', title: 'SO20261120-000124', detail: '启衡机械 · 已发货', path: '/_staff/orders/ord-2' },
        ];
      },
      getOrder: async () => aStaffOrder(),
    },
  });
  const box = await screen.findByRole('combobox', { name: '搜索' });
  await user.keyboard('/');
  expect(box).toHaveFocus();
  expect(box).toHaveValue('');
  await user.keyboard('启衡');
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'SO20261120-000123 启衡机械 · 待发货',
    'SO20261120-000124 启衡机械 · 已发货',
    '启衡机械 客户 1',
  ]);
  expect(asked).toEqual(['启衡']);
  expect(await accessibilityFaults(container)).toEqual([]);
  await user.keyboard('{ArrowDown}');
  expect(options[1]).toHaveAttribute('aria-selected', 'true');
  expect(box).toHaveAttribute('aria-activedescendant', options[1]!.id);
  await user.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/orders/ord-2'));
  expect(screen.queryByRole('listbox')).toBeNull();
});
