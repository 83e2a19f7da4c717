/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Sort } from './head-cell.tsx';
import { Table } from './table.tsx';

const rows = [
  { sku: 'BG1', length: 20 },
  { sku: 'BG2', length: 30 },
];
const show = (sort?: Sort, onSortChange?: (sort: Sort) => void, shown = rows) => (
  <Table
    caption="商品"
    rows={shown}
    rowKey={(row) => row.sku}
    sort={sort}
    onSortChange={onSortChange}
    empty="还没有商品"
    columns={[
      { key: 'sku', header: '订货号', rowHeader: true, cell: (row) => row.sku },
      { key: 'length', header: '长度', sortable: true, align: 'end', cell: (row) => `${row.length} mm` },
    ]}
  />
);

test('the table has a name, its rows have heads', () => {
  render(show());
  const row = within(screen.getByRole('table', { name: '商品' })).getByRole('row', { name: /BG2/ });
  expect(within(row).getByRole('rowheader').textContent).toBe('BG2');
});

test('a sortable head sorts up, then down, and says so', async () => {
  const onSortChange = jest.fn();
  const { rerender } = render(show(undefined, onSortChange));
  await userEvent.click(screen.getByRole('button', { name: '长度' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'length', direction: 'asc' });
  rerender(show({ key: 'length', direction: 'asc' }, onSortChange));
  expect(screen.getByRole('columnheader', { name: '长度' }).getAttribute('aria-sort')).toBe('ascending');
  await userEvent.click(screen.getByRole('button', { name: '长度' }));
  expect(onSortChange).toHaveBeenLastCalledWith({ key: 'length', direction: 'desc' });
});

test('no rows: the table says what that means', () => {
  render(show(undefined, undefined, []));
  expect(screen.getByRole('cell', { name: '还没有商品' })).toBeTruthy();
});
