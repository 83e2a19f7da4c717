import { expect, test } from '@jest/globals';
import { sourceOf } from './source.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
])('%s counts for %s', (ip, source) => expect(sourceOf(ip)).toBe(source));

test('whoever is given many networks is one where it matters who says something', () =>
  expect(new Set(['2001:db8:1:2::1', '2001:db8:1:ffff::1'].map((ip) => sourceOf(ip, 48)))).toEqual(new Set(['2001:db8:1::/48'])));
