import { expect, test } from '@jest/globals';
import { beaconLimits } from '@mall/mf-kit/manifest';
import { createCollector } from './collector.ts';

const collector = () => createCollector('snap1', { shell: 's1', 'mf-search': 'f1', 'mf-cart-checkout': 'c1' }, 'view1');
const call = { name: 'search.hasSku', effect: 'read' as const, method: 'POST', path: '/api/search/HasSku', ms: 40.4, status: 200 };
const fault = { area: 'mf-search', version: 'f1', message: 'boom', stack: 'at /assets/mf-search/f1/main.js:1:2', where: 'window' };

test('a page tells nothing before anything happened, and nothing twice', () => {
  const page = collector();
  expect(page.take()).toBeUndefined();
  page.view('/search', 'mf-search');
  const first = page.take()!;
  expect(first.areas['mf-search']).toMatchObject({ version: 'f1', views: 1 });
  expect(page.take()).toBeUndefined();
  page.fault(fault);
  expect([first, page.take()!].map(({ view, n }) => [view, n])).toEqual([
    ['view1', 0],
    ['view1', 1],
  ]);
});

test('an area that lends a widget takes part in the view, once a view', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  page.timing({ area: 'mf-cart-checkout', version: 'c1', kind: 'load', ms: 80.6 });
  page.timing({ area: 'mf-cart-checkout', version: 'c1', kind: 'load', ms: 3 });
  expect(page.take()?.areas['mf-cart-checkout']).toEqual({ version: 'c1', views: 1, failedViews: 0, errors: 0, load: [81, 3] });
});

test('a widget that was loaded long ago still takes part in each view it is shown in', () => {
  const page = collector();
  for (const path of ['/search', '/p/:skuNumber']) {
    page.view(path, 'mf-search');
    for (let render = 0; render < 3; render += 1) page.timing({ area: 'mf-cart-checkout', version: 'c1', kind: 'widget' });
  }
  expect(page.take()?.areas['mf-cart-checkout']).toEqual({ version: 'c1', views: 2, failedViews: 0, errors: 0 });
});

test('what an area left behind is known in the next view, in which it takes no part', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  page.view('/cart', 'mf-cart-checkout');
  page.timing({ area: 'mf-search', version: 'f1', kind: 'listeners', ms: 4 });
  page.timing({ area: 'mf-search', version: 'f1', kind: 'heap', ms: 2 });
  expect(page.take()?.areas['mf-search']).toEqual({ version: 'f1', views: 1, failedViews: 0, errors: 0, listeners: 4, heap: [1, 2] });
});

test('what an area did beyond its place is counted by kind, and makes no view of it', () => {
  const page = collector();
  page.view('/cart', 'mf-cart-checkout');
  for (const what of ['frame', 'frame', 'listeners'] as const) page.timing({ area: 'mf-search', version: 'f1', kind: 'trespass', what });
  page.timing({ area: 'mf-search', version: 'f0', kind: 'trespass', what: 'loop' });
  expect(page.take()?.areas['mf-search']).toMatchObject({ views: 0, trespasses: { frame: 2, listeners: 1 } });
});

test('an error thrown in a loop is one failed view, many errors and one report', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  for (let time = 0; time < 30; time += 1) page.fault(fault);
  const beacon = page.take()!;
  expect(beacon.areas['mf-search']).toMatchObject({ views: 1, failedViews: 1, errors: 30 });
  expect(beacon.errors).toEqual([{ ...fault, page: '/search' }]);
});

test('the next view begins without the failure of the one before', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  page.fault(fault);
  page.view('/cart', 'mf-cart-checkout');
  page.view('/search', 'mf-search');
  expect(page.take()?.areas['mf-search']).toMatchObject({ views: 2, failedViews: 1 });
});

test('an error of a version that this page was not made of is reported, but not counted as this one’s', () => {
  const page = collector();
  page.fault({ ...fault, version: 'f0' });
  const beacon = page.take()!;
  expect(beacon.areas['mf-search']).toBeUndefined();
  expect(beacon.errors?.[0]?.version).toBe('f0');
});

test('calls are added up by name; a refusal is an answer, a broken connection is a failure, an aborted call is neither', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  page.call(call);
  page.call({ ...call, reason: 'CAPTCHA_WRONG' });
  page.call({ ...call, status: 0, reason: 'NETWORK' });
  page.call({ ...call, status: 0, reason: 'ABORTED' });
  expect(page.take()?.areas['mf-search']?.calls).toEqual({ 'search.hasSku': [3, 1, 120] });
});

test('vitals belong to the area of the first view and are told once', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  page.view('/cart', 'mf-cart-checkout');
  page.vital('cls', 0.01234);
  page.vital('lcp', 812.4);
  expect(page.take()?.vitals).toEqual({ area: 'mf-search', cls: 0.012, lcp: 812 });
  page.vital('cls', 0.2);
  expect(page.take()).toBeUndefined();
});

test('however much goes wrong, a beacon stays within its limits', () => {
  const page = collector();
  page.view('/search', 'mf-search');
  for (let one = 0; one < 100; one += 1) {
    page.fault({ ...fault, message: `${one} ${'长'.repeat(5000)}`, stack: '栈'.repeat(9000) });
    page.call({ ...call, name: `search.call${one}` });
    page.timing({ area: 'mf-search', version: 'f1', kind: 'mount', ms: one });
  }
  const beacon = page.take()!;
  expect(beacon.errors).toHaveLength(beaconLimits.errors);
  expect(beacon.errors![0]!.message).toHaveLength(beaconLimits.message);
  expect(Object.keys(beacon.areas['mf-search']!.calls!)).toHaveLength(beaconLimits.calls);
  expect(beacon.areas['mf-search']!.mount).toHaveLength(beaconLimits.times);
});
