import { expect, test } from '@jest/globals';
import { turns } from './turns.ts';

const rules = { atOnce: 2, waiting: 3, patienceMs: 60_000 };
const refusal = (why: string) => new Error(why);

/** Work that ends when it is told to. */
const held = () => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { work: () => ended, end: () => end() };
};

test('two work, three wait, the sixth is refused at once, and another line is not held up', async () => {
  const line = turns(rules, refusal);
  const jobs = Array.from({ length: 6 }, held);
  const outcomes = jobs.map(({ work }, index) => line.take('one', async () => work().then(() => index)));
  await expect(outcomes[5]).rejects.toThrow('full');
  expect(await line.take('another', () => 'at once')).toBe('at once');
  for (const { end } of jobs) end();
  expect(await Promise.all(outcomes.slice(0, 5))).toEqual([0, 1, 2, 3, 4]);
  expect(await line.take('one', () => 'free again')).toBe('free again');
});

test('who waits too long is refused, and leaves no place behind', async () => {
  const line = turns({ atOnce: 1, waiting: 1, patienceMs: 20 }, refusal);
  const first = held();
  const working = line.take('one', first.work);
  await expect(line.take('one', () => 'never')).rejects.toThrow('late');
  first.end();
  await working;
  expect(await line.take('one', () => 'next')).toBe('next');
});

test('work that fails gives its place on', async () => {
  const line = turns({ ...rules, atOnce: 1 }, refusal);
  const outcomes = await Promise.allSettled([line.take('one', () => Promise.reject(new Error('no'))), line.take('one', () => 'yes')]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
