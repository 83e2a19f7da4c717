import { expect, test } from '@jest/globals';
import type { Call } from '../read/call.ts';
import { readCalls } from './define-server.tsx';

/** A client whose answers come in an order of the test's choosing. */
function clientOf() {
  const waiting = new Map<string, (answer: unknown) => void>();
  const methods = new Proxy({}, { get: (_, method: string) => () => new Promise((resolve) => waiting.set(method, resolve)) });
  return { sdk: { noun: methods }, answer: (method: string) => waiting.get(method)!(method) };
}

test('whichever answer comes first, a page’s data is the same text', async () => {
  const calls = ['a', 'b', 'c'].map((name) => ({ key: [`noun.${name}`, {}] }) as unknown as Call);
  const texts = await Promise.all(
    ['abc', 'cba', 'bca'].map(async (order) => {
      const { sdk, answer } = clientOf();
      const read = readCalls(calls, sdk as never, new AbortController().signal);
      for (const name of order) {
        answer(name);
        await new Promise(setImmediate);
      }
      return JSON.stringify(await read);
    }),
  );
  expect(new Set(texts).size).toBe(1);
  expect(Object.values((JSON.parse(texts[0]!) as { values: object }).values)).toEqual(['a', 'b', 'c']);
});
