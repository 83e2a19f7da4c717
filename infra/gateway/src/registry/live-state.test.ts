import { expect, test } from '@jest/globals';
import { type AreaState, promoted, rolledBack, takenBack, withCanary } from './live-state.ts';

const by = { at: '2026-05-01T00:00:00.000Z', who: 'search-ci' };
const stableAt = (stable: string, earlier: string[] = []): AreaState => ({ stable, since: '', by: 'start', earlier });

test('two rollbacks in a row go two versions back, never to the version that was just left', () => {
  const third = promoted(promoted(stableAt('v1'), 'mf-search', 'v2', by), 'mf-search', 'v3', by);
  const once = rolledBack(third, 'mf-search', by);
  expect(once).toMatchObject({ from: 'v3', to: 'v2' });
  const twice = rolledBack(once.state, 'mf-search', by);
  expect(twice).toMatchObject({ from: 'v2', to: 'v1', state: { stable: 'v1', earlier: [] } });
  expect(() => rolledBack(twice.state, 'mf-search', by)).toThrow('没有更早的版本可以回滚');
});

test('a rollback while a canary is live ends the canary and leaves stable alone', () => {
  const state = withCanary(stableAt('v1', ['v0']), 'mf-search', 'v2', 10, by);
  expect(rolledBack(state, 'mf-search', by)).toEqual({ state: stableAt('v1', ['v0']), from: 'v2', to: 'v1' });
});

test('a canary that becomes stable is no canary any more', () => {
  const state = promoted(withCanary(stableAt('v1'), 'mf-search', 'v2', 10, by), 'mf-search', 'v2', by);
  expect(state).toEqual({ stable: 'v2', since: by.at, by: 'search-ci', earlier: ['v1'] });
});

test('promoting stable while a canary is live ends the canary; without one there is nothing to do', () => {
  const state = withCanary(stableAt('v1'), 'mf-search', 'v2', 10, by);
  expect(promoted(state, 'mf-search', 'v1', by)).toEqual(stableAt('v1'));
  expect(() => promoted(stableAt('v1'), 'mf-search', 'v1', by)).toThrow('已经是线上版本');
});

test('a canary is taken back only while it is the one that was judged', () => {
  const state = withCanary(stableAt('v1'), 'mf-search', 'v3', 10, by);
  expect(takenBack(state, 'v2')).toBeUndefined();
  expect(takenBack(state, 'v3')).toEqual(stableAt('v1'));
  expect(takenBack(stableAt('v1'))).toBeUndefined();
});

test('an area that was never live has nothing a canary could be compared with', () => {
  expect(() => withCanary(undefined, 'mf-search', 'v1', 10, by)).toThrow('还没有线上版本');
});

test('a version that went live twice is once among those before', () => {
  const state = promoted(promoted(promoted(stableAt('v1'), 'a', 'v2', by), 'a', 'v1', by), 'a', 'v2', by);
  expect(state.earlier).toEqual(['v1']);
});
