import { beforeEach, expect, test } from '@jest/globals';
import { notices, notify } from './notices.ts';

beforeEach(() => notices.set(undefined));

test('a message reaches the toasts, each as one of its own even in the same words', () => {
  notify({ tone: 'danger', text: '请求超时' });
  const first = notices.get();
  notify({ tone: 'danger', text: '请求超时' });
  expect(first?.notice).toEqual({ tone: 'danger', text: '请求超时' });
  expect(notices.get()?.id).not.toBe(first?.id);
});

test('a request that the page itself gave up is nobody’s business', () => {
  notify({ tone: 'danger', text: 'Request aborted' });
  expect(notices.get()).toBeUndefined();
});
