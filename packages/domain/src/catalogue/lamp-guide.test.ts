import { expect, test } from '@jest/globals';
import { fitsLamp, lampChoices } from './lamp-guide.ts';

const lamp = (layers: string, colours: string, voltage: string): [string, string][] => [
  ['层数', layers],
  ['颜色', colours],
  ['电压', voltage],
];
const lamps = [lamp('1层', '红', 'DC24V'), lamp('3层', '红黄绿', 'DC24V'), lamp('3层', '红黄绿', 'AC220V'), lamp('10层', '彩', 'DC24V')];

test('each step offers what any lamp has, and says what still exists with the other steps', () => {
  const [layers, colours, voltage] = lampChoices(lamps, { layers: '3层', voltage: 'AC220V' });
  expect(layers).toMatchObject({
    ...{ label: '层数', chosen: '3层' },
    values: [
      { value: '1层', isPossible: false },
      { value: '3层', isPossible: true },
      { value: '10层', isPossible: false },
    ],
  });
  expect(colours!.values.filter(({ isPossible }) => isPossible).map(({ value }) => value)).toEqual(['红黄绿']);
  expect(voltage!.values).toEqual([
    { value: 'AC220V', isPossible: true },
    { value: 'DC24V', isPossible: true },
  ]);
});

test('a lamp fits what was chosen, and anything where nothing was', () => {
  expect(lamps.filter((one) => fitsLamp(one, {}))).toHaveLength(4);
  expect(lamps.filter((one) => fitsLamp(one, { colours: '红黄绿' }))).toHaveLength(2);
  expect(lamps.filter((one) => fitsLamp(one, { colours: '紫' }))).toHaveLength(0);
});
