import { expect, test } from '@jest/globals';
import type { AssistantTools, Understood } from '../toolbox.ts';
import { inItsSize, inThread } from './ellipsis.ts';

/** A mall that sells exactly these; words that stand in none of them are unknown to it. */
const sold = [
  '球阀 dn20 不锈钢',
  '球阀 dn25 不锈钢',
  '球阀 dn25 黄铜',
  '变径 dn25 dn20',
  '气缸 缸径40 行程100',
  '气缸 缸径40 行程150',
  '平垫圈 m10',
  '轴承 ucp205',
  '轴承 ucp206',
];
const things = ['球阀', '变径', '气缸', '平垫圈'];
const pieces = (keyword: string) =>
  keyword
    .toLowerCase()
    .split(/\s+|(?<=球阀|气缸|平垫圈)|(?=行程|缸径)/)
    .filter(Boolean);
const kindOf = (text: string): Understood['understood'][number]['kind'] =>
  things.includes(text)
    ? 'noun'
    : /^ucp/.test(text)
      ? 'partNumber'
      : /\d/.test(text)
        ? 'size'
        : sold.some((one) => one.includes(text))
          ? 'attribute'
          : 'unknown';
const tools = {
  understand: async (keyword: string): Promise<Understood> => {
    const words = pieces(keyword);
    const understood = words.map((text) => ({ kind: kindOf(text), text, shown: text }));
    const total = sold.filter((one) =>
      words.every((word) => kindOf(word) === 'unknown' || one.split(' ').some((own) => own.startsWith(word))),
    ).length;
    const isPerfect = total > 0 && understood.every(({ kind }) => kind !== 'unknown');
    return { total: understood.every(({ kind }) => kind === 'unknown') ? 0 : total, isPerfect, understood, relaxed: [] };
  },
} as unknown as AssistantTools;
const after = async (before: string, words: string) => (await inThread(tools, before, words, await tools.understand(words)))?.keyword;

test('a size takes the place of the size of its form, another wish stands besides', async () => {
  expect(await after('DN25 球阀', 'DN20')).toBe('球阀 DN20');
  expect(await after('球阀 dn25', '黄铜')).toBe('球阀 dn25 黄铜');
});

test('what does not go with one thing said before takes its place', async () => {
  expect(await after('球阀 dn25 不锈钢', '黄铜')).toBe('球阀 dn25 黄铜');
});

test('a number under a name, and the digits of a model, are changed where they stand', async () => {
  expect(await after('气缸 缸径40行程100', '行程150')).toBe('气缸 缸径40行程150');
  expect(await after('UCP205', '206')).toBe('UCP206');
});

test('a thing of its own and words that name no goods are not about what was before', async () => {
  expect(await after('球阀 dn25', '平垫圈')).toBeUndefined();
  expect(await after('球阀 dn25', '写进')).toBeUndefined();
});

test('what goes with it comes in its size where that is sold', async () => {
  expect(await inItsSize(tools, '气缸 m10x30', '平垫圈')).toBe('平垫圈 m10');
  expect(await inItsSize(tools, '气缸 m12', '平垫圈')).toBeUndefined();
});
