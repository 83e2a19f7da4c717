import ofNode from 'node:timers';
import { ModernFakeTimers } from '@jest/fake-timers';

// What `@jest/globals` gives in bare Node. The runner knows no time limit of a test: here a test that hangs fails, as everywhere.
const limitMs = 480_000;
const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, setTimeout, clearTimeout, setImmediate, test: circus } = globalThis;

// The runner's own know neither options nor what waits for promises.
const timers = new ModernFakeTimers({ config: { fakeTimers: {} }, global: globalThis });
const faked = Object.fromEntries(
  [
    'advanceTimersByTime',
    'advanceTimersByTimeAsync',
    'runAllTimers',
    'runAllTimersAsync',
    'runOnlyPendingTimers',
    'runOnlyPendingTimersAsync',
    'setSystemTime',
    'getTimerCount',
    'clearAllTimers',
    'getRealSystemTime',
  ].map((name) => [name, (...given) => timers[name](...given)]),
);
export const jest = Object.assign(globalThis.jest, faked, {
  now: () => timers.now(),
  useFakeTimers(options) {
    const turn = ofNode.setImmediate;
    timers.useFakeTimers(options);
    // React's act asks Node's module for its next turn, which no test may hold up.
    ofNode.setImmediate = turn;
    return jest;
  },
  useRealTimers() {
    timers.useRealTimers();
    return jest;
  },
});

// A rejection may be awaited a moment later; one that nobody ever awaits fails the test it came in, as in jest's own runner.
const unhandled = new Map();
process.on('unhandledRejection', (reason, promise) => unhandled.set(promise, reason));
process.on('rejectionHandled', (promise) => unhandled.delete(promise));

const limited =
  (run, ownMs = limitMs) =>
  async () => {
    const { promise: limit, reject } = Promise.withResolvers();
    const ms = Math.max(ownMs, limitMs);
    const late = setTimeout(() => reject(new Error(`the test took longer than ${ms / 1000} s`)), ms);
    await Promise.race([run(), limit]).finally(() => clearTimeout(late));
    if (unhandled.size === 0) return;
    await new Promise((resolve) => setImmediate(resolve));
    const [left] = unhandled.values();
    unhandled.clear();
    if (left) throw left;
  };
const withLimit = (register) => (name, run, ms) => register(name, limited(run, ms));
// `each` hands a row's values to the test itself, so that only the limit is added around it.
const withEach = (register) => {
  const one = withLimit(register);
  const each =
    (...table) =>
    (name, run, ms) =>
      register.each(...table)(name, (...row) => limited(() => run(...row), ms)());
  return Object.assign(one, { each });
};

export const test = Object.assign(withEach(circus), { skip: withEach(circus.skip), only: withEach(circus.only) });
export { afterAll, afterEach, beforeAll, beforeEach, describe, expect };
