import { beforeAll, expect, test } from '@jest/globals';
import { aSearch } from '../../testing/a-search.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);

const screw = (thread: string, length: string, material: string, grade: string): [string, Record<string, string>] => [
  `恒螺 内六角圆柱头螺钉 ${thread}×${length} ${material} ${grade}`,
  { 螺纹规格: thread, 公称长度: `${length} mm`, 头部直径: '13 mm', 材质: material, 性能等级: grade, 执行标准: 'GB/T 70.1' },
];

beforeAll(async () => {
  await aShelf(db, '内六角圆柱头螺钉', [
    screw('M8', '30', '合金钢', '12.9级'),
    screw('M8', '30', '304不锈钢', 'A2-70'),
    screw('M8', '20', '碳钢', '8.8级'),
    screw('M12', '300', '碳钢', '8.8级'),
  ]);
  await aShelf(db, '无缝管', [
    ['广封 304不锈钢无缝管 φ12×1', { 外径: '12 mm', 壁厚: '1 mm', 材质: '304不锈钢' }],
    ['广封 304不锈钢无缝管 φ20×1', { 外径: '20 mm', 壁厚: '1 mm', 材质: '304不锈钢' }],
  ]);
  await aShelf(db, '三相异步电机', [
    ['火也 三相异步电机 YE3 1.1kW', { 功率: '1.1 kW', 机座号: '90S' }],
    ['火也 三相异步电机 YE3 15kW', { 功率: '15 kW', 机座号: '160L' }],
  ]);
  await aShelf(db, '按钮开关', [
    ['火也 按钮开关 φ22 平头 不带灯', { 指示灯: '不带灯' }],
    ['火也 按钮开关 φ22 平头 带灯24V', { 指示灯: '带灯24V' }],
  ]);
  await aShelf(db, '减压阀', [
    ['鲁夫特 减压阀 AR2000 不带表', { 压力表: '不带表' }],
    ['鲁夫特 减压阀 AR2000 带圆表', { 压力表: '带圆表' }],
  ]);
  await aShelf(db, '球阀', [['管禾 二片式内螺纹球阀 DN25 G1', { 公称通径: 'DN25', 连接方式: '内螺纹' }]]);
  await aShelf(db, '法兰球阀', [['管禾 法兰球阀 DN50', { 公称通径: 'DN50', 连接方式: '法兰' }]]);
  await aShelf(db, '法兰', [['广封 平焊法兰 DN50', { 公称通径: 'DN50' }]]);
  await aShelf(db, '直接管箍', [['新川泵 直接管箍 DN25', { 公称通径: 'DN25' }]]);
  await aShelf(db, '编码器', [['感宜 增量编码器 φ38 1000线', { 分辨率: '1000线' }]]);
  await aShelf(db, '步进电机', [['火也 脉冲电机 步进电机 57机座', { 机座: '57' }]]);
  await aShelf(db, '瞬间胶', [
    ['永贴 瞬间胶 401 20g', { 型号: '401' }],
    ['永贴 瞬间胶 502 20g', { 型号: '502' }],
  ]);
  await aShelf(db, '三角带', [
    ['衡转 三角带 B1560', { 型号: 'B1560', 截型: 'B型', 长度: '1560 mm' }],
    ['衡转 三角带 SPA1600', { 型号: 'SPA1600', 截型: 'SPA型', 长度: '1600 mm' }],
  ]);
  await aShelf(db, '周转箱', [
    ['德玛柯 周转箱 600×400×340', { 外形: '600×400×340 mm' }],
    ['德玛柯 周转箱 800×600×340', { 外形: '800×600×340 mm' }],
  ]);
  await aShelf(db, '脚轮', [
    ['搬立德 脚轮 万向刹车 75mm', { 形式: '万向刹车' }],
    ['搬立德 脚轮 万向 75mm', { 形式: '万向' }],
  ]);
  await aShelf(db, '电线', [
    ['缆岱 电线 BV 2.5mm²', { 截面: '2.5 mm²' }],
    ['缆岱 电线 BV 6mm²', { 截面: '6 mm²' }],
  ]);
  await buildSearchIndex(db);
  await engine.reload();
});

const find = aSearch(db, engine);

test.each([
  ['内六角圆柱头螺钉 M8 30 12.9', '恒螺 内六角圆柱头螺钉 M8×30 合金钢 12.9级'],
  ['螺钉 304 8*30', '恒螺 内六角圆柱头螺钉 M8×30 304不锈钢 A2-70'],
  ['螺钉 8.8 8*20', '恒螺 内六角圆柱头螺钉 M8×20 碳钢 8.8级'],
  ['GB70 M8x20', '恒螺 内六角圆柱头螺钉 M8×20 碳钢 8.8级'],
  ['无缝管 304 12*1', '广封 304不锈钢无缝管 φ12×1'],
  ['502胶水', '永贴 瞬间胶 502 20g'],
  ['按钮开关 带灯', '火也 按钮开关 φ22 平头 带灯24V'],
  ['按钮开关 不带灯', '火也 按钮开关 φ22 平头 不带灯'],
  ['脚轮 带刹车', '搬立德 脚轮 万向刹车 75mm'],
  ['减压阀 带表', '鲁夫特 减压阀 AR2000 带圆表'],
  ['球阀 DN25 内丝', '管禾 二片式内螺纹球阀 DN25 G1'],
  ['球阀 DN50 法兰', '管禾 法兰球阀 DN50'],
])('of all that is sold %s is %s alone, and nothing gave way', async (keyword, name) => {
  const { names, relaxed } = await find(keyword);
  expect([names, relaxed]).toEqual([[name], []]);
});

test.each(['M8*30mm', 'm8*30MM', 'M8X30'])('%s is a size without a noun, whether its unit stands there or not', async (keyword) => {
  const { names } = await find(keyword);
  expect(names.toSorted()).toEqual(['恒螺 内六角圆柱头螺钉 M8×30 304不锈钢 A2-70', '恒螺 内六角圆柱头螺钉 M8×30 合金钢 12.9级']);
});

test.each([
  ['螺钉 M8 10.9', '10.9'],
  ['内六角圆柱头螺钉 316 M8', '316'],
  ['螺钉 M8 10级', '10级'],
])('a grade or a material that no such thing has is no length: %s keeps the thread and says what it left out', async (keyword, left) => {
  const { names, relaxed } = await find(keyword);
  expect(names).toHaveLength(3);
  expect(names.every((name) => name.includes('M8×'))).toBe(true);
  expect(relaxed).toEqual([{ text: left, key: '', to: [] }]);
});

test.each(['电机 90kW', '电机 160kW'])('%s is no frame of that number', async (keyword) => {
  const { isPerfectMatch, relaxed } = await find(keyword);
  expect([isPerfectMatch, relaxed.map(({ text }) => text)]).toEqual([false, [keyword.slice(3).toLowerCase()]]);
});

test('a section between two that are sold is these two', async () => {
  const { relaxed } = await find('电线 3平方');
  expect(relaxed).toEqual([{ text: '3mm2', key: '截面', to: ['2.5 mm²', '6 mm²'] }]);
});

test('a word that was typed whole names the thing before one that is only begun', async () => {
  expect((await find('编码器 1000脉冲')).names).toEqual(['感宜 增量编码器 φ38 1000线']);
});

test('of a size that stands in one attribute and nothing has, the nearest is shown and named', async () => {
  const { names, relaxed } = await find('周转箱 600*400*320');
  expect([names[0], relaxed[0]]).toEqual([
    '德玛柯 周转箱 600×400×340',
    { text: '600x400x320', key: '外形', to: expect.arrayContaining(['600×400×340 mm']) },
  ]);
});

test.each(['三角带 B型 1600', 'B型三角带 1600', '三角带 B1600'])('%s keeps the letter, and the length gives way', async (keyword) => {
  const { names, relaxed } = await find(keyword);
  expect([names, relaxed]).toEqual([['衡转 三角带 B1560'], [{ text: '1600', key: '长度', to: ['1560 mm'] }]]);
});
