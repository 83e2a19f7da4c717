import { expect, test } from '@jest/globals';
import { chooseSubstitute } from './choose-substitute.ts';

const own = (total: number) => ({ isPrivateBrand: true, total });
const other = (total: number) => ({ isPrivateBrand: false, total });

test('the private brand’s part goes first where it saves, however much another one would', () => {
  expect(chooseSubstitute(1000, [other(500), own(900), own(950)])).toEqual(own(900));
});

test('where the private brand saves nothing, the equal part that saves most is offered', () => {
  expect(chooseSubstitute(1000, [own(1000), other(999), other(700)])).toEqual(other(700));
});

test('what costs as much or more is never offered', () => {
  expect(chooseSubstitute(1000, [own(1000), other(1001)])).toBeUndefined();
  expect(chooseSubstitute(0, [own(0)])).toBeUndefined();
});
