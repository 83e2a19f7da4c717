/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@mall/testing';
import { showInFrame } from '../../testing/show-in-frame.tsx';
import { ComparisonBar } from './comparison-bar.tsx';

const widgets = { 'comparison-bar': (() => <p>对比栏</p>) as never };

test('the bar comes with the first product that is compared, and steps aside where they are compared', async () => {
  const list = showInFrame(<ComparisonBar />, { widgets, path: '/c-1', screenName: 'category' });
  expect(screen.queryByText('对比栏')).toBeNull();
  act(() => list.platform.bus.emit('comparison:changed', { added: 'A1' }));
  expect(await screen.findByText('对比栏')).toBeVisible();
  list.unmount();
  const comparison = showInFrame(<ComparisonBar />, { widgets, path: '/comparison', screenName: 'comparison' });
  act(() => comparison.platform.bus.emit('comparison:changed', { added: 'A1' }));
  expect(screen.queryByText('对比栏')).toBeNull();
});
