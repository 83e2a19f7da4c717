import { expect, test } from '@jest/globals';
import { aRelease } from '../testing/release.ts';
import { checkBudget } from './budget.ts';

const file = (brotli: number) => ({ integrity: 'sha384-x', bytes: brotli * 3, brotli });
const release = (js: number) =>
  aRelease('mf-a', {
    entry: ['entry.js'],
    exposes: { app: ['app.js'], widget: ['widget.js'] },
    screens: { small: ['part.js', 'small.js'], big: ['part.js', 'big.js'] },
    files: {
      'entry.js': file(5000),
      'app.js': file(2000),
      'part.js': file(3000),
      'small.js': file(1000),
      'big.js': file(9000),
      'widget.js': file(50_000),
    },
    budget: { js },
  });

test('each screen is counted by itself: entry, area and its chunks; a widget of another page is not', () => {
  expect(checkBudget(release(19_000))).toEqual([]);
});

test('the screen that is too big is refused by name, with what weighs most', () => {
  expect(checkBudget(release(18_999))).toMatchObject([
    { rule: 'budget', message: expect.stringContaining('页面 big'), ours: 'mf-a@v1：big.js 9.0 kB、entry.js 5.0 kB、part.js 3.0 kB' },
  ]);
});
