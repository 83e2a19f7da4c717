/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { countListeners } from './count-listeners.ts';

/** Calls as a script of this address would: the address is in the stack. */
const asScript = (url: string, code: string) =>
  new Function('target', 'listener', `${code}\n//# sourceURL=${url}`) as (target: EventTarget, listener: () => void) => void;
const area = 'http://mall/assets/mf-test/v1/screen.js';

test('an area’s listeners count until they are removed; those of the shell, of once and of a signal do not', () => {
  const target = new EventTarget();
  const count = countListeners([target]);
  const listener = () => {};
  const add = asScript(area, "target.addEventListener('scroll', listener)");
  add(target, listener);
  add(target, listener);
  expect(count('mf-test')).toBe(1);
  asScript(area, "target.addEventListener('scroll', listener, true)")(target, listener);
  asScript(area, "target.addEventListener('load', listener, { once: true })")(target, listener);
  asScript(area, "target.addEventListener('load', listener, { signal: new AbortController().signal })")(target, listener);
  asScript('http://mall/assets/shell/v1/vendor.js', "target.addEventListener('focus', listener)")(target, listener);
  expect(count('mf-test')).toBe(2);
  asScript(area, "target.removeEventListener('scroll', listener)")(target, listener);
  expect(count('mf-test')).toBe(1);
});

test('what is listened to is heard, and an area that calls through the shell’s libraries is not blamed for them', () => {
  const target = new EventTarget();
  const count = countListeners([target]);
  let heard = 0;
  const library = asScript('http://mall/assets/shell/v1/vendor.js', "target.addEventListener('focus', listener)");
  const through = new Function('call', 'target', 'listener', `call(target, listener)\n//# sourceURL=${area}`) as (
    call: typeof library,
    target: EventTarget,
    listener: () => void,
  ) => void;
  through(library, target, () => {
    heard += 1;
  });
  target.dispatchEvent(new Event('focus'));
  expect([heard, count('mf-test')]).toEqual([1, 0]);
});
