import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const folder = mkdtempSync(join(tmpdir(), 'mall-models-'));
const app = await aMall(db, {}, { MALL_DATA: folder });
let base = '';
let token = '';
let plain = '';
const screw = await aSku(db);
beforeAll(async () => {
  base = await app.listen({ port: 0, host: '127.0.0.1' });
  token = (await aCompany(db)).token;
  const other = await aSku(db);
  await db.sql`update product set family = 'glove' where id = ${other.id}`;
  plain = other.skuNumber;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(base + path, { headers });
const call = async (path: string, headers: Record<string, string> = {}) => (await get(path, headers)).json();
const file = (name: string, sku = screw.skuNumber) => get(`/img/sku/${sku}/${name}`);

describe('what a product’s page leads to (rules drawing 1, 2, 4)', () => {
  test('a screw has a model, drawing, data sheet and five pictures', async () => {
    const { body } = await call(`/api/product/GetExist3DModel?id=${screw.id}&skuNumber=${screw.skuNumber.toLowerCase()}`);
    expect(body).toMatchObject({ isExist: true, skuNumber: screw.skuNumber, formats: ['step', 'stl', 'dxf'] });
    const sku = await (
      await fetch(`${base}/api/product/SearchSku/${screw.skuNumber}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      })
    ).json();
    expect(sku.body.has3DModel).toBe(true);
    expect(sku.body.pictures.map(({ url }: { url: string }) => url.split('/').at(-1))).toEqual([
      'large.svg',
      'shaded.png',
      'views.svg',
      'use.svg',
      'packed.svg',
    ]);
    const [, shaded] = sku.body.pictures;
    const sizes = await Promise.all([shaded.url, shaded.thumbUrl].map(async (url) => (await (await get(url)).arrayBuffer()).byteLength));
    expect(sizes[1]! * 3).toBeLessThan(sizes[0]!);
    for (const url of [body.drawingUrl, body.meshUrl, ...sku.body.pictures.map((one: { url: string }) => one.url)])
      expect((await get(url)).status).toBe(200);
    const svg = await (await get(body.drawingUrl)).text();
    for (const label of ['M8', '30', 'φ13']) expect(svg).toContain(`>${label}<`);
    const pdf = await get(body.dataSheetUrl);
    expect([pdf.status, pdf.headers.get('content-type'), (await pdf.text()).slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);
  }, 150_000);

  test('a glove has no model, but three pictures, its drawing and a data sheet', async () => {
    const payload = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    const { body: page } = await (await fetch(`${base}/api/product/SearchSku/${plain}`, payload)).json();
    expect(page.has3DModel).toBeUndefined();
    const names = page.pictures.map((one: { url: string }) => one.url.split('/').at(-1));
    expect(names).toEqual(['large.svg', 'facts.svg', 'packed.svg']);
    for (const { url } of page.pictures) {
      const answer = await get(url);
      expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
        200,
        'image/svg+xml; charset=utf-8',
        expect.stringContaining('max-age=86400'),
      ]);
    }
    const { id } = (await db.sql<{ id: number }[]>`select product_id as id from sku where sku_number = ${plain}`)[0]!;
    expect((await call(`/api/product/GetExist3DModel?id=${id}&skuNumber=${plain}`)).body).toMatchObject({
      isExist: false,
      meshUrl: null,
      formats: [],
    });
    expect([(await file('drawing.svg', plain)).status, (await file('datasheet.pdf', plain)).status]).toEqual([200, 200]);
    for (const name of ['shaded.png', 'mesh.json']) expect((await file(name, plain)).status).toBe(404);
    expect((await call(`/api/download/Get3DDownloadUrl?skuNumber=${plain}&format=step`, { token })).reason).toBe('MODEL_NOT_FOUND');
  }, 150_000);

  test('models leave the mall with who is signed in', async () => {
    const ask = (format: string, headers = {}) =>
      call(`/api/download/Get3DDownloadUrl?skuNumber=${screw.skuNumber}&format=${format}`, headers);
    expect((await ask('step')).reason).toBe('NOT_SIGNED_IN');
    expect((await call('/api/common/GetCadenasToken')).reason).toBe('NOT_SIGNED_IN');
    for (const [format, begins] of [
      ['step', 'ISO-10303-21'],
      ['dxf', '0\nSECTION'],
      ['stl', ''],
    ] as const) {
      expect((await file(`model.${format}`)).status).toBe(403);
      const { url, fileName } = (await ask(format, { token })).body;
      expect(fileName).toBe(`${screw.skuNumber}.${format}`);
      const answer = await get(url);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
      expect((await answer.text()).replaceAll('\r', '').trimStart().startsWith(begins)).toBe(true);
    }
    const pass = (await call('/api/common/GetCadenasToken', { token })).body;
    expect((await file(`model.stl?token=${pass.token}`)).status).toBe(200);
    expect((await file(`model.stl?token=${pass.token}x`)).status).toBe(403);
    expect((await ask('exe', { token })).reason).toBe('BAD_REQUEST');
  }, 150_000);
});

test('what is not there is answered, and nothing is made', async () => {
  const made = () => readdirSync(folder, { recursive: true });
  const before = made();
  for (const sku of ['NOSUCH1', '..%2F..%2Fetc', '%00', 'A'.repeat(190), '%3Cscript%3E', '__proto__'])
    for (const name of ['drawing.svg', 'shaded.png', 'mesh.json', 'datasheet.pdf']) {
      const { status } = await file(name, sku);
      expect([404, 400]).toContain(status);
    }
  expect(made()).toEqual(before);
  expect((await call('/api/product/GetExist3DModel?id=2147483647')).reason).toBe('PRODUCT_NOT_FOUND');
  expect((await call(`/api/product/GetExist3DModel?id=${screw.id}&skuNumber=NOSUCH1`)).reason).toBe('SKU_NOT_FOUND');
});

test('fifty different parts at once: every answer comes, each a model or a plain "come again", and the API stays small', async () => {
  const many = await Promise.all(Array.from({ length: 50 }, () => aSku(db)));
  await Promise.all(many.map(({ id }, i) => db.sql`update sku set drawing = ${db.sql.json({ d: 8, l: 31 + i })} where id = ${id}`));
  const before = process.memoryUsage().rss;
  const answers = await Promise.all(many.map(({ skuNumber }) => file('mesh.json', skuNumber)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.every((status) => status === 200 || status === 503)).toBe(true);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThanOrEqual(25);
  for (const one of answers) if (one.status === 503) expect(Number(one.headers.get('retry-after'))).toBeGreaterThan(0);
  await Promise.all(answers.map((one) => one.arrayBuffer()));
  expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
});
