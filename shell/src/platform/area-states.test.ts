import { expect, test } from '@jest/globals';
import {
  type AreaTiming,
  areaStates,
  controlArea,
  countError,
  disableArea,
  markArea,
  noteArea,
  onAreaTiming,
  reloadArea,
} from './area-states.ts';

test('a new condition forgets why the old one was; counts and times stay', () => {
  noteArea('mf-a', { state: 'loading', version: 'v1' });
  countError('mf-a', 'v1');
  noteArea('mf-a', { state: 'failed', reason: 'broken' });
  noteArea('mf-a', { loadMs: 12 });
  expect(areaStates.get()['mf-a']).toEqual({ state: 'failed', version: 'v1', errors: 1, reason: 'broken', loadMs: 12 });
  noteArea('mf-a', { state: 'mounted' });
  expect(areaStates.get()['mf-a']).toEqual({ state: 'mounted', version: 'v1', errors: 1, loadMs: 12 });
});

test('a late listener hears the marks from before it, and one that throws does not silence the next', () => {
  const heard: string[] = [];
  const note = (who: string) => (timing: AreaTiming) => void heard.push(`${who}: ${timing.area} ${timing.kind}`);
  markArea({ area: 'mf-b', version: 'v1', kind: 'load', ms: 5 });
  onAreaTiming((timing) => {
    note('first')(timing);
    throw new Error('a bad listener');
  });
  onAreaTiming(note('second'));
  markArea({ area: 'mf-b', version: 'v1', kind: 'mount' });
  expect(heard.filter((one) => one.includes('mf-b'))).toEqual(['first: mf-b load', 'first: mf-b mount', 'second: mf-b mount']);
});

test('an unknown area can be disabled and reloaded without harm; a known one is told', () => {
  disableArea('mf-nobody');
  const told: string[] = [];
  controlArea('mf-a', { disable: () => told.push('disable'), reload: () => told.push('reload') });
  disableArea('mf-a');
  reloadArea('mf-a');
  expect(told).toEqual(['disable', 'reload']);
});
