import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readAttributes, writeAttributes } from './index.ts';

test('filters read as page addresses write them', () => {
  expect(
    writeAttributes([
      { key: '螺纹规格', value: 'M8' },
      { key: '材质', value: '304不锈钢' },
    ]),
  ).toBe('螺纹规格:M8;材质:304不锈钢;');
  expect(readAttributes('螺纹规格:M8;材质:304不锈钢')).toHaveLength(2);
  expect(readAttributes('比例:1:2;;:x;y:;z')).toEqual([{ key: '比例', value: '1:2' }]);
});

test('whatever is chosen survives the way through an address', () => {
  const choice = fc.record({ key: fc.string({ minLength: 1 }), value: fc.string({ minLength: 1 }) });
  fc.assert(fc.property(fc.array(choice), (choices) => expect(readAttributes(writeAttributes(choices))).toEqual(choices)));
});
