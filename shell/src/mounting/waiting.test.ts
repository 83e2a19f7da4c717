/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { showWaiting } from './waiting.ts';

let host: HTMLElement;
beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="host"></div>';
  host = document.getElementById('host')!;
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const signIn = () => host.querySelector('[role="status"]');
/** A wait for an element that is there and empty. */
function aWait() {
  const content = document.createElement('div');
  const waiting = showWaiting(host);
  waiting.bring(content);
  return { content, waiting };
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
/** The sign is put there, and a frame shows it. */
const untilSeen = () => pass(200 + 16);

test('what comes within 200 ms shows no sign', async () => {
  const { content, waiting } = aWait();
  await pass(199);
  content.append('页面');
  await waiting.end();
  await pass(1000);
  expect(host.textContent).toBe('页面');
});

test('a sign that was seen stays 200 ms; what has come by then draws, and is seen right after (rule calls 18)', async () => {
  const { content, waiting } = aWait();
  await untilSeen();
  expect(signIn()?.textContent).toBe('正在加载…');
  content.append('页面');
  let isOver = false;
  void waiting.end().then(() => {
    isOver = true;
  });
  await pass(190);
  expect([signIn() !== null, content.className, isOver]).toEqual([true, 'area-held', false]);
  await pass(20);
  expect([signIn(), content.className, isOver, host.textContent]).toEqual([null, '', true, '页面']);
});

test('after that it holds nothing up: what draws before it is mounted is seen at once, and the sign goes with its end', async () => {
  const { content, waiting } = aWait();
  await untilSeen();
  await pass(250);
  content.append('骨架');
  expect(content.className).toBe('');
  void waiting.end();
  expect(signIn()).toBeNull();
});

test('what comes before the sign is painted takes its place, in that very frame', async () => {
  const { content, waiting } = aWait();
  await pass(205);
  content.append('页面');
  await pass(100);
  expect(content.className).toBe('');
  void waiting.end();
  expect(signIn()).toBeNull();
});

test('in a page that paints no frames, nobody sees a sign, and nothing waits', async () => {
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  const { content, waiting } = aWait();
  await pass(230);
  content.append('页面');
  expect(content.className).toBe('');
  void waiting.end();
  expect(signIn()).toBeNull();
});

test('one wait goes on from one step to the next: what is brought while its sign stays is held, too', async () => {
  const waiting = showWaiting(host);
  await untilSeen();
  const content = document.createElement('div');
  content.append('页面');
  waiting.bring(content);
  expect([...host.children]).toEqual([content, signIn()]);
  expect(content.className).toBe('area-held');
  await pass(210);
  expect(content.className).toBe('');
});
