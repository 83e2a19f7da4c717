import { expect, test } from '@jest/globals';
import { wordsOfValve } from './valve-code.ts';

test.each([
  ['q41f-16c', '法兰球阀 pn16 铸钢'],
  ['q11f-16p', '内螺纹球阀 pn16 304不锈钢'],
  ['q911f-16t', '内螺纹球阀 电动 pn16 黄铜'],
  ['q61f-25', '焊接球阀 pn25'],
  ['z41h-25', '法兰闸阀 明杆 pn25'],
  ['z15w-16t', '内螺纹闸阀 暗杆 pn16 黄铜'],
  ['z945t-10q', '法兰闸阀 电动 暗杆 pn10 球墨铸铁'],
  ['j11t', '内螺纹截止阀'],
  ['j41h-40', '法兰截止阀 pn40'],
  ['h44h-16c', '法兰止回阀 旋启式 pn16 铸钢'],
  ['h12w-16p', '内螺纹止回阀 升降式 pn16 304不锈钢'],
  ['h76h-16', '对夹止回阀 旋启式 pn16'],
  ['d371x-16', '对夹蝶阀 蜗轮 pn16'],
  ['d71x-16q', '对夹蝶阀 手柄 pn16 球墨铸铁'],
  ['d671f-10', '对夹蝶阀 气动 pn10'],
  ['s49h-16c', '法兰疏水阀 热动力圆盘式 pn16 铸钢'],
  ['cs15h-16', '内螺纹疏水阀 倒置桶式 pn16'],
  ['gl41h-16p', '法兰y型过滤器 pn16 304不锈钢'],
  ['a27w-10t', '外螺纹安全阀 pn10 黄铜'],
  ['y43h-16', '法兰蒸汽减压阀 pn16'],
])('the valve %s is %s', (code, words) => {
  const [first = '', ...others] = wordsOfValve(code)?.split(' ') ?? [];
  expect([first, ...others].sort()).toEqual(words.split(' ').sort());
});

test.each([
  'j422',
  'j0113',
  's16q',
  's32t',
  'h3y-2',
  'd471',
  'a132',
  'z405',
  'x12w',
  'l16h',
  'q235',
  'd25l30',
  's20r-sclcr',
  'hk2020',
  'gx12',
])('%s is no valve', (code) => expect(wordsOfValve(code)).toBeUndefined());
