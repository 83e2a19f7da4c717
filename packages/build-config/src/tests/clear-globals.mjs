import { mock } from 'node:test';

/** What runners and libraries set once. */
const isKept = /^(_|IS_REACT|SC_|CSS$|expect$|jest$|test$|it$|x?test$|[fx]it$|[fx]?describe$|before|after)/;

let baseline;

/** What is global now is what every file finds. */
export function rememberGlobals() {
  baseline = new Map(Object.getOwnPropertyNames(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]));
}

/** A file's globals and mocks end with the file. */
export function clearGlobals() {
  globalThis.jest?.useRealTimers();
  globalThis.jest?.restoreAllMocks();
  mock.reset();
  mock.timers.reset();
  for (const key of Object.getOwnPropertyNames(globalThis)) {
    const before = baseline.get(key);
    if (!before && !isKept.test(key)) Reflect.deleteProperty(globalThis, key);
    else if (before && 'value' in before && globalThis[key] !== before.value) Reflect.set(globalThis, key, before.value);
  }
}
