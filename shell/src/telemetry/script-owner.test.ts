import { expect, test } from '@jest/globals';
import { scriptOwner } from './script-owner.ts';

const versionOf = (area: string) => ({ shell: 's1', 'mf-search': 'f1' })[area] ?? '';
const shellFrame = 'at renderRoot (https://mall/assets/shell/s1/vendor.1a2b3c4d.js:1:9000)';

test('an error belongs to the area whose script threw it, whoever reported it', () => {
  const stack = `TypeError: x\n${shellFrame}\nat Card (https://mall/assets/mf-cart-checkout/c7/screen-cart.js:3:7)`;
  expect(scriptOwner(stack, 'mf-search@f1 mount', versionOf)).toEqual({ area: 'mf-cart-checkout', version: 'c7' });
});

test('React throwing on behalf of an area is that area’s fault', () => {
  expect(scriptOwner(`Error: too many renders\n${shellFrame}`, 'mf-search\n at Card', versionOf)).toEqual({
    area: 'mf-search',
    version: 'f1',
  });
});

test('a widget that can not be loaded is a fault of the area that lends it, not of the page it stands on', () => {
  expect(scriptOwner('', 'mf-storefront@p1 mf-search\n    at Slot', versionOf)).toEqual({ area: 'mf-search', version: 'f1' });
  expect(scriptOwner('', 'mf-search@f1 mf-search: recovered', versionOf)).toEqual({ area: 'mf-search', version: 'f1' });
});

test('an old version that still runs in this page is named, not the one that is live', () => {
  expect(scriptOwner('at /assets/mf-search/f0/main.js:1:1', 'window', versionOf).version).toBe('f0');
});

test('what nobody is named for is the shell’s', () => {
  expect(scriptOwner('', 'window', versionOf)).toEqual({ area: 'shell', version: 's1' });
  expect(scriptOwner(shellFrame, 'bus cart:changed', versionOf)).toEqual({ area: 'shell', version: 's1' });
});
