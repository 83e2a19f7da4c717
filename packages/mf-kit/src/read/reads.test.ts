/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { Sdk } from '@mall/api-sdk';
import { mutate } from 'swr';
import { call } from './call.ts';
import { forgetReads, readAhead, readOnce, takeRead } from './reads.ts';

const counts = call('order.getOrderStatistics');
let asked: number;
let ask: () => Promise<unknown>;
const sdk = { order: { getOrderStatistics: () => ask() } } as unknown as Sdk;

beforeEach(() => {
  jest.useFakeTimers();
  asked = 0;
  ask = async () => {
    asked += 1;
    return `answer ${asked}`;
  };
});
afterEach(() => {
  forgetReads({ effect: 'write' });
  jest.useRealTimers();
});

test('what was started on intent is taken over by the screen, once; the next read is a new one', async () => {
  readAhead(sdk, counts);
  readAhead(sdk, counts);
  expect(await takeRead(sdk, counts.key)).toBe('answer 1');
  readAhead(sdk, counts);
  expect(await takeRead(sdk, counts.key)).toBe('answer 2');
});

test('what was started ten seconds ago is not shown any more', async () => {
  readAhead(sdk, counts);
  jest.advanceTimersByTime(10_000);
  expect(await takeRead(sdk, counts.key)).toBe('answer 2');
});

test('what was read ahead of a change is not shown after it; another read changes nothing', async () => {
  readAhead(sdk, counts);
  forgetReads({ effect: 'read' });
  expect(await takeRead(sdk, counts.key)).toBe('answer 1');
  jest.advanceTimersByTime(10_000);
  readAhead(sdk, counts);
  forgetReads({ effect: 'write' });
  expect(await takeRead(sdk, counts.key)).toBe('answer 3');
});

test('what failed is asked for again', async () => {
  const works = ask;
  ask = () => Promise.reject(new Error('请求超时'));
  readAhead(sdk, counts);
  await Promise.resolve();
  ask = works;
  expect(await takeRead(sdk, counts.key)).toBe('answer 1');
});

test('code outside of React shares a read with the screens, whoever began it, and what they know', async () => {
  const [first, second] = [takeRead(sdk, counts.key), readOnce(sdk, counts)];
  expect([await first, await second]).toEqual(['answer 1', 'answer 1']);
  forgetReads({ effect: 'write' });
  const [third, fourth] = [readOnce(sdk, counts), takeRead(sdk, counts.key)];
  expect([await third, await fourth]).toEqual(['answer 2', 'answer 2']);
  await mutate([...counts.key], 'known', false);
  expect(await readOnce(sdk, counts)).toBe('known');
  await mutate([...counts.key], undefined, false);
  expect(asked).toBe(2);
});
