import { expect, test } from '@jest/globals';
import { aRelease } from '../testing/release.ts';
import { checkPlatform } from './platform.ts';

const shellWith = (contract: string) => aRelease('shell', { shared: { '@mall/mf-kit': contract } });

test.each(['^1.0', '^1.2', '1.x', '^1 || ^2'])('an area for platform %s is mounted by a shell of 1.2.3', (platform) => {
  expect(checkPlatform(aRelease('mf-a', { platform }), [shellWith('1.2.3')])).toEqual([]);
});

test.each(['^2.0', '^1.3', '^0.1', 'whatever'])('an area for platform %s is refused by it', (platform) => {
  expect(checkPlatform(aRelease('mf-a', { platform }), [shellWith('1.2.3')])).toMatchObject([
    { rule: 'platform', ours: `mf-a@v1：要求平台 ${platform}`, theirs: 'shell@v1：平台约定 1.2.3' },
  ]);
});

test('a shell of the next major is refused while an area of the old one is live', () => {
  const live = [shellWith('1.2.3'), aRelease('mf-old', { platform: '^1.0' }), aRelease('mf-ready', { platform: '^1 || ^2' })];
  expect(checkPlatform(shellWith('2.0.0'), live).map(({ theirs }) => theirs)).toEqual(['mf-old@v1：要求 ^1.0']);
});
