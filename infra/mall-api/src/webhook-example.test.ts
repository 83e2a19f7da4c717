import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from '@jest/globals';
import { webhookEvents } from '@mall/api-contract/webhook';
import { signatures } from './modules/webhook/signature.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { webhookCommand } from './webhook-command.ts';

const db = await testingDatabase();
const page = readFileSync(join(import.meta.dirname, '../../../docs/webhooks.md'), 'utf8');
const env = { DATABASE_URL: db.url, MALL_KEY: 'the key of a test', MALL_WEBHOOK_NETWORKS: '127.0.0.0/8' };
const folder = await mkdtemp(join(tmpdir(), 'mall-webhook-'));
let example: ChildProcess | undefined;
afterAll(() => {
  example?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const freePort = () =>
  new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** The page's example as a process. It tells what it heard. */
async function runExample(secret: string, port: number) {
  const file = join(folder, 'example.mjs');
  const code = /```js\n([\s\S]*?)```/.exec(page)![1]!;
  writeFileSync(file, code.replace('.listen(process.env.PORT)', ".listen(process.env.PORT, () => console.log('listening'))"));
  const child = spawn(process.execPath, [file], {
    env: { PORT: String(port), WEBHOOK_SECRET: secret },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  example = child;
  let said = '';
  const says = (text: string) =>
    new Promise<void>((resolve) => {
      const look = () => said.includes(text) && resolve();
      child.stdout.on('data', look);
      look();
    });
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await says('listening');
  return { says, said: () => said };
}

test('the example of the documentation takes what the mall sends once, and refuses what it didn’t send', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/mall`;
  const made = await webhookCommand(['add', url], env);
  const [, id = ''] = /(ep_\w+)/.exec(made)!;
  const [, secret = ''] = /(whsec_\S+)/.exec(made)!;
  await expect(webhookCommand(['test', id], env)).rejects.toThrow('ECONNREFUSED');
  const { says, said } = await runExample(secret, port);
  expect(await webhookCommand(['test', id], env)).toContain('took evt_');
  await says('webhook.test');

  const body = JSON.stringify({ type: 'order.paid', forged: true });
  const now = Math.floor(Date.now() / 1000);
  const post = async (event: string, at: number, signature: string) =>
    (
      await fetch(url, {
        method: 'POST',
        body,
        headers: { 'webhook-id': event, 'webhook-timestamp': String(at), 'webhook-signature': signature },
      })
    ).status;
  const wrong = signatures(['whsec_bm90IHRoZSBzZWNyZXQ='], 'evt_1', now, body);
  const right = signatures([secret], 'evt_1', now, body);
  expect(await post('evt_1', now, wrong)).toBe(401);
  expect(await post('evt_1', now, '')).toBe(401);
  expect(await post('evt_2', now, right)).toBe(401);
  expect(await post('evt_1', now - 400, signatures([secret], 'evt_1', now - 400, body))).toBe(401);
  expect(said()).not.toContain('forged');
  expect(await post('evt_1', now, `${wrong} ${right}`)).toBe(204);
  expect(await post('evt_1', now, right)).toBe(204);
  await says('forged');
  expect(said().match(/forged/g)).toHaveLength(1);
});

test('every command of the page is there, and what is typed wrongly is told', async () => {
  const [, id = ''] = /(ep_\w+)/.exec(
    await webhookCommand(['add', 'http://127.0.0.1:9/', '--events', 'order.paid, order.cancelled', '--by', '何军'], env),
  )!;
  const on = (line: string) => webhookCommand(line.split(' '), env);
  expect(await on('list')).toMatch(new RegExp(`${id} +enabled +0 +- +何军 +order.paid,order.cancelled +http://127.0.0.1:9/`));
  expect(await on(`list ${id} --state waiting`)).toBe('there is nothing');
  expect(await on(`rotate ${id}`)).toMatch(/whsec_/);
  expect(await on(`enable ${id}`)).toContain('is enabled');
  expect(await on(`replay ${id} --from 2026-01-01`)).toBe('0 events are sent again');
  expect(await on(`remove ${id}`)).toContain('was removed');
  await expect(on(`test ${id}`)).rejects.toThrow('there is no endpoint');
  for (const line of ['', 'add', 'eat ep_1', 'constructor ep_1', 'list a b']) await expect(on(line)).rejects.toThrow('node src/webhook.ts');
  await expect(on('add http://10.0.0.1/')).rejects.toThrow('no public address');
  await expect(webhookCommand(['list'], { ...env, MALL_KEY: '', MALL_DATA: folder })).rejects.toThrow('MALL_KEY is not set');
  await expect(
    promisify(execFile)(process.execPath, [join(import.meta.dirname, 'webhook.ts'), 'add', 'http://1.1.1.1/'], {
      env: { ...process.env, ...env, NODE_ENV: 'production' },
    }),
  ).rejects.toThrow('https only');
});

test('the page names every event, with what it carries', () => {
  const rows = [...page.matchAll(/^\| `([a-z_.]+)` .*\| ([^|]+) \|$/gm)].map(([, type, data]) => [type, data!.match(/\w+/g)]);
  expect(rows).toEqual(Object.entries(webhookEvents).map(([type, { properties }]) => [type, Object.keys(properties)]));
});
