import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { type S3Server, startS3 } from '../../testing/s3-server.ts';
import { promoted } from '../live-state.ts';
import { openStorage } from '../storage/open-storage.ts';
import { LiveLog } from './live-log.ts';

let folder: string;
let s3: S3Server;
const open = {
  'a folder': () => openStorage(join(folder, 'registry')),
  S3: () => openStorage('s3://mall', s3.env),
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-log-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.stop();
  await rm(folder, { recursive: true, force: true });
});

const promote = (log: LiveLog, area: string, version: string) =>
  log.append((head, at) => ({
    who: 'test',
    act: 'promote',
    area,
    version,
    live: { ...head.live, [area]: promoted(head.live[area], area, version, { at, who: 'test' }) },
  }));

describe.each(Object.keys(open) as (keyof typeof open)[])('on %s', (kind) => {
  test('twenty promotions that race through two gateways all count', async () => {
    const gateways = [new LiveLog(await open[kind]()), new LiveLog(await open[kind]())] as const;
    const areas = Array.from({ length: 20 }, (_, index) => `mf-${index}`);
    await Promise.all(areas.map((area, index) => promote(gateways[index % 2 === 0 ? 0 : 1], area, 'v1')));
    await Promise.all(gateways.map((log) => log.poll()));
    for (const log of gateways) {
      expect(log.head.number).toBe(20);
      expect(Object.keys(log.head.live).sort()).toEqual([...areas].sort());
    }
    const history = await gateways[0].history({ limit: 100 });
    expect(history.map(({ number }) => number)).toEqual(Array.from({ length: 20 }, (_, index) => 20 - index));
  });

  test('twenty promotions of one area leave one stable version and every other one behind it', async () => {
    const gateways = [new LiveLog(await open[kind]()), new LiveLog(await open[kind]())] as const;
    await Promise.all(Array.from({ length: 20 }, (_, index) => promote(gateways[index % 2 === 0 ? 0 : 1], 'mf-one', `v${index}`)));
    await Promise.all(gateways.map((log) => log.poll()));
    const { stable, earlier } = gateways[0].head.live['mf-one']!;
    expect(new Set([stable, ...earlier]).size).toBe(20);
    expect(gateways[1].head).toEqual(gateways[0].head);
  });

  test('a gateway that starts later knows what is live, and tells the history of one area in pages', async () => {
    const log = new LiveLog(await open[kind]());
    await log.load();
    expect(log.head.number).toBe(40);
    const first = await log.history({ area: 'mf-one', limit: 15 });
    const rest = await log.history({ area: 'mf-one', limit: 15, before: first.at(-1)!.number });
    expect(first.map(({ number }) => number)).toEqual(Array.from({ length: 15 }, (_, index) => 40 - index));
    expect(rest.map(({ number }) => number)).toEqual([25, 24, 23, 22, 21]);
  });

  test('an entry of which half was written is left out and named once, and the log goes on behind it', async () => {
    const storage = await open[kind]();
    const before = new LiveLog(storage);
    const { number } = await before.load();
    const whole = JSON.stringify({ ...before.head, number: number + 1, live: {} });
    const halves = [
      whole.slice(0, whole.length / 2),
      '',
      '{}',
      JSON.stringify({ ...before.head, number: number + 4, live: { 'mf-one': {} } }),
    ];
    for (const [index, half] of halves.entries()) await storage.create(`live/${String(number + 1 + index).padStart(8, '0')}.json`, half);
    const left: string[] = [];
    const logs = [new LiveLog(storage, (key) => left.push(key)), new LiveLog(storage)] as const;
    for (const log of logs) expect(await log.load()).toEqual(before.head);
    await logs[0].poll();
    expect(left.toSorted()).toEqual(halves.map((_, index) => `live/${String(number + 1 + index).padStart(8, '0')}.json`));
    // Whoever runs already and whoever has just begun agree on what comes next.
    await Promise.all([promote(logs[0], 'mf-two', 'v1'), promote(before, 'mf-three', 'v1')]);
    for (const log of [before, ...logs]) {
      await log.poll();
      expect(log.head.number).toBe(number + halves.length + 2);
      expect(log.head.live).toMatchObject({ 'mf-two': { stable: 'v1' }, 'mf-three': { stable: 'v1' } });
      expect((await log.history({ limit: 3 })).map((one) => one.number)).toEqual([number + 6, number + 5, number]);
    }
  });
});
