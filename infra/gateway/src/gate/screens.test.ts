import { expect, test } from '@jest/globals';
import { aRelease, aRoute } from '../testing/release.ts';
import { checkBudget } from './budget.ts';
import { checkReserved } from './routes.ts';
import { checkScreens } from './screens.ts';

const rulesOf = (refusals: { rule: string; message: string }[]) => refusals.map(({ message }) => message);

test('a route leads to a screen of its build, in a layout that the shell has', () => {
  expect(checkScreens(aRelease('mf-quotes', { routes: [aRoute('/quotes')] }))).toEqual([]);
  expect(rulesOf(checkScreens(aRelease('mf-quotes', { routes: [aRoute('/quotes')], screens: { other: [] } })))).toEqual([
    '路由 /quotes 的页面 one 不在这次构建里',
  ]);
  const odd = { ...aRoute('/quotes'), layout: 'wide' as never };
  expect(rulesOf(checkScreens(aRelease('mf-quotes', { routes: [odd] })))).toEqual(['路由 /quotes 的布局 wide 不存在']);
});

test.each(['/_platform', '/_platform/x', '/_anything', '/api/:x', '/assets', '/metrics', '/healthz'])('%s is the gateway’s own', (path) => {
  expect(rulesOf(checkReserved(aRelease('mf-quotes', { routes: [aRoute(path)] })))).toEqual([`路由 ${path} 属于网关自己，区域不能占用`]);
});

test('what only begins alike is free, and so are 200 routes, but no more', () => {
  const many = (count: number) => aRelease('mf-quotes', { routes: Array.from({ length: count }, (_, n) => aRoute(`/apis/${n}`)) });
  expect(checkReserved(many(200))).toEqual([]);
  expect(rulesOf(checkReserved(many(201)))).toEqual(['声明了 201 条路由，一个区域最多 200 条']);
});

test('an area without a budget is told its pages’ sizes', () => {
  const { budget: _, ...release } = aRelease('mf-quotes', { routes: [aRoute('/quotes')] });
  expect(checkBudget(release)).toMatchObject([
    { rule: 'budget', message: 'mf-quotes 没有声明首次访问的预算', ours: 'mf-quotes@v1：one 0.0 kB' },
  ]);
});
