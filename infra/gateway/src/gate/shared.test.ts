import { expect, test } from '@jest/globals';
import { aRelease } from '../testing/release.ts';
import { checkShared } from './shared.ts';

const shell = aRelease('shell', { shared: { react: '19.3.1', swr: '2.5.1' } });
const area = (sharedRanges: Record<string, string>) => aRelease('mf-a', { sharedRanges });

test('an area that accepts what the live shell provides passes, though it was built beside other versions', () => {
  expect(checkShared(area({ react: '^19.2.0', swr: '>=2 <3' }), [shell])).toEqual([]);
});

test.each([
  [{ react: '^20.0.0' }, '提供 react 19.3.1'],
  [{ react: '^19.4.0' }, '提供 react 19.3.1'],
  [{ vue: '^3.0.0' }, '不提供 vue'],
])('an area that needs %j is refused: the shell %s', (ranges, theirs) => {
  expect(checkShared(area(ranges), [shell])).toMatchObject([{ rule: 'shared', theirs: `shell@v1：${theirs}` }]);
});

test('a shell whose new library one live area does not take is refused, naming that area', () => {
  const live = [shell, area({ react: '^19.2.0' }), aRelease('mf-b', { sharedRanges: { react: '^19.0.0 || ^20.0.0' } })];
  const next = aRelease('shell', { version: 'v2', shared: { react: '20.0.0', swr: '2.5.1' } });
  expect(checkShared(next, live).map(({ theirs }) => theirs)).toEqual(['mf-a@v1：要求 react ^19.2.0']);
});
