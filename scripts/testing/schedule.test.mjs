import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runAll } from './schedule.mjs';

/** Steps that end when they are told to; `begun` names those that run or ran. */
function stand(plan, options) {
  const begun = [];
  const ends = new Map();
  const all = runAll(
    plan,
    (step) =>
      new Promise((resolve) => {
        begun.push(step.name);
        ends.set(step.name, resolve);
      }),
    options,
  );
  const end = async (name, passed = true) => {
    ends.get(name)({ passed });
    await new Promise(setImmediate);
  };
  return { begun, end, all };
}

test('no more run at once than there are cores, the first of the plan first', async () => {
  const { begun, end, all } = stand([{ name: 'a' }, { name: 'b' }, { name: 'c' }], { cores: 2 });
  assert.deepEqual(begun, ['a', 'b']);
  await end('b');
  assert.deepEqual(begun, ['a', 'b', 'c']);
  await end('a');
  await end('c');
  assert.deepEqual(
    (await all).map(({ step, passed }) => [step.name, passed]),
    [
      ['a', true],
      ['b', true],
      ['c', true],
    ],
  );
});

test('a step waits for those it comes after, lets others pass, and is skipped when one of them failed', async () => {
  const plan = [{ name: 'build' }, { name: 'browser', after: ['build'] }, { name: 'more', after: ['browser'] }, { name: 'types' }];
  const { begun, end, all } = stand(plan, { cores: 2 });
  assert.deepEqual(begun, ['build', 'types']);
  await end('build', false);
  await end('types');
  assert.deepEqual(
    (await all).map(({ step, passed, isSkipped = false }) => [step.name, passed, isSkipped]),
    [
      ['build', false, false],
      ['browser', false, true],
      ['more', false, true],
      ['types', true, false],
    ],
  );
});

test('a name that is not in the plan is not waited for', async () => {
  const { begun } = stand([{ name: 'units', after: ['build'] }], { cores: 1 });
  assert.deepEqual(begun, ['units']);
});

test('a step that may not begin yet keeps no core from the next one', async () => {
  const plan = [{ name: 'a', onSite: true }, { name: 'b', onSite: true }, { name: 'c' }];
  const mayBegin = (step, running) => !step.onSite || !running.some(({ onSite }) => onSite);
  const { begun, end } = stand(plan, { cores: 2, mayBegin });
  assert.deepEqual(begun, ['a', 'c']);
  await end('a');
  assert.deepEqual(begun, ['a', 'c', 'b']);
});

test('a step that takes more cores than are free waits and is not overtaken; one that wants more than there are takes all', async () => {
  const { begun, end } = stand([{ name: 'a' }, { name: 'wide', cores: 9 }, { name: 'b' }], { cores: 2 });
  assert.deepEqual(begun, ['a']);
  await end('a');
  assert.deepEqual(begun, ['a', 'wide']);
  await end('wide');
  assert.deepEqual(begun, ['a', 'wide', 'b']);
});
