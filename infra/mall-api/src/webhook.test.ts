import { randomBytes } from 'node:crypto';
import { afterAll, afterEach, beforeEach, expect, test } from '@jest/globals';
import { WebhookMessage } from '@mall/api-contract/webhook';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { Value } from 'typebox/value';
import type { Database } from './database/database.ts';
import { signatures } from './modules/webhook/signature.ts';
import { targets } from './modules/webhook/target.ts';
import { webhookEndpoints, webhookService } from './modules/webhook/webhook.service.ts';
import { webhookFigures } from './modules/webhook/webhook-figures.ts';
import { webhookLineRepository } from './modules/webhook/webhook-line.repository.ts';
import { webhookSender } from './modules/webhook/webhook-sender.ts';
import { type Answering, type AReceiver, aReceiver } from './testing/a-receiver.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

const db = await testingDatabase();
const key = randomBytes(32);
const here = targets({ networks: ['127.0.0.0/8'], mayBePlain: true });
const logged: { msg: string; level: number }[] = [];
const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(JSON.parse(line)) });
const endpoints = webhookEndpoints(db, key);
const sender = webhookSender({ db, key, targets: here, logger });
/** Long enough for a busy machine to answer. */
const impatient = webhookSender({ db, key, targets: here, logger, limitMs: 1500 });
afterAll(() => Promise.all([sender, impatient].map((one) => one.stop())));

const open: AReceiver[] = [];
beforeEach(async () => {
  await db.sql`delete from webhook_endpoint`;
  logged.length = 0;
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

/** Another system, and the mall's knowledge of it. */
async function listening(answer?: Answering, events = ['*']) {
  const receiver = await aReceiver(answer);
  open.push(receiver);
  return { receiver, ...(await endpoints.add({ url: receiver.url, events, madeBy: 'test' }, here)) };
}
const happening = (tx: Database, subject: string, limitFen: number) =>
  webhookService(tx).record({ type: 'credit.approved', subject, data: { credit: { customerId: 1, limitFen, usedFen: 0 } } });
const happens = (subject: string, limitFen = 1) => db.transaction((tx) => happening(tx, subject, limitFen));
/** As if so long had gone by for all that waits. */
const timePasses = (span: string) =>
  db.sql`update webhook_line set next_at = next_at - ${span}::interval, failing_since = failing_since - ${span}::interval`;
const state = async (id: string) => (await endpoints.list()).find((one) => one.id === id)!;
const limitsOf = ({ heard }: AReceiver) => heard.map(({ message }) => (message.data as { credit: { limitFen: number } }).credit.limitFen);
const answering =
  (status: number, headers = {}, body = ''): Answering =>
  (response) =>
    response.writeHead(status, headers).end(body);

test('who asked for it is told, signed; who asked for something else is not (rules webhook 1, 5, 6)', async () => {
  const one = await listening();
  const other = await listening(undefined, ['order.paid']);
  await happens('a');
  await sender.send();
  expect(other.receiver.heard).toEqual([]);
  const [{ message, headers, body }] = one.receiver.heard as [(typeof one.receiver.heard)[0]];
  expect(message).toMatchObject({ type: 'credit.approved', version: 1, subject: 'a', data: { credit: { limitFen: 1 } } });
  expect([...Value.Errors(WebhookMessage, message)]).toEqual([]);
  expect(headers['webhook-id']).toBe(message.id);
  const timestamp = Number(headers['webhook-timestamp']);
  expect(Math.abs(Date.now() / 1000 - timestamp)).toBeLessThan(60);
  expect(headers['webhook-signature']).toBe(signatures([one.secret], message.id, timestamp, body));
  expect(await endpoints.deliveries(one.id)).toMatchObject([{ state: 'delivered', attempts: 1, lastStatus: 204, lastError: '' }]);
  expect(await db.sql`select from webhook_line`).toHaveLength(0);
});

test.each<[string, Answering, string]>([
  ['refuses', answering(500, {}, 'out of order'), 'answered 500: out of order'],
  ['hangs', () => {}, 'no answer within 1.5 s'],
  ['hangs in the middle of its refusal', (response) => response.writeHead(503).write('wait'), 'answered 503: wait'],
  ['breaks off', (response) => response.destroy(), 'socket hang up'],
  ['sends elsewhere', answering(302, { location: 'http://127.0.0.1:1/' }), 'answered 302'],
  ['answers without end', (response) => void endless(response), `answered 400: ${'x'.repeat(300)}`],
])(
  'an event that an endpoint %s is sent again, later, with the same id; others go on (rules webhook 3, 4, 8)',
  async (_how, answer, error) => {
    const { receiver, id } = await listening((response, heard) =>
      heard.message.subject === 'a' && receiver.heard.filter(({ message }) => message.subject === 'a').length === 1
        ? answer(response, heard)
        : response.writeHead(200).end(),
    );
    await happens('a', 1);
    await happens('a', 2);
    await happens('b', 3);
    await impatient.send();
    expect(limitsOf(receiver).toSorted()).toEqual([1, 3]);
    expect((await endpoints.deliveries(id, 'waiting')).map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [0, ''],
      [1, error],
    ]);
    await sender.send();
    expect(receiver.heard).toHaveLength(2);
    await timePasses('7 seconds');
    await sender.send();
    const ofA = receiver.heard.filter(({ message }) => message.subject === 'a');
    expect(ofA.map(({ message }) => (message.data as { credit: { limitFen: number } }).credit.limitFen)).toEqual([1, 1, 2]);
    expect(ofA[0]!.message.id).toBe(ofA[1]!.message.id);
    expect(await endpoints.deliveries(id, 'waiting')).toEqual([]);
  },
);

/** Bytes of the last answer without end. */
let babbled = 0;
async function endless(response: Parameters<Answering>[0]) {
  babbled = 0;
  response.writeHead(400).on('error', () => {});
  while (!response.destroyed) {
    babbled += 65_536;
    const goesOn = response.write('x'.repeat(65_536));
    await new Promise((resolve) => (goesOn ? setImmediate(resolve) : response.once('drain', resolve).once('close', resolve)));
  }
}

test('of an answer without end only the beginning is read', async () => {
  await listening((response) => void endless(response));
  await happens('a');
  await sender.send();
  expect(babbled).toBeLessThan(10_000_000);
});

test('a receiver that takes an event and never ends its answer has taken it', async () => {
  const { receiver, id } = await listening((response) => response.writeHead(200).write('x'));
  await happens('a');
  await sender.send();
  expect([receiver.heard.length, (await state(id)).waiting]).toEqual([1, 0]);
});

test('a receiver that restarts misses nothing', async () => {
  const { receiver, id } = await listening();
  await happens('a', 1);
  await sender.send();
  await receiver.close();
  await happens('a', 2);
  await happens('a', 3);
  await sender.send();
  expect(await state(id)).toMatchObject({ waiting: 2, lastError: expect.stringContaining('ECONNREFUSED') });
  await receiver.reopen();
  await timePasses('7 seconds');
  await sender.send();
  expect(limitsOf(receiver)).toEqual([1, 2, 3]);
});

test('one that hangs holds up no other, and not its own other subjects', async () => {
  const held: (() => void)[] = [];
  const slow = await listening((response, { message }) =>
    message.subject === 'a' ? held.push(() => response.writeHead(204).end()) : response.writeHead(204).end(),
  );
  const quick = await listening();
  await happens('a', 1);
  const first = sender.send();
  await slow.receiver.hears(1);
  await happens('a', 2);
  await happens('b', 3);
  void sender.send();
  await quick.receiver.hears(3);
  await slow.receiver.hears(2);
  expect(limitsOf(slow.receiver)).toEqual([1, 3]);
  const [last] = (await endpoints.deliveries(slow.id)).filter(({ subject }) => subject === 'a').toReversed();
  expect(last).toMatchObject({ state: 'waiting', attempts: 0 });
  slow.receiver.answer = answering(204);
  for (const answer of held) answer();
  await first;
});

test('what happens in the moment in which a line ends, or the other way round, is not left behind', async () => {
  const { receiver, id } = await listening();
  for (const comesFirst of ['the answer', 'the event']) {
    await happens('a', 1);
    const claimed = (await webhookLineRepository(db).claim(id, comesFirst, 60_000))!;
    const note = (tx: Database) => {
      const lines = webhookLineRepository(tx);
      return lines
        .lock(claimed)
        .then(() => lines.note(claimed, 'delivered', { status: 200, error: '' }))
        .then(() => lines.advance(claimed));
    };
    let second: Promise<unknown> = Promise.resolve();
    await db.transaction(async (tx) => {
      if (comesFirst === 'the answer') await note(tx);
      else await happening(tx, 'a', 2);
      second = comesFirst === 'the answer' ? happens('a', 2) : db.transaction(note);
      await Promise.race([second, untilBlocked(db)]);
    });
    await second;
    await sender.send();
  }
  expect(limitsOf(receiver)).toEqual([2, 2]);
});

test('410 disables; taken up again, what waited goes out (rule webhook 10)', async () => {
  const { receiver, id } = await listening(answering(410));
  await happens('a', 1);
  await happens('b', 2);
  await sender.send();
  expect((await state(id)).state).toBe('disabled');
  expect(logged.some(({ msg }) => msg.includes('disabled'))).toBe(true);
  const asked = receiver.heard.length;
  await timePasses('1 day');
  await happens('c', 3);
  await sender.send();
  expect(receiver.heard).toHaveLength(asked);
  receiver.answer = answering(204);
  await endpoints.enable(id);
  await sender.send();
  expect(limitsOf(receiver).slice(asked).toSorted()).toEqual([1, 2]);
});

test('after three days it is failing, which is told once; it goes on being tried, and is well again (rule webhook 9)', async () => {
  const { receiver, id } = await listening(answering(500));
  const figures = async () => {
    const register = new Registry();
    await webhookFigures([register]).update(db);
    return register.metrics();
  };
  await happens('a', 1);
  for (let day = 0; day < 5; day += 1) {
    await sender.send();
    expect((await state(id)).state).toBe(day < 4 ? 'enabled' : 'failing');
    expect(await figures()).toContain(`mall_api_webhook_failing{endpoint="${id}"} ${day < 4 ? 0 : 1}`);
    await timePasses('20 hours');
  }
  await sender.send();
  expect(logged.filter(({ level }) => level === 50).map(({ msg }) => msg)).toEqual([
    'a webhook endpoint has not taken an event for 3 days',
  ]);
  expect(await figures()).toContain(`mall_api_webhook_waiting{endpoint="${id}"} 1`);
  receiver.answer = answering(204);
  await timePasses('7 hours');
  await sender.send();
  expect(await state(id)).toMatchObject({ state: 'enabled', waiting: 0 });
});

test('a range is sent again with the same ids, in order, to who was told before and who was not (rule webhook 12)', async () => {
  const { receiver, id } = await listening();
  for (const limit of [1, 2, 3, 4]) await happens('a', limit);
  await sender.send();
  const ids = receiver.ids();
  expect(await endpoints.replay(id, ids[1]!, ids[2])).toBe(2);
  await happens('a', 5);
  await sender.send();
  expect(limitsOf(receiver)).toEqual([1, 2, 3, 4, 2, 3, 5]);
  expect(receiver.ids().slice(4, 6)).toEqual(ids.slice(1, 3));

  const late = await listening();
  expect(await endpoints.replay(late.id, '2020-01-01')).toBeGreaterThanOrEqual(5);
  await sender.send();
  expect(late.receiver.ids().slice(-5)).toEqual([...ids, receiver.ids().at(-1)]);
  await expect(endpoints.replay(id, 'evt_nothing')).rejects.toThrow('neither an event');
  await expect(endpoints.replay('ep_nothing', '2020-01-01')).rejects.toThrow('no endpoint');
});

test('what is being sent while a range is asked for again is not overtaken', async () => {
  let answer = () => {};
  const { receiver, id } = await listening((response, { message }) => {
    answer = () => response.writeHead(204).end();
    if ((message.data as { credit: { limitFen: number } }).credit.limitFen !== 2 || receiver.heard.length > 2) answer();
  });
  await happens('a', 1);
  await happens('a', 2);
  const sending = sender.send();
  await receiver.hears(2);
  expect(await endpoints.replay(id, receiver.ids()[0]!)).toBe(2);
  answer();
  await sending;
  await sender.send();
  expect(limitsOf(receiver)).toEqual([1, 2]);
  await timePasses('1 minute');
  await sender.send();
  expect(limitsOf(receiver)).toEqual([1, 2, 1, 2]);
  expect(receiver.overtaken).toEqual([]);
});

test('for a day after a change both secrets sign (rule webhook 6)', async () => {
  const { receiver, id, secret } = await listening();
  const next = await endpoints.rotate(id);
  const signedBy = async () => {
    await happens('a');
    await sender.send();
    const { headers, body, message } = receiver.heard.at(-1)!;
    const by = (one: string) => signatures([one], message.id, Number(headers['webhook-timestamp']), body);
    return String(headers['webhook-signature'])
      .split(' ')
      .map((one) => (one === by(next) ? 'new' : one === by(secret) ? 'old' : 'neither'));
  };
  expect(await signedBy()).toEqual(['new', 'old']);
  await db.sql`update webhook_endpoint set previous_until = now() - interval '1 second'`;
  expect(await signedBy()).toEqual(['new']);
  expect(JSON.stringify(await endpoints.list())).not.toContain(secret.slice(6));
});

test('where the installation’s key has changed that is told, and a new secret mends it', async () => {
  const { receiver, id } = await listening();
  const key2 = randomBytes(32);
  const other = webhookSender({ db, key: key2, targets: here, logger });
  await happens('a');
  await other.send();
  expect((await state(id)).lastError).toContain('MALL_KEY');
  await webhookEndpoints(db, key2).rotate(id);
  await timePasses('7 seconds');
  await other.send();
  expect(receiver.heard).toHaveLength(1);
});

test('an address that became private is not connected to (rule webhook 11)', async () => {
  const { receiver, id } = await listening();
  await happens('a');
  const strict = webhookSender({ db, key, targets: targets({ networks: [], mayBePlain: true }), logger });
  await strict.send();
  expect(receiver.heard).toEqual([]);
  expect((await state(id)).lastError).toContain('no public address');
  await db.sql`update webhook_endpoint set url = ${receiver.url.replace('127.0.0.1', 'localhost')}`;
  await timePasses('7 seconds');
  await strict.send();
  expect(receiver.heard).toEqual([]);
  expect((await state(id)).lastError).toContain('localhost, ');
});

test('an endpoint is refused that could never be told anything', async () => {
  const draft = { url: 'https://erp.example/', events: ['*'], madeBy: 'test' };
  const strict = targets({ networks: [], mayBePlain: false });
  await expect(endpoints.add({ ...draft, events: ['order.eaten'] }, strict)).rejects.toThrow('"order.eaten" is no event');
  await expect(endpoints.add({ ...draft, url: 'erp' }, strict)).rejects.toThrow('is no address');
  await expect(endpoints.add({ ...draft, url: 'http://erp.example/' }, strict)).rejects.toThrow('https');
  await expect(endpoints.add({ ...draft, url: 'https://169.254.169.254/' }, strict)).rejects.toThrow('no public address');
});

test('what was taken is forgotten after thirty days, what was not is kept (rule webhook 13)', async () => {
  const { receiver, id } = await listening();
  await happens('old and taken');
  await sender.send();
  receiver.answer = answering(500);
  await happens('old and waiting');
  await sender.send();
  await db.sql`update webhook_event set at = at - interval '31 days'`;
  await happens('young');
  await webhookService(db).forgetOld();
  expect((await db.sql<{ subject: string }[]>`select subject from webhook_event order by number`).map(({ subject }) => subject)).toEqual([
    ...['old and waiting', 'young'],
  ]);
  await db.sql`update webhook_endpoint set state = 'disabled' where id = ${id}`;
  await webhookService(db).forgetOld();
  expect(await db.sql`select subject from webhook_event`).toEqual([{ subject: 'young' }]);
  expect(await db.sql`select subject from webhook_line`).toEqual([{ subject: 'young' }]);
});
