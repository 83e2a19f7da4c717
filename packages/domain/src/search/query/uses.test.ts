import { expect, test } from '@jest/globals';
import { Uses } from './uses.ts';

const uses = new Uses([
  { categoryValue: 1, name: '红外测温仪', text: '用于非接触测量设备、管道与电气接点的表面温度。' },
  { categoryValue: 2, name: '离心泵', text: '用于管道增压与清水输送。' },
  { categoryValue: 3, name: 'Y型过滤器', text: '用于拦截介质中的杂质，保护阀门与仪表。' },
  { categoryValue: 4, name: '地面划线胶带', text: '用于车间地面的区域划线。' },
]);
const best = (text: string) => uses.for(text)[0]?.name;

test.each([
  ['测管道表面温度', '红外测温仪'],
  ['过滤柴油里的杂质', 'Y型过滤器'],
  ['车间地面划黄线', '地面划线胶带'],
])('%s is what %s is for', (text, name) => expect(best(text)).toBe(name));

test('the share says how much of it was said', () => {
  expect(uses.for('车间地面')[0]?.share).toBe(1);
  expect(uses.for('车间地面量子纠缠')[0]!.share).toBeLessThan(0.7);
});

test('nothing is for nothing, and a sentence of any length ends', () => {
  for (const text of ['', '的了吗', 'abc 123', '量子纠缠']) expect(uses.for(text)).toEqual([]);
  expect(uses.for('表面温度'.repeat(5000))[0]?.name).toBe('红外测温仪');
});
