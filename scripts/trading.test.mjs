// `node --test scripts/trading.test.mjs`, by hand (three minutes): an area whose smoke specs order and pay is really published, and the specs trade in a mall of their own.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, test } from 'node:test';
import { copyRepository } from './testing/copy-repository.mjs';
import { runIn, sharedStand } from './testing/stand.mjs';

/** Only it can start a mall: a copy has no demo. */
const repository = join(import.meta.dirname, '..');
const area = 'mf-credit';
const spec = 'e2e/specs/credit-limit.trading.smoke.ts';
let stand;
let root;

before(async () => {
  stand = await sharedStand();
  root = join(stand.folder, 'mall');
  await copyRepository(root);
});

const mall = (folder, command, env = {}) => runIn(folder, ['mall', ...command.split(' ')], { ...stand.env, ...env });

/** How many orders the demo's buyer has in the mall that visitors of this gateway use. */
async function ordersOfVisitors() {
  const post = async (path, body, cookie = '') => {
    const headers = { 'content-type': 'application/json', origin: stand.url, cookie };
    const answer = await fetch(stand.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
    return { cookie: cookies.join('; '), ...(await answer.json()) };
  };
  const { cookie } = await post('/api/customer/Login', { username: '13800138000', password: 'Mall2026!' });
  const { body } = await post('/api/order/GetOrderPagedList', { pageIndex: 1, pageSize: 1 }, cookie);
  assert.equal(typeof body.total, 'number', JSON.stringify(body).slice(0, 300));
  return body.total;
}

test('specs that order and pay pass in a fresh mall, and the visitors’ mall has no order more', async () => {
  const before = await ordersOfVisitors();
  const { code, output } = await mall(repository, `publish ${area}`);
  assert.equal(code, 0, output);
  assert.match(output, /what orders and pays, in a mall of its own/);
  assert.match(output, /smoke test passed/);
  assert.equal(await ordersOfVisitors(), before);
});

test('one of them that fails keeps the candidate from getting live', async () => {
  const file = join(root, area, spec);
  const text = readFileSync(file, 'utf8');
  const broken = text.replace('toBeLessThanOrEqual(1)', 'toBeLessThanOrEqual(-1)');
  assert.notEqual(broken, text);
  writeFileSync(file, broken);
  // A release is its build: without a change of it the one before would be meant.
  const page = join(root, area, 'src/features/credit/credit-limit/credit-limit-page.tsx');
  writeFileSync(page, readFileSync(page, 'utf8').replace('title="未出账订单"', 'title="还没有出账的订单"'));
  const published = await mall(root, `publish ${area}`, { MALL_TRADING_SITE: stand.url });
  assert.notEqual(published.code, 0, published.output);
  assert.match(published.output, /1 failing/);
  const promoted = await mall(root, `promote ${area}`);
  assert.notEqual(promoted.code, 0, promoted.output);
  assert.match(promoted.output, /SMOKE_TEST_FAILED|冒烟测试/);
});
