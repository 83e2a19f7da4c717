import { expect, test } from '@jest/globals';
import { anAssortment } from './an-assortment.ts';
import { besideLeading } from './leading-dimension.ts';
import { asMeasure } from './measure.ts';

const sold: Record<string, Record<string, string[]>> = {
  平底铣刀: { 直径: ['10 mm', '12 mm', '14 mm'], 刃长: ['13 mm', '30 mm'], 柄径: ['12 mm', '11 mm'] },
  铰刀: { 直径: ['12 mm', '13 mm', '14 mm'] },
  骨架油封: { 轴径: ['45 mm', '50 mm'], 外径: ['47 mm', '62 mm'] },
  外六角螺栓: { 螺纹规格: ['M30', 'M36'], 公称长度: ['33 mm'] },
  扎带: { 宽度: ['3 mm', '5 mm'], 长度: ['200 mm'] },
  开关电源: { 功率: ['100 W', '150 W'] },
};
const { types, assortment } = anAssortment(sold);
const near = (text: string, ...names: string[]) =>
  besideLeading(
    asMeasure(text)!,
    types.filter(({ pieces }) => names.includes(pieces[0]!)),
    assortment,
    new Set(),
  )?.near.map(({ value }) => value);

test.each([
  ['13mm', '平底铣刀'],
  ['13', '平底铣刀'],
  ['φ13', '平底铣刀'],
])('%s of a 平底铣刀 lies between its diameters', (text, name) => expect(near(text, name)).toEqual(['12 mm', '14 mm']));

test('the shank is no diameter that is asked for', () => expect(near('11', '平底铣刀')).toEqual(['10 mm', '12 mm']));

test.each([
  ['12', '平底铣刀'],
  ['30', '平底铣刀'],
  ['47', '骨架油封'],
  ['33', '外六角螺栓'],
  ['200', '扎带'],
  ['4', '扎带'],
  ['120w', '开关电源'],
])('%s of a %s means what it did', (text, name) => expect(near(text, name)).toBeUndefined());

test('where another of the things has it, it is that', () => expect(near('13', '平底铣刀', '铰刀')).toBeUndefined());
