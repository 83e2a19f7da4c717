import { beforeAll, expect, test } from '@jest/globals';
import { aSearch } from '../../testing/a-search.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);

beforeAll(async () => {
  await aShelf(db, '按钮开关', [
    ['火也 按钮开关 φ22 平头自锁 绿色', { 类型: '平头自锁', 安装孔径: '22 mm' }],
    ['火也 按钮开关 φ22 急停蘑菇头 红色', { 类型: '急停蘑菇头', 安装孔径: '22 mm' }],
  ]);
  await aShelf(db, '树脂切割片', [
    ['火也 树脂切割片 φ400×3.2 金属用', { 外径: '400 mm' }],
    ['火也 树脂切割片 φ125×1.2 金属用', { 外径: '125 mm' }],
  ]);
  await aShelf(db, '耐水砂纸', [['火也 耐水砂纸 400# 230×280', { 粒度: '400' }]]);
  await aShelf(db, '封箱胶带', [['火也 封箱胶带 48mm×50m', { 宽度: '48 mm' }]]);
  await aShelf(db, '墙板钉', [['高野 墙板钉 钻尾 M4×50', { 规格: 'M4' }]]);
  await aShelf(db, '螺纹闸阀', [
    ['淮闸 螺纹闸阀 DN25 G1 黄铜', { 公称通径: 'DN25', 接口螺纹: 'G1' }],
    ['淮闸 螺纹闸阀 DN40 G1-1/2 黄铜', { 公称通径: 'DN40', 接口螺纹: 'G1-1/2' }],
  ]);
  await aShelf(db, 'O型圈', [
    ['密川 O型圈 P20 19.8×2.4', { 规格: 'P20', 内径: '19.8 mm', 线径: '2.4 mm' }],
    ['科林顿 O型圈 内径20×线径2 丁腈', { 线径: '2 mm', 内径: '20 mm' }],
  ]);
  await aShelf(db, '深沟球轴承', [
    ['斯凯伦 深沟球轴承 6300 10×35×11', { 型号: '6300', 内径: '10 mm' }],
    ['临珠 深沟球轴承 6305 25×62×17', { 型号: '6305', 内径: '25 mm' }],
  ]);
  await db.sql`insert into manufacturer (id, name, pinyin, initial, country, introduction, mark)
    values (102, '斯凯伦', 'sikailun', 'S', '中国', '轴承', '{"shape":"plain","text":"斯凯伦"}')`;
  await db.sql`update sku set manufacturer_id = 102 where name like '斯凯伦%'`;
  await aShelf(db, '三角带', [
    ['衡转 三角带 SPA1600 SPA型 基准长度1600mm', { 型号: 'SPA1600', 截型: 'SPA型', 长度: '1600 mm' }],
    ['衡转 三角带 B1550 B型 基准长度1550mm', { 型号: 'B1550', 截型: 'B型', 长度: '1550 mm' }],
  ]);
  await aShelf(db, '球头铣刀', [['樫木 球头铣刀 R3', { 球头半径: 'R3' }]]);
  await aShelf(db, '温度传感器', [['优测 温度传感器 φ6', { 直径: '6 mm' }]]);
  await aShelf(db, '接近开关', [['台芯 接近开关 M18 NPN', { 外形: 'M18', 输出: 'NPN' }]]);
  await db.sql`update category set name = '传感器' where level = 2 and name = '接近开关类'`;
  await buildSearchIndex(db);
  await engine.reload();
});

const find = aSearch(db, engine);
const namesOf = async (keyword: string) => (await find(keyword)).names;

test.each([
  ['急停按钮 22', ['火也 按钮开关 φ22 急停蘑菇头 红色']],
  ['割片 400', ['火也 树脂切割片 φ400×3.2 金属用']],
  ['1寸半闸阀', ['淮闸 螺纹闸阀 DN40 G1-1/2 黄铜']],
  ['O型圈 20x2', ['科林顿 O型圈 内径20×线径2 丁腈']],
  ['三角带 B1600', ['衡转 三角带 B1550 B型 基准长度1550mm']],
  ['qiutouxidao', ['樫木 球头铣刀 R3']],
  ['NPN传感器M18', ['台芯 接近开关 M18 NPN']],
])('%s', async (keyword, names) => expect([keyword, await namesOf(keyword)]).toEqual([keyword, names]));

test('a model is asked of another maker before another model of this one', async () => {
  expect((await namesOf('斯凯伦 深沟球轴承 6305'))[0]).toBe('临珠 深沟球轴承 6305 25×62×17');
});
