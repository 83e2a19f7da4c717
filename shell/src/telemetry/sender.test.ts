/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { createSender } from './sender.ts';

let sent: string[];
let waiting: number;
let end: () => void;
const take = () => (waiting ? `beacon of ${waiting}` : undefined);
const visibility = (state: 'hidden' | 'visible') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};

beforeEach(() => {
  Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
  jest.useFakeTimers({ now: 0 });
  sent = [];
  waiting = 1;
  Object.defineProperty(navigator, 'sendBeacon', { value: (_address: string, text: string) => sent.push(text) > 0, configurable: true });
  end = createSender(take);
});
afterEach(() => {
  end();
  jest.useRealTimers();
});

test('a page that is left sends one beacon, once it is hidden and its vitals are settled', () => {
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(0);
  visibility('hidden');
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toHaveLength(1);
});

test('a buyer who changes tabs all the time sends one for the view and one a minute', () => {
  for (let second = 0; second <= 180; second += 1) {
    jest.advanceTimersByTime(1000);
    visibility(second % 2 ? 'visible' : 'hidden');
  }
  expect(sent).toHaveLength(1 + 3);
});

test('a page that stays open sends one a minute and keeps one for its end', () => {
  jest.advanceTimersByTime(5 * 60_000);
  expect(sent).toHaveLength(5);
  visibility('hidden');
  expect(sent).toHaveLength(6);
});

test('where nothing happened nothing is sent', () => {
  waiting = 0;
  jest.advanceTimersByTime(10 * 60_000);
  visibility('hidden');
  expect(sent).toHaveLength(0);
});

test('what settles while the page is being hidden is still in the beacon', () => {
  waiting = 0;
  window.addEventListener('visibilitychange', () => (waiting = 7), { capture: true, once: true });
  visibility('hidden');
  expect(sent).toEqual(['beacon of 7']);
});
