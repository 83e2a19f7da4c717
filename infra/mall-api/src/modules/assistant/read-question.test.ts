import { describe, expect, test } from '@jest/globals';
import { readNumber } from './chinese-number.ts';
import { readQuestion } from './read-question.ts';

test('numbers are read in digits and in words', () => {
  expect(['50', '1,200', '五十', '十', '十二', '一百二', '一百零二', '两千', '三万五千', '0', '几'].map(readNumber)).toEqual([
    50,
    1200,
    50,
    10,
    12,
    120,
    102,
    2000,
    35_000,
    undefined,
    undefined,
  ]);
});

describe('what a question asks', () => {
  const read = (text: string) => {
    const { topic, keyword, quantity, ordinal } = readQuestion(text);
    return [topic, keyword, quantity, ordinal];
  };
  test.each([
    ['M8x30 304内六角螺钉有货吗', ['stock', 'M8x30 304内六角螺钉', undefined, undefined]],
    ['M8×30 304 内六角螺钉有货吗？', ['stock', 'M8×30 304 内六角螺钉', undefined, undefined]],
    ['请问你们有没有6204-2RS轴承', ['stock', '6204-2RS轴承', undefined, undefined]],
    ['6204轴承多少钱', ['price', '6204轴承', undefined, undefined]],
    ['帮我加50个到购物车', ['addToCart', '', 50, undefined]],
    ['加五十个到购物车', ['addToCart', '', 50, undefined]],
    ['第二个加20个到购物车', ['addToCart', '', 20, 1]],
    ['再来两盒', ['addToCart', '', 2, undefined]],
    ['帮我加100个M6内六角螺钉到购物车', ['addToCart', 'M6内六角螺钉', 100, undefined]],
    ['有500个吗', ['stock', '', 500, undefined]],
    ['这个多少钱', ['price', '', undefined, undefined]],
    ['什么时候能到', ['delivery', '', undefined, undefined]],
    ['O型圈 20x2 货期要多久', ['delivery', 'O型圈 20x2', undefined, undefined]],
    ['加长内六角扳手有吗', ['stock', '加长内六角扳手', undefined, undefined]],
    ['有没有20x2的O型圈', ['stock', '20x2 O型圈', undefined, undefined]],
    ['有机玻璃板', ['product', '有机玻璃板', undefined, undefined]],
    ['有切削液添加剂吗', ['stock', '切削液添加剂', undefined, undefined]],
    ['买3双劳保手套', ['addToCart', '劳保手套', 3, undefined]],
    ['内六角扳手', ['product', '内六角扳手', undefined, undefined]],
    ['你好', ['greeting', '', undefined, undefined]],
    ['谢谢', ['thanks', '', undefined, undefined]],
    ['我的订单 SO20261120-000123 到哪了', ['order', '', undefined, undefined]],
    ['我的订单到哪了', ['order', '', undefined, undefined]],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
  test('an order number is found however it is typed', () => {
    expect(readQuestion('so20261120-000123发货了吗').orderNumber).toBe('SO20261120-000123');
  });
});
