import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { filmsIn } from './films.ts';

const size = 300_000;
const film = Buffer.from(Array.from({ length: size }, (_, at) => (at * 7 + (at >> 8)) % 256));
const outside = mkdtempSync(join(tmpdir(), 'mall-films-'));
const folder = join(outside, 'films');
const db = await testingDatabase();
const app = await aMall(db, { films: pathToFileURL(`${folder}/`) });
const site = await app.listen({ host: '127.0.0.1', port: 0 });

beforeAll(() => {
  mkdirSync(join(folder, 'folder.webm'), { recursive: true });
  writeFileSync(join(folder, 'bearing.webm'), film);
  writeFileSync(join(folder, 'empty.webm'), '');
  writeFileSync(join(folder, 'notes.txt'), 'secret');
  writeFileSync(join(outside, 'secret.webm'), 'secret');
  symlinkSync(join(folder, 'nowhere.webm'), join(folder, 'dangling.webm'));
});
afterAll(async () => {
  await app.close();
  rmSync(outside, { recursive: true, force: true });
});

/** Over HTTP, with the path as it stands: `fetch` would put it in order first. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: new URL(site).port, path, headers, method }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part)).on('error', reject);
      answer.on('end', () => resolve({ status: answer.statusCode!, headers: answer.headers, body: Buffer.concat(parts) }));
    })
      .on('error', reject)
      .end();
  });
const part = (range: string, more: Record<string, string> = {}) => ask('/img/video/bearing.webm', { range, ...more });
const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

test('a film comes whole, says that it has parts, and a player gets any of them (rule content 38)', async () => {
  const whole = await ask('/img/video/bearing.webm');
  expect(whole).toMatchObject({
    status: 200,
    headers: {
      'content-type': 'video/webm',
      'accept-ranges': 'bytes',
      'content-length': String(size),
      'x-content-type-options': 'nosniff',
    },
  });
  expect(digest(whole.body)).toBe(digest(film));
  for (const [range, from, to] of [
    ['bytes=0-', 0, size - 1],
    ['bytes=0-0', 0, 0],
    ['bytes=1000-200000', 1000, 200_000],
    ['bytes=-5', size - 5, size - 1],
    [`bytes=${size - 1}-999999999999`, size - 1, size - 1],
  ] as const) {
    const { status, headers, body } = await part(range);
    expect([range, status, headers['content-range'], headers['content-length']]).toEqual([
      ...[range, 206, `bytes ${from}-${to}/${size}`],
      String(to - from + 1),
    ]);
    expect(digest(body)).toBe(digest(film.subarray(from, to + 1)));
  }
});

test('beyond its end there is no part; what is no range, or several of them, gets the whole', async () => {
  for (const range of [`bytes=${size}-`, 'bytes=999999999-', 'bytes=-0']) {
    const { status, headers, body } = await part(range);
    expect([range, status, headers['content-range'], body.length]).toEqual([range, 416, `bytes */${size}`, 0]);
    expect(headers['cache-control']).toBe('no-store');
  }
  const nonsense = [
    'bytes=5-2',
    'bytes=-',
    'bytes=a-b',
    'bytes=0-1,5-9',
    `bytes=${'0-1,'.repeat(1000)}`,
    'bytes=1e3-',
    `bytes=${'9'.repeat(40)}-`,
    'items=0-1',
    'bytes=-1-5',
    '0-5',
  ];
  for (const range of nonsense) {
    const { status, body } = await part(range);
    expect([range, status, body.length]).toEqual([range, 200, size]);
  }
});

test('a part is of the film that was begun: of another version the whole comes', async () => {
  const tag = String((await ask('/img/video/bearing.webm')).headers.etag);
  expect((await part('bytes=0-9', { 'if-range': tag })).status).toBe(206);
  for (const other of ['"another"', `W/${tag}`, 'Thu, 26 Nov 2026 00:00:00 GMT'])
    expect([other, (await part('bytes=0-9', { 'if-range': other })).status]).toEqual([other, 200]);
  expect(await ask('/img/video/bearing.webm', { 'if-none-match': tag, range: 'bytes=0-9' })).toMatchObject({
    status: 304,
    body: Buffer.alloc(0),
  });
  utimesSync(join(folder, 'bearing.webm'), new Date(), new Date(Date.now() - 60_000));
  expect((await part('bytes=0-9', { 'if-range': tag })).status).toBe(200);
});

test('who asks for its head alone is told its length and sent nothing, whatever the range', async () => {
  const { status, headers, body } = await ask('/img/video/bearing.webm', { range: 'bytes=0-9' }, 'HEAD');
  expect([status, headers['content-length'], body.length]).toEqual([200, String(size), 0]);
});

test('by no name than a film’s is a file opened, in the folder or out of it', async () => {
  const names = [
    ...[
      'notes.txt',
      'none.webm',
      'empty.webm',
      'folder.webm',
      'dangling.webm',
      'BEARING.WEBM',
      'bearing.webm.',
      'bearing.webm%00',
      '.webm',
    ],
    ...['../secret.webm', '..%2Fsecret.webm', '%2e%2e/secret.webm', '%2e%2e%2fsecret.webm', '..%5Csecret.webm', '..%252Fsecret.webm'],
    ...[
      '%2Fetc%2Fpasswd',
      '//etc/passwd',
      'file:%2F%2F%2Fetc%2Fpasswd',
      './notes.txt',
      'folder.webm/../notes.txt',
      `${'a'.repeat(61)}.webm`,
    ],
  ];
  for (const name of names) {
    const { status, body } = await ask(`/img/video/${name}`, { range: 'bytes=0-' });
    expect([name, status === 404 || status === 400]).toEqual([name, true]);
    expect(body.toString()).not.toMatch(/^secret$|root:/);
  }
});

test('staff who keep the content choose from the films that are there, and nothing else; without a folder there are none', async () => {
  const list = async (role: 'content' | 'sales') => {
    const { token } = await anOperator(db, [role]);
    return (await app.inject({ method: 'POST', url: '/api/staff/ListContentFilms', headers: { token }, payload: {} })).json();
  };
  expect((await list('sales')).reason).toBe('FORBIDDEN');
  const [only, ...more] = (await list('content')).body;
  expect([only, more]).toEqual([
    { film: 'bearing.webm', url: '/img/video/bearing.webm', size, changedAt: expect.stringMatching(/Z$/) },
    [],
  ]);

  const films = filmsIn(pathToFileURL(`${folder}/`));
  expect(await films.list()).toMatchObject([{ file: 'bearing.webm', size }]);
  expect([await films.has('bearing.webm'), await films.has('empty.webm'), await films.has('../secret.webm')]).toEqual([true, false, false]);
  for (const none of [undefined, pathToFileURL(`${outside}/gone/`)]) expect(await filmsIn(none).list()).toEqual([]);
});

test('a mall’s settings name the folder; what is put there later is there at once', async () => {
  const named = await aMall(db, {}, { MALL_FILMS: folder });
  const status = async (name: string) => (await named.inject(`/img/video/${name}.webm`)).statusCode;
  expect([await status('bearing'), await status('later')]).toEqual([200, 404]);
  writeFileSync(join(folder, 'later.webm'), film);
  expect(await status('later')).toBe(200);
  rmSync(join(folder, 'later.webm'));
  await named.close();
});
