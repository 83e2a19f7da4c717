/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import type { FeatureFlag } from '@mall/api-contract/platform';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { aStatus } from '../testing/a-status.ts';
import { showDesk } from '../testing/show-desk.tsx';
import { isPast } from './flag-end.ts';

const aFlag = (name: string, ends: string): FeatureFlag => ({
  ...{ name, ends, percent: 10, companies: [12, 40], owner: '周琳' },
  ...{ since: '2026-11-20T02:00:00.000Z', by: 'search-ci' },
});

test('flags past their day are named above all others; the day itself still counts', async () => {
  const flags = [aFlag('mf-search.old', '2020-01-31'), aFlag('mf-credit.new', '2999-01-31')];
  const { container } = showDesk('/desk/flags', { 'GET status': aStatus({ flags }) });
  expect(await screen.findByText('1 个开关已过结束日期')).toBeVisible();
  const [, old, fresh] = screen.getAllByRole('row');
  expect(within(old!).getByText('已过期')).toBeVisible();
  expect(fresh).toHaveTextContent(/mf-credit\.new.*10%.*12、40.*周琳.*2999-01-31/);
  expect(within(fresh!).queryByText('已过期')).toBeNull();
  expect(await accessibilityFaults(container)).toEqual([]);
  expect(isPast(aFlag('a.b', '2026-11-20'), Date.parse('2026-11-20T23:59:00+08:00'))).toBe(false);
  expect(isPast(aFlag('a.b', '2026-11-20'), Date.parse('2026-11-21T00:00:00+08:00'))).toBe(true);
});
