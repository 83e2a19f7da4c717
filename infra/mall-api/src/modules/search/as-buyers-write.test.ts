import { beforeAll, expect, test } from '@jest/globals';
import { aSearch } from '../../testing/a-search.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);

beforeAll(async () => {
  const screw = (length: string): [string, Record<string, string>] => [
    `恒螺 内六角圆柱头螺钉 M8×${length} 12.9级`,
    { 螺纹规格: 'M8', 公称长度: `${length} mm`, 性能等级: '12.9级' },
  ];
  await aShelf(db, '内六角圆柱头螺钉', ['20', '30', '100'].map(screw));
  await aShelf(db, '深沟球轴承', [
    ['临珠 深沟球轴承 6208-2RS', { 型号: '6208', 内径d: '40 mm' }],
    ['临珠 深沟球轴承 6800-2RS', { 型号: '6800', 内径d: '10 mm' }],
  ]);
  await aShelf(db, '平键', [
    ['火也 平键 8×7×40', { 键宽: '8 mm', 键高: '7 mm', 键长: '40 mm' }],
    ['火也 平键 10×8×40', { 键宽: '10 mm', 键高: '8 mm', 键长: '40 mm' }],
  ]);
  await aShelf(db, '一次性手套', [
    ['火也 一次性丁腈手套 蓝色 100只', { 颜色: '蓝色', 包装规格: '100只/盒' }],
    ['火也 一次性丁腈手套 黑色 50只', { 颜色: '黑色', 包装规格: '50只/盒' }],
  ]);
  await aShelf(db, '防护眼镜', [
    ['赛护 防护眼镜 透明', { 镜片颜色: '透明' }],
    ['赛护 防护眼镜 灰色', { 镜片颜色: '灰色' }],
  ]);
  await aShelf(db, '开关电源', [
    ['量芯 开关电源 35W 24V', { 功率: '35 W', 输出电压: '24 V' }],
    ['量芯 开关电源 350W 24V', { 功率: '350 W', 输出电压: '24 V' }],
  ]);
  await aShelf(db, '漏电断路器', [
    ['沃尔 漏电保护断路器 2P C32A 30mA', { 极数: '2P', 额定电流: '32 A', 漏电电流: '30 mA', 脱扣曲线: 'C型' }],
  ]);
  await aShelf(db, '微型断路器', [['沃尔 微型断路器 2P C32A', { 极数: '2P', 额定电流: '32 A', 脱扣曲线: 'C型' }]]);
  await aShelf(db, '六角螺母', [['固迅 六角螺母 M8', { 螺纹规格: 'M8', 对边宽度: '13 mm' }]]);
  await aShelf(db, '油嘴', [
    ['火也 黄油嘴 M8×1 45°', { 螺纹: 'M8×1', 角度: '45°' }],
    ['火也 黄油嘴 M8×1 直通', { 螺纹: 'M8×1', 角度: '直通' }],
  ]);
  await aShelf(db, '封箱胶带', [['火也 封箱胶带 透明 45mm', { 宽度: '45 mm' }]]);
  await aShelf(db, '垃圾袋', [['布兰卡 垃圾袋 胶袋 黑色', { 颜色: '黑色' }]]);
  await aShelf(db, '车刀片', [['蓉锐 数控刀片 CNMG120404', { 型号: 'CNMG120404' }]]);
  await aShelf(db, '铣刀片', [['锋渡 数控铣刀片 APMT1135PDER', { 型号: 'APMT1135PDER' }]]);
  await aShelf(db, '砂带', [
    ['火也 砂带 50×1830 120#', { 规格: '50×1830 mm' }],
    ['火也 砂带 30×540 120#', { 规格: '30×540 mm' }],
  ]);
  await aShelf(db, '蜗轮减速机', [
    ['齿越 蜗轮减速机 NMRV050 速比30', { 机座号: '050', 速比: '30' }],
    ['齿越 蜗轮减速机 NMRV030 速比50', { 机座号: '030', 速比: '50' }],
  ]);
  const [lights] =
    await db.sql`select parent_id as id from category where id = ${await aShelf(db, '工矿灯', [['易买 LED工矿灯 100W', { 功率: '100 W' }]])}`;
  const safe = await aShelf(db, '防爆灯', [['易买 LED防爆灯 100W', { 功率: '100 W' }]]);
  await db.sql`update category set parent_id = ${lights!.id} where id = ${safe}`;
  await buildSearchIndex(db);
});

const find = aSearch(db, engine);

test.each([
  ['内六角圆柱头螺钉 M8*20 12.9级 100个', '恒螺 内六角圆柱头螺钉 M8×20 12.9级'],
  ['内六角螺钉 M8-1.25*30 200pcs', '恒螺 内六角圆柱头螺钉 M8×30 12.9级'],
  ['1、深沟球轴承 6208-2RS 10套', '临珠 深沟球轴承 6208-2RS'],
  ['平键 8-7-40', '火也 平键 8×7×40'],
  ['丁腈手套 100只', '火也 一次性丁腈手套 蓝色 100只'],
  ['手套 不要蓝色', '火也 一次性丁腈手套 黑色 50只'],
  ['防护眼镜 不要 透明', '赛护 防护眼镜 灰色'],
  ['开关电源 24V 15A', '量芯 开关电源 350W 24V'],
  ['2P漏电断路器 C32 30mA DZ47LE 6个 急用', '沃尔 漏电保护断路器 2P C32A 30mA'],
  ['黄油嘴 直 M8*1', '火也 黄油嘴 M8×1 直通'],
  ['封箱胶袋', '火也 封箱胶带 透明 45mm'],
  ['2025-11-03 领料：黄油嘴 直 M8*1 20颗', '火也 黄油嘴 M8×1 直通'],
  ['不要蓝色的手套', '火也 一次性丁腈手套 黑色 50只'],
  ['数控刀片 APMT1135PDER 10片/盒', '锋渡 数控铣刀片 APMT1135PDER'],
  ['2寸 砂带', '火也 砂带 50×1830 120#'],
  ['防爆 工矿灯 100W', '易买 LED防爆灯 100W'],
  ['NMRV50 1:30', '齿越 蜗轮减速机 NMRV050 速比30'],
])('%s is %s alone', async (keyword, name) => expect((await find(keyword)).names).toEqual([name]));

test('a thread in inches that nobody sells is said to be missing, and is no width across flats', async () => {
  for (const typed of ['1/2-13', '1/2']) {
    const { names, relaxed } = await find(`六角螺母 ${typed}`);
    expect(names).toEqual(['固迅 六角螺母 M8']);
    expect(relaxed).toMatchObject([{ text: typed, to: [] }]);
  }
});

test('what the first results have in their names is not said to be missing', async () => {
  const { relaxed, isPerfectMatch } = await find('黄油嘴 M8*1 45° 黄油');
  expect({ relaxed, isPerfectMatch }).toEqual({ relaxed: [], isPerfectMatch: true });
});
