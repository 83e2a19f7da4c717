import { afterEach, describe, expect, test } from '@jest/globals';
import { workshop } from './workshop.ts';

const washer = { d: 8.4, D: 16, s: 1.6 };
const open: ReturnType<typeof workshop>[] = [];
const aWorkshop = (limits?: Parameters<typeof workshop>[0]) => {
  open.push(workshop(limits));
  return open.at(-1)!;
};
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};
const untilGone = async (pid: number) => {
  while (isAlive(pid)) await new Promise((resolve) => setTimeout(resolve, 20));
};
afterEach(() => {
  for (const one of open.splice(0)) one.end();
});

describe('the workshop', () => {
  test('begins with the first order, makes one model after the other in one process, and ends when idle', async () => {
    const shop = aWorkshop({ idleMs: 300 });
    expect(shop.pid()).toBeUndefined();
    const all = await Promise.all([shop.model('flat-washer', washer), shop.model('o-ring', { d: 20, w: 2.4 }), shop.model('glove', {})]);
    expect(all.map((one) => one?.step.length ?? 0).map(Boolean)).toEqual([true, true, false]);
    const pid = shop.pid()!;
    await untilGone(pid);
    expect(shop.pid()).toBeUndefined();
  });

  test('a process that is killed fails its order, and the next order begins another one', async () => {
    const shop = aWorkshop();
    const lost = expect(shop.model('flat-washer', washer)).rejects.toThrow('ended');
    while (!shop.pid()) await new Promise((resolve) => setImmediate(resolve));
    process.kill(shop.pid()!, 'SIGKILL');
    await lost;
    expect((await shop.model('flat-washer', washer))?.stl.length).toBeGreaterThan(84);
  });

  test('an order that takes too long ends the process', async () => {
    const shop = aWorkshop({ timeLimitMs: 1 });
    await expect(shop.model('flat-washer', washer)).rejects.toThrow('too long');
    expect(shop.pid()).toBeUndefined();
  });

  test('a process that holds too much memory ends after its order', async () => {
    const shop = aWorkshop({ mostMemory: 1 });
    await shop.model('glove', {});
    expect(shop.pid()).toBeUndefined();
  });
});
