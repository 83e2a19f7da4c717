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
  await aShelf(db, '法兰球阀', [
    ['管禾 法兰球阀 DN80 PN16 铸钢WCB', { 公称通径: 'DN80', 压力等级: 'PN16', 材质: '铸钢WCB' }],
    ['管禾 法兰球阀 DN50 PN16 铸钢WCB', { 公称通径: 'DN50', 压力等级: 'PN16', 材质: '铸钢WCB' }],
  ]);
  await aShelf(db, '闸阀', [['淮闸 螺纹闸阀 DN50 黄铜 PN16', { 公称通径: 'DN50', 压力等级: 'PN16', 材质: '黄铜' }]]);
  await aShelf(
    db,
    '62系列深沟球轴承',
    ['6219', '6220', '6320'].map((model) => [`临珠 深沟球轴承 ${model}-2Z 开式`, { 型号: model }]),
  );
  await aShelf(db, '行程开关', [
    ['火也 行程开关 LXK3-20S-T 滚轮摆杆', { 型号: 'LXK3-20S-T' }],
    ['火也 行程开关 LXK3-20S-B 直动柱塞', { 型号: 'LXK3-20S-B' }],
  ]);
  await aShelf(
    db,
    '开关电源',
    ['100', '150', '350'].map((power) => [`信步智感 开关电源 ${power}W 24V`, { 功率: `${power} W`, 输出电压: '24 V' }]),
  );
  await aShelf(db, '微型断路器', [['沃尔特姆 微型断路器 3P C40A', { 极数: '3P', 额定电流: '40 A', 脱扣曲线: 'C型' }]]);
  await aShelf(db, '平底铣刀', [
    ['蓉锐 钨钢平底立铣刀 φ12 刃长30', { 直径: '12 mm', 刃长: '30 mm' }],
    ['蓉锐 钨钢平底立铣刀 φ14 刃长32', { 直径: '14 mm', 刃长: '32 mm' }],
    ['蓉锐 钨钢平底立铣刀 φ5 刃长13mm', { 直径: '5 mm', 刃长: '13 mm' }],
  ]);
  await aShelf(db, '磁性开关', [['科林顿 磁性开关 D-A93 有触点二线', { 型号: 'D-A93' }]]);
  // The mall's own numbers, which begin like that switch by chance.
  for (const skuNumber of ['DA93180', 'DA93210']) await aSku(db, { skuNumber, name: '科林顿 O型圈 氟橡胶' });
  await aSku(db, { skuNumber: 'LA38824', name: '槙野电工 热风枪 1600W' });
  await aShelf(db, '复印纸', [['笺文 复印纸 A4 70g', { 规格: 'A4' }]]);
  await buildSearchIndex(db);
  await engine.reload();
});

const find = aSearch(db, engine);

test.each([
  ['q41f-16c dn80', '管禾 法兰球阀 DN80 PN16 铸钢WCB'],
  ['Q41F 16C DN50', '管禾 法兰球阀 DN50 PN16 铸钢WCB'],
  ['lxk3 20s/t', '火也 行程开关 LXK3-20S-T 滚轮摆杆'],
  ['24V350W电源', '信步智感 开关电源 350W 24V'],
  ['S-350-24', '信步智感 开关电源 350W 24V'],
  ['NXB-63 3P C40', '沃尔特姆 微型断路器 3P C40A'],
  ...['D-A93', 'd a93', 'da93'].map((typed): [string, string] => [typed, '科林顿 磁性开关 D-A93 有触点二线']),
  ['DA931', '科林顿 O型圈 氟橡胶'],
  ['copy纸', '笺文 复印纸 A4 70g'],
])('%s is %s', async (keyword, name) => expect((await find(keyword)).names[0]).toBe(name));

test('a valve that nobody sells so is the nearest, and what gave way is said', async () => {
  const { names, relaxed } = await find('Z41H-16 DN50');
  expect(names).toEqual(['淮闸 螺纹闸阀 DN50 黄铜 PN16']);
  expect(relaxed.map(({ text }) => text)).toContain('法兰');
});

test('a valve whose kind nobody sells finds nothing, whatever size stands beside it', async () => {
  expect((await find('A27W-10T DN50')).names).toEqual([]);
});

test.each(['6221轴承', '6221-2Z', '6221'])('%s is the next one of its series and says so', async (keyword) => {
  const { names, relaxed } = await find(keyword);
  expect(names).toEqual(['临珠 深沟球轴承 6220-2Z 开式']);
  expect(relaxed).toEqual([{ text: '6221', key: '型号', to: ['6220'] }]);
});

test('a lone number between two diameters is one of them, not a length that is so', async () => {
  const { names, relaxed } = await find('立铣刀13mm');
  expect(names.toSorted()).toEqual(['蓉锐 钨钢平底立铣刀 φ12 刃长30', '蓉锐 钨钢平底立铣刀 φ14 刃长32']);
  expect(relaxed).toEqual([{ text: '13mm', key: '直径', to: ['12 mm', '14 mm'] }]);
});

test('a short model is not what one of the mall’s own numbers happens to begin with; that number itself is', async () => {
  expect((await find('LA38')).names).not.toContain('槙野电工 热风枪 1600W');
  expect((await find('la38824')).names).toEqual(['槙野电工 热风枪 1600W']);
});
