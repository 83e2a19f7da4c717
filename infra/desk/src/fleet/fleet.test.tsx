/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { accessibilityFaults, screen, within } from '@mall/testing';
import { aStatus } from '../testing/a-status.ts';
import { showDesk } from '../testing/show-desk.tsx';
import { between, fleetOf } from './fleet.ts';

test('who gives whom what is read off the manifests of what is live', () => {
  const fleet = fleetOf(aStatus());
  expect(fleet.members.map(({ name, version }) => `${name} ${version ?? ''}`.trim())).toEqual([
    'mf-cart-checkout aaa111',
    'mf-search aaa111',
    'shell aaa111',
    'API',
  ]);
  expect(between(fleet, 'mf-search', 'shell')).toEqual([
    { giver: 'mf-search', taker: 'shell', kind: 'slot', name: 'search-box', parts: [] },
  ]);
  expect(between(fleet, 'shell', 'mf-search')).toMatchObject([{ kind: 'event', name: 'location:changed' }]);
  expect(between(fleet, 'API', 'mf-search')).toMatchObject([{ kind: 'call', name: 'search', parts: ['find'] }]);
  expect(fleet.loose).toEqual(['事件 search:performed 由 mf-search 发出，无人监听']);
});

test('what is declared on one side only is told', () => {
  const status = aStatus();
  status.areas[0]!.releases[0]!.widgets = [];
  expect(fleetOf(status).loose).toContain('插槽 add-to-cart 没有提供者，mf-search在使用');
});

test('the picture is a table of givers and takers with versions and their age', async () => {
  const { container } = showDesk('/desk/fleet');
  expect(await screen.findByRole('heading', { level: 1, name: '全景' })).toBeVisible();
  const row = screen.getByRole('row', { name: /^mf-search aaa111/ });
  expect(within(row).getByText('search-box')).toBeVisible();
  expect(row).toHaveTextContent(/\d+ 天前上线/);
  expect(screen.getByText('事件 search:performed 由 mf-search 发出，无人监听')).toBeVisible();
  expect(await accessibilityFaults(container)).toEqual([]);
});
