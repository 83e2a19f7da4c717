import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from '@jest/globals';
import { openDatabase } from '../../database/database.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { bringSynonyms } from './bring-synonyms.ts';
import { buildSearchIndex } from './index-build.ts';
import { ownSynonyms } from './own-synonyms/own-synonyms.ts';
import { postgresSearchEngine } from './postgres-search-engine.ts';
import { synonymRepository } from './synonym.repository.ts';

const db = await testingDatabase();
// Two processes of the API have two of everything.
const [one, other] = [await aMall(db), await aMall(db)];
const addresses = await Promise.all([one, other].map((app) => app.listen({ port: 0, host: '127.0.0.1' })));
afterAll(() => Promise.all([one.close(), other.close()]));
const { token } = await anOperator(db, ['content']);
const ask = async (process: number, path: string, body: object, headers: Record<string, string> = {}) => {
  const answer = await fetch(`${addresses[process]}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  // biome-ignore lint/suspicious/noExplicitAny: an envelope of any call
  return (await answer.json()) as any;
};
const namesFor = async (process: number, keyword: string): Promise<string[]> => {
  const { body } = await ask(process, '/api/product/CustomerSearchProducts', { keyword });
  return body.products.map(({ productName }: { productName: string }) => productName);
};
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await wait(100);
};

test('what staff save counts in every process within seconds, is kept as an act, and goes again', async () => {
  const name = `铁牛 管道疏通器 ${Date.now() % 1000}`;
  await aSku(db, { name });
  await buildSearchIndex(db);
  await until(async () => (await namesFor(1, '管道疏通器')).includes(name));
  expect(await namesFor(1, '通渠神器')).toEqual([]);

  const synonym = { kind: 'word', term: '通渠神器', means: ['管道疏通器'], source: '客户来电', why: '常被问起' };
  const { body: saved } = await ask(0, '/api/staff/SaveSynonym', synonym, { token });
  expect(saved).toMatchObject({ term: '通渠神器', means: ['管道疏通器'], source: '客户来电', isOwn: false });
  for (const process of [0, 1]) await until(async () => (await namesFor(process, '通渠神器')).includes(name));
  const [act] = await db.sql`select act, why from staff_act where subject = 'word:通渠神器'`;
  expect(act).toEqual({ act: 'saveSynonym', why: '常被问起' });
  expect((await ask(1, '/api/staff/ListSynonyms', { keyword: '通渠' }, { token })).body).toMatchObject({
    total: 1,
    items: [{ id: saved.id }],
  });

  expect((await ask(0, '/api/staff/RemoveSynonym', { id: saved.id }, { token })).code).toBe(0);
  for (const process of [0, 1]) await until(async () => (await namesFor(process, '通渠神器')).length === 0);
  expect((await ask(0, '/api/staff/RemoveSynonym', { id: saved.id }, { token })).reason).toBe('SYNONYM_NOT_FOUND');
});

test('a term that means nothing is refused; a maker that is not sold means nothing', async () => {
  const save = (body: object) => ask(0, '/api/staff/SaveSynonym', { source: '测试', ...body }, { token });
  expect((await save({ kind: 'word', term: '螺丝', means: [' 螺丝 '] })).reason).toBe('SYNONYM_MEANINGLESS');
  expect((await save({ kind: 'brand', term: '某某牌', means: [] })).code).toBe(0);
});

test('of fifty who add or change one word at once exactly one stands, and the others are told', async () => {
  const fifty = Array.from({ length: 50 }, (_, i) => i);
  const colleagues = await Promise.all(fifty.map(() => anOperator(db, ['content'])));
  const saveAtOnce = async (more: object) => {
    const answers = await Promise.all(
      fifty.map((i) => {
        const synonym = { kind: 'word', term: '抢着写', means: [`密封带 ${i}`], source: '客户来电', ...more };
        return ask(i % 2, '/api/staff/SaveSynonym', synonym, { token: colleagues[i]!.token });
      }),
    );
    const [stands, ...others] = answers.filter(({ code }) => code === 0);
    expect(others).toEqual([]);
    const { items } = (await ask(0, '/api/staff/ListSynonyms', { keyword: '抢着写' }, { token })).body;
    expect(items).toEqual([stands.body]);
    return { stands: items[0], refused: [...new Set(answers.filter(({ code }) => code !== 0).map(({ reason }) => reason))] };
  };
  const added = await saveAtOnce({});
  expect(added).toMatchObject({ stands: { version: 1 }, refused: ['SYNONYM_EXISTS'] });
  const changed = await saveAtOnce({ version: 1 });
  expect(changed).toMatchObject({ stands: { version: 2 }, refused: ['SYNONYM_CHANGED'] });
  expect(await db.sql`select from staff_act where subject = 'word:抢着写'`).toHaveLength(2);
  await ask(0, '/api/staff/RemoveSynonym', { id: added.stands.id }, { token });
  const late = { kind: 'word', term: '抢着写', means: ['密封带'], source: '客户来电', version: 2 };
  expect((await ask(0, '/api/staff/SaveSynonym', late, { token })).reason).toBe('SYNONYM_CHANGED');
  expect(await saveAtOnce({})).toMatchObject({ stands: { version: 4 }, refused: ['SYNONYM_EXISTS'] });
});

test('what the product brings leaves alone what staff changed or removed', async () => {
  const repository = synonymRepository(db);
  await repository.bring(ownSynonyms());
  const all = await repository.all();
  expect(all.length).toBeGreaterThan(1500);
  for (const { source } of all) expect(source).not.toBe('');
  const of = async (term: string) => (await repository.all()).find((entry) => entry.kind === 'word' && entry.term === term);
  const [changed, removed] = [all.find(({ term }) => term === '空开')!, all.find(({ term }) => term === '生料带' || term === '密封带')!];
  await repository.change({ ...changed, means: ['漏电保护断路器'], source: '员工' }, changed.version);
  await repository.remove(removed.id);
  await repository.bring(ownSynonyms());
  expect(await of(changed.term)).toMatchObject({ means: ['漏电保护断路器'], source: '员工', isOwn: false });
  expect(await of(removed.term)).toBeUndefined();
});

test('a mall that an earlier version filled gets what is new at its start, once, from however many processes', async () => {
  const repository = synonymRepository(db);
  await bringSynonyms(db);
  const before = await repository.version();
  await bringSynonyms(db);
  expect(await repository.version()).toBe(before);
  await db.sql`delete from search_synonym where kind = 'quality'`;
  // Each waits for the one before: on a slow machine longer than who serves people may wait for a lock.
  const starting = openDatabase(db.url, { max: 8 });
  await Promise.all(Array.from({ length: 8 }, () => bringSynonyms(starting)));
  await starting.close();
  expect((await repository.all()).find(({ kind, term }) => kind === 'quality' && term === '耐油')).toMatchObject({ isOwn: true });
  const [index, synonyms] = before.split(' ').map(Number);
  expect(await repository.version()).toBe(`${index} ${synonyms! + 1}`);
});

test('a buyer’s and a stranger’s hands are off', async () => {
  expect((await ask(0, '/api/staff/SaveSynonym', { kind: 'word', term: 'a', means: ['b'], source: 'c' })).reason).toBe('NOT_SIGNED_IN');
});

test('another process builds the index and this one finds what is new', async () => {
  const second = openDatabase(db.url, { max: 2 });
  try {
    const engine = postgresSearchEngine(db);
    await engine.search({ keyword: '量子扳手' });
    await aSku(db, { name: '铁牛 量子扳手 M8' });
    await buildSearchIndex(second);
    await until(async () => (await engine.search({ keyword: '量子扳手' })).total > 0);
  } finally {
    await second.close();
  }
});
