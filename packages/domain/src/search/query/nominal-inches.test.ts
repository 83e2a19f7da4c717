import { expect, test } from '@jest/globals';
import { anAssortment } from './an-assortment.ts';
import { asMeasure } from './measure.ts';
import { nominalInches } from './nominal-inches.ts';

const sold: Record<string, Record<string, string[]>> = {
  脚轮: { 轮径: ['75 mm', '100 mm', '125 mm', '150 mm'] },
  切割片: { 外径: ['105 mm', '180 mm', '355 mm', '400 mm'] },
  卡尺: { 测量范围: ['0~150 mm', '0~200 mm'] },
  活动扳手: { 规格: ['6寸', '8寸'], 开口: ['24 mm', '100 mm'] },
};
const { types, assortment } = anAssortment(sold);
const sizesOf = (text: string, name: string) =>
  nominalInches(
    asMeasure(text)!,
    types.filter(({ pieces }) => pieces[0] === name),
    assortment,
    new Set(),
  )?.exact.map((id) => assortment.value(id)!.value);

test.each([
  ['3in', '脚轮', ['75 mm']],
  ['4in', '脚轮', ['100 mm']],
  ['6inch', '脚轮', ['150 mm']],
  ['4in', '切割片', ['105 mm']],
  ['7in', '切割片', ['180 mm']],
  ['14in', '切割片', ['355 mm']],
  ['6in', '卡尺', ['0~150 mm']],
])('%s of a %s is %j', (text, name, right) => expect(sizesOf(text, name)).toEqual(right));

test.each([
  ['10in', '脚轮'],
  ['4in', '活动扳手'],
  ['100mm', '脚轮'],
  ['g1/2', '切割片'],
])('%s of a %s is no trade inch', (text, name) => expect(sizesOf(text, name)).toBeUndefined());
