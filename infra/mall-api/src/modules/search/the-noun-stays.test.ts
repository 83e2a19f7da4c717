import { beforeAll, expect, test } from '@jest/globals';
import { aSearch } from '../../testing/a-search.ts';
import { aShelf } from '../../testing/a-shelf.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { buildSearchIndex } from './index-build.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';

const db = await testingDatabase();
const engine = postgresSearchEngine(db);

beforeAll(async () => {
  await aShelf(
    db,
    '麻花钻',
    ['6', '6.4', '6.6', '7', '12'].map((size) => [`铸衡 直柄麻花钻 φ${size} 高速钢`, { 直径: `${size} mm`, 材质: '高速钢' }]),
  );
  await aShelf(db, '气管', [['乐控 气管 聚氨酯 10×6.5 蓝色', { 管外径: '10 mm', 管内径: '6.5 mm', 材质: '聚氨酯' }]]);
  await aShelf(db, '交流接触器', [
    ['塔禾 交流接触器 9A 线圈AC380V', { 额定电流: '9 A', 线圈电压: 'AC380V' }],
    ['塔禾 交流接触器 32A 线圈DC24V', { 额定电流: '32 A', 线圈电压: 'DC24V' }],
  ]);
  await aShelf(db, '中间继电器', [['塔禾 小型中间继电器 MY2N AC220V 接触器用', { 线圈电压: 'AC220V' }]]);
  await aShelf(db, '外六角螺栓', [
    ['恒螺 外六角螺栓 M12×60 镀锌', { 螺纹规格: 'M12', 公称长度: '60 mm', 表面处理: '镀锌' }],
    ['恒螺 外六角螺栓 M12×80 发黑', { 螺纹规格: 'M12', 公称长度: '80 mm', 表面处理: '发黑' }],
  ]);
  await aShelf(
    db,
    '骨架油封',
    ['45×62×8', '50×72×8', '50×80×10', '20×35×7'].map((size) => {
      const [shaft, outside, width] = size.split('×');
      return [`密川 骨架油封 TC ${size} 丁腈橡胶`, { 轴径: `${shaft} mm`, 外径: `${outside} mm`, 宽度: `${width} mm` }];
    }),
  );
  await aShelf(db, '快插接头', [
    ['乐控 气管快插接头 直通 PC6-R1/8 黄铜', { 管外径: '6 mm', 接口螺纹: 'R1/8', 形式: '直通' }],
    ['乐控 气管快插接头 直通 PC6-R1/4 黄铜', { 管外径: '6 mm', 接口螺纹: 'R1/4', 形式: '直通' }],
    ['乐控 气管快插接头 弯头 PL6-R1/8 黄铜', { 管外径: '6 mm', 接口螺纹: 'R1/8', 形式: '弯头' }],
  ]);
  await aShelf(db, '标准气缸', [
    ['索恩利 标准气缸 SC型 缸径50 行程75', { 缸径: '50 mm', 行程: '75 mm' }],
    ['索恩利 标准气缸 SC型 缸径63 行程75', { 缸径: '63 mm', 行程: '75 mm' }],
  ]);
  await aShelf(db, '螺纹锁固剂', [['铸衡 螺纹锁固剂 TL-243 50ml', { 型号: '243', 容量: '50 mL' }]]);
  await aShelf(db, '冲压外圈滚针轴承', [['岭川 滚针轴承 HK2520 开口型 25×32×20', { 内径: '25 mm' }]]);
  const tapes = await aShelf(db, '绝缘胶带', [['广粘 电工胶带 黑色 20mm×20m', { 宽度: '20 mm' }]]);
  await db.sql`update sku set manufacturer_part_number = 'GZETHK-20-20' where category_id = ${tapes}`;
  await buildSearchIndex(db);
  await engine.reload();
});

const find = aSearch(db, engine);

test('麻花钻 6.5 finds the drills next to it and says so, no tube that has 6.5', async () => {
  const { names, relaxed, isPerfectMatch } = await find('麻花钻 6.5');
  expect(names.toSorted()).toEqual(['铸衡 直柄麻花钻 φ6.4 高速钢', '铸衡 直柄麻花钻 φ6.6 高速钢']);
  expect(relaxed).toEqual([{ text: '6.5', key: '直径', to: ['6.4 mm', '6.6 mm'] }]);
  expect(isPerfectMatch).toBe(false);
  expect((await find('6.4的麻花钻')).names).toEqual(['铸衡 直柄麻花钻 φ6.4 高速钢']);
});

test('a maker’s series is meant before a part number with the same letters in its middle', async () => {
  expect((await find('HK2020')).names).toEqual(['岭川 滚针轴承 HK2520 开口型 25×32×20']);
  expect((await find('THK-20-20')).names[0]).toBe('广粘 电工胶带 黑色 20mm×20m');
});

test('接触器 220v finds contactors, no relay that is for contactors', async () => {
  const { names } = await find('接触器 220v');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(name).toContain('交流接触器');
});

test('where all is sold, but not together, a finish gives way before a size', async () => {
  expect(await find('外六角螺栓 M12*60 发黑')).toMatchObject({
    names: ['恒螺 外六角螺栓 M12×60 镀锌'],
    relaxed: [{ text: '发黑', to: [] }],
  });
  expect(await find('外六角螺栓 M12*70')).toMatchObject({ relaxed: [{ text: 'm12x70', key: '公称长度', to: ['60 mm', '80 mm'] }] });
});

test('of a size nobody has what is nearest in all its numbers comes first, and it is said', async () => {
  const { names, relaxed } = await find('油封 48×70×8');
  expect(names[0]).toBe('密川 骨架油封 TC 50×72×8 丁腈橡胶');
  expect(names).not.toContain('密川 骨架油封 TC 20×35×7 丁腈橡胶');
  expect(relaxed[0]).toMatchObject({ text: '48x70x8', to: expect.arrayContaining(['50×72×8 mm']) });
});

test.each([
  ['PC6-01', '乐控 气管快插接头 直通 PC6-R1/8 黄铜'],
  ['PC6-1/8', '乐控 气管快插接头 直通 PC6-R1/8 黄铜'],
  ['快插接头 PC6-02', '乐控 气管快插接头 直通 PC6-R1/4 黄铜'],
  ['KQ2L06-01S', '乐控 气管快插接头 弯头 PL6-R1/8 黄铜'],
  ['QSL-1/8-6', '乐控 气管快插接头 弯头 PL6-R1/8 黄铜'],
  ['气缸 SC50*75', '索恩利 标准气缸 SC型 缸径50 行程75'],
  ['SC63x75', '索恩利 标准气缸 SC型 缸径63 行程75'],
])('%s is a maker’s number that says the size', async (keyword, name) => expect((await find(keyword)).names[0]).toBe(name));

test('what a noun has nothing of at all is left out, and the noun stays', async () => {
  const { names, relaxed } = await find('麻花钻 聚氨酯');
  expect(names).toHaveLength(5);
  expect(relaxed).toEqual([{ text: '聚氨酯', key: '', to: [] }]);
});

test.each(['洗衣机 220v', '洗衣机', '麻花钻清洗机', '汽车轮胎 6.5'])(
  '%s isn’t sold: nothing, said how it was understood',
  async (keyword) => {
    const { total, names, understood } = await find(keyword);
    expect([total, names]).toEqual([0, []]);
    expect(understood.some(({ kind }) => kind === 'unknown')).toBe(true);
  },
);

test('what is sold and shares its characters is near', async () => expect((await find('麻花钻清洗机')).near).toContain('麻花钻'));

test('a maker that isn’t sold beside a model leads to what others make of it, said by name', async () => {
  for (const keyword of ['乐泰 243', 'loctite 243', '乐泰243']) {
    const { names, understood, isPerfectMatch } = await find(keyword);
    expect([keyword, names]).toEqual([keyword, ['铸衡 螺纹锁固剂 TL-243 50ml']]);
    expect(understood).toContainEqual({ kind: 'otherBrand', text: keyword.slice(0, -3).trim(), shown: keyword.slice(0, -3).trim() });
    expect(isPerfectMatch).toBe(false);
  }
});

test('a word nobody knows beside a model that is sold leads to that model; beside a mere size, or where it is a machine, to nothing', async () => {
  expect((await find('阿波罗 243')).names).toEqual(['铸衡 螺纹锁固剂 TL-243 50ml']);
  expect((await find('阿波罗 243')).understood).toContainEqual({ kind: 'unknown', text: '阿波罗', shown: '阿波罗' });
  for (const keyword of ['阿波罗 220v', '洗碗机 243', '阿波罗']) expect([keyword, (await find(keyword)).total]).toEqual([keyword, 0]);
});

test('among equals what is in stock comes first, but a better fit before it', async () => {
  const other = await aSku(db, { name: '恒螺 吊环螺钉 M20×60 镀锌', stock: {} });
  const free = await aSku(db, { name: '恒螺 吊环螺钉 M20×60 发黑', stock: { 1: 9 } });
  const nearly = await aSku(db, { name: '恒螺 船用吊环螺钉 M20×60', stock: { 1: 9 } });
  await buildSearchIndex(db);
  await engine.reload();
  expect((await engine.search({ keyword: '吊环螺钉 M20×60' })).skuIds).toEqual([free.id, other.id, nearly.id]);
});
