/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { ToastRegion } from './toast-region.tsx';
import { toast } from './toast-store.ts';

beforeEach(() => {
  toast.clear();
  jest.useFakeTimers();
});
afterEach(() => {
  act(() => toast.clear());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a message stays three seconds', () => {
  render(<ToastRegion />);
  act(() => void toast.show({ tone: 'success', text: '新增成功！' }));
  pass(2900);
  expect(screen.getByRole('status').textContent).toBe('新增成功！');
  pass(200);
  expect(screen.getByRole('status').textContent).toBe('');
});

test('messages stand 300 px from the top and let every press through', () => {
  render(<ToastRegion />);
  const { position, top, pointerEvents } = getComputedStyle(screen.getByRole('region', { name: '消息提示' }));
  expect({ position, top, pointerEvents }).toEqual({ position: 'fixed', top: '300px', pointerEvents: 'none' });
});

test('the same text is never there twice; its time starts anew', () => {
  render(<ToastRegion />);
  act(() => void toast.show({ text: '超出限购数量' }));
  pass(2000);
  act(() => void toast.show({ text: '超出限购数量' }));
  pass(2000);
  expect(screen.getAllByText('超出限购数量')).toHaveLength(1);
  pass(1100);
  expect(screen.queryByText('超出限购数量')).toBeNull();
});

test('a failure is announced at once, and fades where the buyer points, so that what lies beneath can be read and pressed', () => {
  render(<ToastRegion />);
  act(() => void toast.show({ tone: 'danger', text: '服务器异常' }));
  const message = screen.getByText('服务器异常');
  expect(screen.getByRole('alert').contains(message)).toBe(true);
  message.getBoundingClientRect = () => new DOMRect(600, 300, 240, 44);
  fireEvent.pointerMove(window, { clientX: 700, clientY: 320 });
  expect(message.dataset.givesWay).toBe('true');
  fireEvent.pointerMove(window, { clientX: 100, clientY: 320 });
  expect(message.dataset.givesWay).toBeUndefined();
});

test('a fourth message takes the place of the first', () => {
  render(<ToastRegion />);
  act(() => {
    for (const text of ['一', '二', '三', '四']) toast.show({ text });
  });
  expect(screen.getByRole('status').textContent).toBe('二三四');
});
