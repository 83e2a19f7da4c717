import { expect, test } from '@jest/globals';
import { anAssortment } from './an-assortment.ts';
import { denialIn, exceptPart, isDenial } from './denials.ts';
import { asPower, pressureOf, twoInOne } from './other-measures.ts';

const shop = (keys: Record<string, string[]>) => {
  const { types, assortment } = anAssortment({ 东西: keys });
  return [types, assortment] as const;
};
const numbers = (...texts: string[]) => texts.map((text) => ({ kind: 'number' as const, text, run: 1 }));

test('volts and amperes of what is sold by its power are watts', () => {
  const supply = shop({ 功率: ['200 W', '350 W'], 输出电压: ['24 V'] });
  expect(asPower(numbers('24v', '10a'), ...supply).map(({ text }) => text)).toEqual(['24v', '240w']);
  expect(asPower(numbers('10a'), ...supply).map(({ text }) => text)).toEqual(['10a']);
  const contactor = shop({ 额定电流: ['9 A'], 功率: ['4 kW'] });
  expect(asPower(numbers('24v', '9a'), ...contactor).map(({ text }) => text)).toEqual(['24v', '9a']);
});

test('kilograms of what has a pressure and no weight are that', () => {
  expect(pressureOf('16kg', ...shop({ 公称压力: ['PN16'] }))).toBe('pn16');
  expect(pressureOf('16kg', ...shop({ 量程: ['1.6 MPa'] }))).toBe('1.6mpa');
  expect(pressureOf('16kg', ...shop({ 公称压力: ['PN16'], 重量: ['2 kg'] }))).toBeUndefined();
  expect(pressureOf('16', ...shop({ 公称压力: ['PN16'] }))).toBeUndefined();
});

test('four digits are two sizes where such things have those and no such number', () => {
  expect(twoInOne('4040', ...shop({ 截面: ['40×40 mm'] }))).toBe('40x40');
  expect(twoInOne('4040', ...shop({ 截面边长: ['40 mm'] }))).toBe('40');
  expect(twoInOne('6204', ...shop({ 型号: ['6204'], 外形: ['62×04'] }))).toBeUndefined();
  expect(twoInOne('4080', ...shop({ 宽度: ['40 mm'], 高度: ['80 mm'] }))).toBe('40x80');
  expect(twoInOne('4080', ...shop({ 长度: ['100 mm'] }))).toBeUndefined();
});

test('what is not wanted', () => {
  const isWord = (word: string) => ['非标', '不锈钢'].includes(word);
  const denied = ['不要透明', '非不锈钢', '除黑色外', '除了黑色以外的', '非标', '不锈钢', '除锈', '不要'];
  expect(denied.map((run) => denialIn(run, isWord)?.denied)).toEqual([
    '透明',
    '不锈钢',
    '黑色',
    '黑色',
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(['不要', '非', '透明'].map(isDenial)).toEqual([true, true, false]);
});

test('what follows what is not wanted is read on', () =>
  expect(['不要镀锌的螺栓', '除黑色外的手套'].map((run) => denialIn(run, () => false))).toEqual([
    { denied: '镀锌', rest: '螺栓' },
    { denied: '黑色', rest: '手套' },
  ]));

test('the values of an attribute that are not what was denied', () => {
  const [types, assortment] = shop({ 颜色: ['透明', '黄色', '灰色'], 镜框: ['黑色'] });
  expect(exceptPart('透明', types, assortment)).toMatchObject({ shown: '不要透明', any: [[[101, 102]]] });
  expect(exceptPart('红', types, assortment)).toBeUndefined();
  expect(exceptPart('黑', types, assortment)).toMatchObject({ any: [] });
});
