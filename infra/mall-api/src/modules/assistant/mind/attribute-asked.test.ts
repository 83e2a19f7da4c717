import { expect, test } from '@jest/globals';
import type { ProductFacts } from '../toolbox.ts';
import { asksWhatItIs, hasAsked } from './attribute-asked.ts';

const caliper = {
  card: { attributesJson: { 测量范围: '0~200 mm', 分度值: '0.02 mm', 防护等级: 'IP67', 最高温度: '60 ℃', 通信: 'RS485' } },
} as unknown as ProductFacts;

test('what something is like is asked in the words of a workshop', () => {
  for (const text of ['量程多少', '它能量多长', '精度是多少', '防护几级', '能耐多少度', '支持RS485吗', '这个防水吗'])
    expect([text, hasAsked([caliper], text)]).toEqual([text, true]);
  expect(hasAsked([caliper], '多重')).toBe(false);
});

test('a question about goods wants no others, and a wish for others is none', () => {
  for (const text of ['量程多少', '带电池吗', '一盒多少只', '它的外径是多少']) expect([text, asksWhatItIs(text)]).toEqual([text, true]);
  for (const text of ['带阀的有吗', '有没有防水的', '红色的呢', '304的']) expect([text, asksWhatItIs(text)]).toEqual([text, false]);
});
