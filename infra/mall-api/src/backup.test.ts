import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { folderStorage } from './adapters/object-storage/folder-storage.ts';
import { openDatabase } from './database/database.ts';
import { balanceService } from './modules/account/balance.service.ts';
import { creditService } from './modules/credit/credit.service.ts';
import { fileService } from './modules/file/file.service.ts';
import { payOrderService } from './processes/order-desk/pay-order.service.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { aServedMall } from './testing/a-served-mall.ts';
import { aShopper } from './testing/a-shopper.ts';
import { aSku } from './testing/a-sku.ts';
import { anOwnServer } from './testing/an-own-server.ts';
import { ledgerFaults } from './testing/ledgers.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const large = await testingDatabase();
const ends: (() => unknown)[] = [];
afterAll(async () => {
  for (const end of ends.reverse()) await end();
});

const folder = async (name: string) => {
  const made = await mkdtemp(join(tmpdir(), `mall-${name}-`));
  ends.push(() => rmSync(made, { recursive: true, force: true }));
  return made;
};
const at = (url: string, database: string) => Object.assign(new URL(url), { pathname: database }).href;
/** A connection that gives no long statement up, as a serving one does. */
const patient = (url: string) => {
  const one = openDatabase(url, { max: 1 });
  ends.push(one.close);
  return one;
};
const run = (args: readonly string[], env: NodeJS.ProcessEnv) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'backup.ts'), ...args], {
    env: { ...process.env, DATABASE_URL: '', ...env },
  });

test('a backup taken under load, restored into an empty folder, is a mall whose books agree', async () => {
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
  const buyers = [];
  for (let i = 0; i < 2; i += 1) {
    const buyer = await aBuyer(db);
    await balanceService(db).putIn(buyer.kp.customerId, yuan(100_000), 'deposit', 'first');
    await db.sql`update customer_balance set free_payment_limit = 1000000 where customer_id = ${buyer.kp.customerId}`;
    buyers.push(buyer);
  }
  const [first] = buyers as [(typeof buyers)[number]];
  await creditService(db).approve(first.kp.customerId, yuan(1000));
  const onCredit = await first.orders(skuNumber, 3, 'credit');
  await payOrderService(db).payByCredit(first.kp, onCredit.orderId);

  const files = await folder('files');
  const { file } = await fileService(db, { storage: folderStorage(files), installationKey: randomBytes(32) }).keep(first.kp, {
    name: '清单.csv',
    content: Buffer.from('型号,数量\nM8,10'),
  });
  const mall = await aServedMall(db.url);
  ends.push(() => mall.end());
  const acknowledged: string[] = [];
  let isOver = false;
  const shopping = buyers.map(async (buyer) => {
    const shopper = aShopper(mall, buyer, skuNumber);
    while (!isOver) acknowledged.push(await shopper.buys());
  });
  while (acknowledged.length < 6) await Promise.race([...shopping, new Promise((resolve) => setTimeout(resolve, 20))]);
  const before = [...acknowledged];
  const backup = await folder('backup');
  expect((await run([backup], { DATABASE_URL: db.url, MALL_FILES: files })).stdout).toContain('and 1 files');
  isOver = true;
  await Promise.all(shopping);
  mall.end();
  expect(acknowledged.length).toBeGreaterThan(before.length);

  const home = await folder('restored');
  expect((await run(['--restore', backup], { MALL_DATA: home })).stdout).toContain('restored');
  await expect(run(['--restore', backup], { MALL_DATA: home })).rejects.toThrow('holds a database already');
  expect((await folderStorage(join(home, 'files')).read(file))?.toString()).toContain('M8,10');
  await expect(run(['--restore', backup], { MALL_DATA: await folder('no-files'), MALL_FILES: files })).rejects.toThrow(
    'holds files already',
  );

  const server = await anOwnServer(home);
  ends.push(() => server.end());
  const restored = openDatabase(server.url('mall'));
  ends.push(() => restored.close());
  expect(await ledgerFaults(restored)).toEqual([]);
  const there = new Set((await restored.sql<{ id: string }[]>`select id from sales_order where paid_at is not null`).map(({ id }) => id));
  expect([...before, onCredit.orderId].filter((id) => !there.has(id))).toEqual([]);
  expect(await creditService(restored).state(first.kp.customerId)).toMatchObject({ limit: yuan(1000), used: yuan(30) });

  // It goes on where it was, and what runs there can be backed up in turn.
  const again = await aServedMall(server.url('mall'));
  ends.push(() => again.end());
  expect(await aShopper(again, first, skuNumber).buys()).toBeTruthy();
  again.end();
  const next = await folder('next');
  expect((await run([next], { MALL_DATA: home })).stdout).toContain('backed up');
  await expect(run([next], { MALL_DATA: home })).rejects.toThrow('is not empty');
  writeFileSync(join(next, 'sales_order.copy.gz'), 'torn');
  await expect(run(['--restore', next], { MALL_DATA: await folder('damaged') })).rejects.toThrow('sales_order.copy.gz is damaged');
  const [lost] = (JSON.parse(readFileSync(join(backup, 'manifest.json'), 'utf8')) as { files: { name: string }[] }).files;
  rmSync(join(backup, 'files', lost!.name));
  await expect(run(['--restore', backup], { MALL_DATA: await folder('lost') })).rejects.toThrow(`${lost!.name} is damaged`);
}, 400_000);

test('a table of a million rows is backed up and restored, and its progress told', async () => {
  // Random, so that it doesn't shrink to nothing: packing it is slower than reading it.
  const filling = patient(large.url);
  await filling.sql`insert into sms_message (phone, text)
    select i::text, md5(random()::text) from generate_series(1, 1000000) i`;
  const backup = await folder('large');
  const { stderr } = await run([backup], { DATABASE_URL: large.url, MALL_FILES: await folder('none') });
  expect(stderr).toMatch(/\[ *\d+\/\d+\] sms_message {2}1,000,000 rows {2}\d+\.\d MB\n/);

  const name = `restored_${randomBytes(6).toString('hex')}`;
  const server = patient(at(large.url, 'postgres'));
  await server.sql.unsafe(`create database ${name}`).simple();
  ends.push(() => server.sql.unsafe(`drop database ${name} with (force)`).simple());
  await run(['--restore', backup], { DATABASE_URL: at(large.url, name), MALL_FILES: await folder('none') });
  const restored = patient(at(large.url, name));
  const sums = ({ sql }: typeof restored) =>
    sql`select count(*)::int as rows, sum(hashtext(text))::text as hash, max(id)::int as last from sms_message`;
  expect(await sums(restored)).toEqual(await sums(filling));
  expect((await restored.sql`insert into sms_message (phone, text) values ('', '') returning id`)[0]).toEqual({ id: 1_000_001 });
}, 400_000);
