/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmptyPanel } from './empty-panel.tsx';
import { ErrorPanel } from './error-panel.tsx';

test('a failure says what, offers a retry and the number to quote', async () => {
  const onRetry = jest.fn();
  const error = Object.assign(new Error('服务不可用'), { requestId: 'b7c2e0f4' });
  render(<ErrorPanel error={error} onRetry={onRetry} />);
  const panel = screen.getByRole('alert');
  expect(panel.textContent).toContain('服务不可用');
  expect(panel.textContent).toContain('b7c2e0f4');
  await userEvent.click(screen.getByRole('button', { name: '重试' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

test('who may not do something reads that, not the words of the API', () => {
  render(<ErrorPanel error={Object.assign(new Error('拒绝访问'), { reason: 'FORBIDDEN' })} />);
  expect(screen.getByRole('alert').textContent).toContain('您没有权限执行此操作');
});

test.each([[undefined], [null], ['boom'], [{ message: 42 }]])('anything thrown still makes a sentence: %j', (error) => {
  render(<ErrorPanel error={error} />);
  expect(screen.getByText('请稍后重试，或联系客服')).toBeTruthy();
});

test('an empty state says what to do next', () => {
  render(<EmptyPanel title="购物车还是空的" action={<a href="/">去逛逛</a>} />);
  expect(screen.getByRole('heading', { name: '购物车还是空的' })).toBeTruthy();
  expect(screen.getByRole('link', { name: '去逛逛' })).toBeTruthy();
});
