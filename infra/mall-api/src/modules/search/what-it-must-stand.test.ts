import { beforeAll, expect, test } from '@jest/globals';
import { aSearch } from '../../testing/a-search.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);

const ring = (size: string, material: string, temperature: string): [string, Record<string, string>] => {
  const [inside, section] = size.split('×');
  return [
    `科林顿 O型圈 内径${inside}×线径${section} ${material}`,
    { 内径: `${inside} mm`, 线径: `${section} mm`, 材质: material, 适用温度: temperature },
  ];
};
const gloves = (name: string, length: string): [string, Record<string, string>] => [`赛护 ${name} 长${length}cm`, { 长度: `${length} cm` }];

beforeAll(async () => {
  await aShelf(db, 'O型圈', [
    ring('20×2', '丁腈橡胶NBR', '-30~100 ℃'),
    ring('20×2', '硅橡胶VMQ', '-60~200 ℃'),
    ring('20×2', '三元乙丙EPDM', '-45~130 ℃'),
    ring('30×2', '硅橡胶VMQ', '-60~200 ℃'),
  ]);
  await aShelf(db, '耐酸碱手套', [gloves('耐酸碱手套', '33'), gloves('耐酸碱手套', '38')]);
  await aShelf(db, '焊接手套', [gloves('电焊手套', '45')]);
  await aShelf(db, '脚轮', [
    ['搬立德 脚轮 万向 75mm 尼龙', { 轮径: '75 mm', 轮面: '尼龙' }],
    ['搬立德 脚轮 万向 75mm 聚氨酯', { 轮径: '75 mm', 轮面: '聚氨酯PU' }],
  ]);
  await aShelf(db, '气管', [['乐控 气管 尼龙 8×6', { 管外径: '8 mm', 材质: '尼龙' }]]);
  await aShelf(db, '麻花钻', [
    ['鹭屿 直柄麻花钻 φ6 高速钢', { 直径: '6 mm', 材质: '高速钢' }],
    ['鹭屿 直柄麻花钻 φ6 含钴', { 直径: '6 mm', 材质: '含钴高速钢M35' }],
  ]);
  await aShelf(db, '电焊条', [
    ['熔岳 电焊条 J422 φ3.2', { 牌号: 'J422', 适用: '碳钢' }],
    ['熔岳 电焊条 A102 φ3.2', { 牌号: 'A102', 适用: '304不锈钢' }],
  ]);
  await aShelf(db, '薄型气缸', [
    ['奉化 薄型气缸 SDA 缸径25 行程20', { 缸径: '25 mm', 活塞杆径: '12 mm', 行程: '20 mm' }],
    ['奉化 薄型气缸 SDA 缸径50 行程10', { 缸径: '50 mm', 活塞杆径: '20 mm', 行程: '10 mm' }],
  ]);
  await aShelf(db, '工业插头插座', [
    ['沃尔 工业插头插座 插头 16A', { 类型: '插头', 额定电流: '16 A' }],
    ['沃尔 工业插头插座 明装插座 16A', { 类型: '明装插座', 额定电流: '16 A' }],
  ]);
  await aShelf(db, '防尘口罩', [
    ['火也 防尘口罩 KN90', { 防护等级: 'KN90' }],
    ['火也 防尘口罩 KN95', { 防护等级: 'KN95' }],
  ]);
  await aShelf(db, '复印纸', [['笺文 复印纸 A4 70g', { 幅面: 'A4', 克重: '70 g' }]]);
  await aShelf(db, '砂纸', [['火也 砂纸 240#', { 粒度: '240#' }]]);
  await aShelf(db, '光轴', [['栗原 直线光轴 φ12×500', { 直径: '12 mm', 长度: '500 mm' }]]);
  await aShelf(db, '充电式电钻', [['锐擎 充电式电钻 18V', { 电压: '18 V' }]]);
  await aShelf(db, '行程开关', [['宁控 行程开关 LXK3', { 触点: '1NO' }]]);
  await aShelf(db, '角磨机', [['匠达工 角磨机 φ100', { 砂轮直径: '100 mm' }]]);
  await aShelf(db, '切割片', [['火也 树脂切割片 φ105', { 外径: '105 mm' }]]);
  const thermometers = await aShelf(db, '红外测温仪', [['泰萨 红外测温仪 单点', { 形式: '单点' }]]);
  const description = [{ title: '适用范围', text: '用于非接触测量设备与管道的表面温度。' }];
  await db.sql`update product set category_id = ${thermometers}, description = ${db.sql.json(description)}
    where id = (select product_id from sku where category_id = ${thermometers})`;
  await buildSearchIndex(db);
});

const find = aSearch(db, engine);

test.each([
  ['O型圈 耐油 20x2', ['科林顿 O型圈 内径20×线径2 丁腈橡胶NBR']],
  ['耐油的O型圈', ['科林顿 O型圈 内径20×线径2 丁腈橡胶NBR']],
  ['O型圈 20*2 耐高温', ['科林顿 O型圈 内径20×线径2 硅橡胶VMQ']],
  ['静音脚轮', ['搬立德 脚轮 万向 75mm 聚氨酯']],
  ['打不锈钢 钻头 6', ['鹭屿 直柄麻花钻 φ6 含钴']],
  ['焊不锈钢用的焊条', ['熔岳 电焊条 A102 φ3.2']],
])('%s is what is fit for it', async (keyword, names) => {
  const found = await find(keyword);
  expect(found.names).toEqual(names);
  expect(found.isPerfectMatch).toBe(true);
});

test('the page says what a wish was taken for', async () => {
  const { understood } = await find('耐低温 O型圈');
  expect(understood).toContainEqual({ kind: 'quality', text: '耐低温', shown: '硅橡胶VMQ、三元乙丙EPDM、-60~200 ℃' });
});

test('a length has neighbours before what a thing must stand gives way', async () => {
  const { names, relaxed } = await find('手套 45cm 耐酸');
  expect(names).toEqual(['赛护 耐酸碱手套 长38cm']);
  expect(relaxed).toMatchObject([{ text: '45cm', to: ['38 cm'] }]);
});

test('a wish that nothing is fit for is said not to be understood, and the thing stays', async () => {
  const { names, understood } = await find('食品级 气管');
  expect(names).toEqual(['乐控 气管 尼龙 8×6']);
  expect(understood).toContainEqual({ kind: 'unknown', text: '食品级', shown: '食品级' });
});

test('a size is tried as other dimensions before it gives way', async () => {
  const { names, relaxed } = await find('薄型气缸 25*20');
  expect(names).toEqual(['奉化 薄型气缸 SDA 缸径25 行程20']);
  expect(relaxed).toEqual([]);
});

test.each([
  ['插座 16A', '沃尔 工业插头插座 明装插座 16A'],
  ['N95口罩', '火也 防尘口罩 KN95'],
  ['A4 70克 纸', '笺文 复印纸 A4 70g'],
  ['φ12h6 光轴 500', '栗原 直线光轴 φ12×500'],
  ['角磨机 切割片', '火也 树脂切割片 φ105'],
])('%s is %s and nothing else', async (keyword, name) => expect((await find(keyword)).names).toEqual([name]));

test('a sentence is what the description of a thing says it is for; the page says so, and that it is no exact match', async () => {
  const { names, understood, isPerfectMatch } = await find('测量管道表面温度的东西');
  expect(names).toEqual(['泰萨 红外测温仪 单点']);
  expect(understood).toContainEqual({ kind: 'quality', text: '测量管道表面温度的东西', shown: '红外测温仪' });
  expect(isPerfectMatch).toBe(false);
  expect((await find('搬运外星飞船残骸的东西')).names).toEqual([]);
});

test.each([
  ['电钻 充电器', '充电器'],
  ['液位开关', '液位'],
])('of %s, %s is not sold, and no slip of the pen for what is', async (keyword, unknown) => {
  const { understood, correctedKeyword } = await find(keyword);
  expect(understood).toContainEqual({ kind: 'unknown', text: unknown, shown: unknown });
  expect(correctedKeyword).toBe('');
});
