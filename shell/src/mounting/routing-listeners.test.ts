/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals';
import { start } from 'single-spa';
import { keepListenerOptions } from './routing-listeners.ts';

start({ urlRerouteOnly: true });
keepListenerOptions();

let page = 0;
/** Goes to another page as a link does. @returns when single-spa has told those who listen */
function go() {
  const told = new Promise((resolve) => window.addEventListener('single-spa:routing-event', resolve, { once: true }));
  page += 1;
  history.pushState(null, '', `/p/${page}`);
  return told;
}

test('a listener of the address whose signal is aborted is called no more', async () => {
  const controller = new AbortController();
  const listener = jest.fn();
  window.addEventListener('popstate', listener, { signal: controller.signal });
  await go();
  expect(listener).toHaveBeenCalledTimes(1);
  controller.abort();
  await go();
  window.addEventListener('popstate', listener, { signal: controller.signal });
  await go();
  expect(listener).toHaveBeenCalledTimes(1);
});

test('one that listens once is called once, and one that went before is not called', async () => {
  const once = jest.fn();
  const gone = jest.fn();
  window.addEventListener('popstate', once, { once: true });
  window.addEventListener('popstate', gone, { once: true });
  window.removeEventListener('popstate', gone);
  await go();
  await go();
  expect(once).toHaveBeenCalledTimes(1);
  expect(gone).not.toHaveBeenCalled();
});

test('what listens without options, to other events or as an object listens as before', async () => {
  const always = jest.fn();
  const resized = jest.fn();
  window.addEventListener('popstate', always);
  window.addEventListener('resize', resized, { once: true });
  window.addEventListener('resize', { handleEvent: resized });
  await go();
  await go();
  window.removeEventListener('popstate', always);
  await go();
  for (let time = 0; time < 2; time += 1) window.dispatchEvent(new Event('resize'));
  expect(always).toHaveBeenCalledTimes(2);
  expect(resized).toHaveBeenCalledTimes(3);
});
