import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { anyAnswer, type EdgeStand, edgeStand } from '../testing/edge-stand.ts';
import { fairTurns, TooManyWaiting } from './fair-turns.ts';

const areaCode = `module.exports = { widgets: {},
  load: async ({ sdk, pathname }) => { await sdk.read('/api/read' + pathname); return { data: { values: {}, failures: {} }, head: { title: pathname } }; },
  render: async ({ pathname }) => ({ html: '<h1>' + pathname + '</h1>', styles: '' }) };`;

let stand: EdgeStand;
/** Reads of searches: none is answered while they are held. */
let isHeld = true;
const held: (() => void)[] = [];
beforeAll(async () => {
  stand = await edgeStand({
    areaCode,
    paths: ['/', '/search'],
    api: (request, response) => {
      if (isHeld && request.url === '/api/read/search') held.push(() => anyAnswer(request, response));
      else anyAnswer(request, response);
    },
  });
});
afterAll(() => stand.close());

const homeOf = async (query: string, from: string) =>
  (await fetch(`${stand.site}/${query}`, { headers: { 'x-forwarded-for': from } })).text();

test('while one source’s pages all stand still, sixteen at once and over and over, the others have theirs, made and kept', async () => {
  const attack = Array.from({ length: 16 }, async (_, connection) => {
    for (let n = 0; isHeld; n += 1) {
      const query = `keyword=${connection}-${n}`;
      await (await fetch(`${stand.site}/search?${query}`, { headers: { 'x-forwarded-for': '203.0.113.66' } })).text();
    }
  });
  // As many as one source has places while nobody else asks.
  while (held.length < 8) await new Promise(setImmediate);
  for (let visit = 0; visit < 14; visit += 1) {
    expect(await homeOf(`?visitor=${visit}`, `198.51.100.${visit}`)).toContain('<h1>/</h1>');
    expect(await homeOf('', '198.51.100.250')).toContain('<h1>/</h1>');
  }
  isHeld = false;
  for (const answer of held) answer();
  await Promise.all(attack);
});

test('people behind one router have more than one place while nobody else asks, and a source that is flooded is asked to come back', async () => {
  const turns = fairTurns();
  let most = 0;
  let now = 0;
  const ends: (() => void)[] = [];
  const work = () => {
    now += 1;
    most = Math.max(most, now);
    return new Promise<string>((resolve) => ends.push(() => resolve('done'))).finally(() => {
      now -= 1;
    });
  };
  const office = Array.from({ length: 30 }, (_, n) => turns.run('office', `o${n}`, work));
  expect(most).toBe(8);
  const other = turns.run('other', 'x', work);
  expect(most).toBe(9);
  const flood = Array.from({ length: 60 }, (_, n) => turns.run('office', `f${n}`, work).catch((error: unknown) => error));
  expect((await Promise.all(flood)).filter((one) => one instanceof TooManyWaiting)).toHaveLength(18);
  // Others ask by now: of the office's next only two are made at a time.
  while (ends.length) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
  expect(await other).toBe('done');
  expect((await Promise.all(office)).every((one) => one === 'done' || one === undefined)).toBe(true);
});

test('whoever asks for the same page as a flooded source gets it at their own turn', async () => {
  const turns = fairTurns();
  const order: string[] = [];
  const ends: (() => void)[] = [];
  const work = (name: string) => () => {
    order.push(name);
    return new Promise<void>((resolve) => ends.push(resolve));
  };
  for (let n = 0; n < 20; n += 1) void turns.run('flood', `f${n}`, work(`f${n}`));
  void turns.run('flood', 'home', work('home'));
  turns.join('visitor', 'home');
  expect(order).toContain('home');
  while (ends.length) {
    for (const end of ends.splice(0)) end();
    await new Promise(setImmediate);
  }
});
