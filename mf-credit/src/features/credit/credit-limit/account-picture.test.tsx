/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, renderPage, screen, within } from '@mall/testing';
import { aPicture } from '../../../parts/a-credit-bill.ts';
import { AccountPicture } from './account-picture.tsx';
import { barsOf } from './picture-bars.ts';

test('the parts of the limit follow each other and fill it; what came back and waits draws nothing', () => {
  const bars = barsOf(aPicture());
  expect(bars.map(({ name, from, share }) => [name, Math.round(from * 100), Math.round(share * 100)])).toEqual([
    ['逾期账单', 0, 30],
    ['未到期账单', 30, 20],
    ['在途未出账', 50, 10],
    ['未发货订单', 60, 5],
    ['可用额度', 65, 35],
  ]);
  expect(barsOf(aPicture({ unbilledFen: -500 }))[2]).toMatchObject({ fen: -500, share: 0 });
});

test('every figure of the picture stands beside it as text (rule credit-bill 27)', async () => {
  const { container } = renderPage(<AccountPicture picture={aPicture()} />);
  const parts = screen.getByRole('table', { name: '额度构成' });
  expect(within(parts).getByRole('row', { name: '逾期账单 ¥300.00' })).toBeInTheDocument();
  expect(
    within(screen.getByRole('table', { name: '未还账单账龄' })).getByRole('row', { name: '逾期 1–30 天 ¥300.00' }),
  ).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'ZD20261125-000001' })).toHaveAttribute('href', '/customer/customerCreditBills/b1');
  expect(container.querySelectorAll('svg')).toHaveLength(9);
  expect(await accessibilityFaults(container)).toEqual([]);
});
