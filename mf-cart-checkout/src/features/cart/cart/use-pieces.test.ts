import { expect, test } from '@jest/globals';
import { piecesOf } from './use-pieces.ts';

const line = (id: number) => ({ id });
const shown = ({ pieces }: ReturnType<ReturnType<typeof piecesOf<{ id: number }>>>) =>
  pieces.map(({ key, lines }) => `${key}: ${lines.map(({ id }) => id).join(' ')}`);

test('a line that goes, comes back or comes new moves no other one to another piece', () => {
  const place = piecesOf<{ id: number }>();
  const first = Array.from({ length: 14 }, (_, at) => line(at + 1));
  expect(shown(place(first))).toEqual(['0.0: 1 2 3 4 5 6', '1.0: 7 8 9 10 11 12', '2.0: 13 14']);
  const less = first.filter(({ id }) => id !== 3);
  expect(shown(place(less))).toEqual(['0.0: 1 2 4 5 6', '1.0: 7 8 9 10 11 12', '2.0: 13 14']);
  expect(shown(place(first))).toEqual(['0.0: 1 2 3 4 5 6', '1.0: 7 8 9 10 11 12', '2.0: 13 14']);
  expect(shown(place([line(20), ...less]))).toEqual(['3.0: 20', '0.0: 1 2 4 5 6', '1.0: 7 8 9 10 11 12', '2.0: 13 14']);
  expect(shown(place([...first.slice(0, 2), line(30), ...first.slice(2, 6)]))).toEqual(['0.0: 1 2', '4.0: 30', '0.1: 3 4 5 6']);
});
