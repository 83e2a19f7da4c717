import { expect, test } from '@jest/globals';
import { aLanguage } from './a-language.ts';
import { Assortment, type SoldType } from './assortment.ts';
import { fitFor } from './fit-for.ts';
import { Vocabulary } from './vocabulary.ts';

const values = ['硅橡胶VMQ', 'SPU', 'PU', '-20~200 ℃', '-60~80 ℃', '黑色', '10 kg'].map((value, i) => ({ id: i + 1, key: '材质', value }));
const type = (id: number, name: string, own: number[]): SoldType => ({
  id,
  categoryValue: 90 + id,
  pieces: [name],
  above: [],
  n: 1,
  values: own,
});
const hose = type(1, '软管', [1, 2, 3, 4, 5]);
const tie = type(2, '扎带', [6]);
const drum = type(3, '防腐桶', [6, 7]);
const assortment = new Assortment(
  [hose, tie, drum],
  values,
  (text) => [text],
  () => 1,
);
const vocabulary = new Vocabulary([{ word: '高柔', pinyin: 'gao rou', df: 3 }], aLanguage([['高柔', 'gao rou']]));
const fit = (means: string[], types = [hose, tie, drum]) => fitFor(means, types, { assortment, vocabulary }).any;

test('a word is found within a value, letters only as a word of their own', () => {
  expect(fit(['vmq'])).toEqual([[[1]]]);
  expect(fit(['pu'])).toEqual([[[3]]]);
});
test('a figure is the most or the least that a value says in its unit', () => {
  expect(fit(['≥180°c'])).toEqual([[[4]]]);
  expect(fit(['≤-40°c'])).toEqual([[[5]]]);
  expect(fit(['≥5kg'])).toEqual([[[7]]]);
});
test('with a thing before it, it counts for that thing alone', () => expect(fit(['扎带 黑色'], [tie, drum])).toEqual([[[6]]]));
test('a thing whose name says it is fit', () => expect(fit(['防腐'])).toEqual([[[93]]]));
test('of a category of which only some are called so, those by the words of their names', () => {
  const [soft, hard] = [type(4, '高柔电缆', []), type(5, '电缆', [])].map((one) => ({ ...one, categoryValue: 99 }));
  const cables = new Assortment(
    [soft!, hard!],
    [],
    (text) => [text],
    () => 1,
  );
  expect(fitFor(['高柔'], [soft!, hard!], { assortment: cables, vocabulary }).any).toEqual([[['高柔']]]);
});
test('nothing is fit for what nothing has', () => expect(fit(['石墨', '≥900°c', '≥', '≥x', ' ', ''])).toEqual([]));
