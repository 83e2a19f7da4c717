import { expect, test } from '@jest/globals';
import { withApartQuantities } from './glued-quantities.ts';

const isWord = (text: string) => ['bvr', 'rvv', '4v2a', 'pn16'].includes(text);
const apart = (text: string) => withApartQuantities(text, isWord);

test.each([
  ['24v120w 开关电源', '24v 120w 开关电源'],
  ['24v120w电源', '24v 120w电源'],
  ['变频器380v7.5kw', '变频器380v 7.5kw'],
  ['3p100a塑壳断路器', '3p 100a塑壳断路器'],
  ['dc24v8a 继电器', 'dc24v 8a 继电器'],
  ['24v/5a', '24v 5a'],
  ['2p/c63a 空开', '2p c63a 空开'],
  ['c63a2p', 'c63a 2p'],
  ['2pc63', '2p c63'],
  ['葫芦1t3m', '葫芦1t 3m'],
  ['bvr2.5mm2 红', 'bvr 2.5mm2 红'],
  ['rvv3x1.5mm2', 'rvv 3x1.5mm2'],
  ['铣刀6mm4刃', '铣刀6mm 4刃'],
  ['插座16a5孔', '插座16a 5孔'],
])('the quantities of %s stand apart: %s', (text, right) => {
  expect(apart(text)).toBe(right);
});

test.each([
  '4v210-08',
  '4v2a',
  'pn16',
  'm8x30',
  '220v-380v',
  '220v/380v',
  '3x2.5mm2',
  'lxk3-20s/t',
  'h3y-2',
  'dn15',
  'sp20',
  '60kg',
  'my2n',
  '0.5m',
])('%s is one', (text) => {
  expect(apart(text)).toBe(text);
});
