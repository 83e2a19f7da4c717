import { expect, test } from '@jest/globals';
import { WebhookMessage } from '@mall/api-contract/webhook';
import { Registry } from 'prom-client';
import { Value } from 'typebox/value';
import type { Database } from './database/database.ts';
import { signatures } from './modules/webhook/signature.ts';
import { webhookFigures } from './modules/webhook/webhook-figures.ts';
import { webhookLineRepository } from './modules/webhook/webhook-line.repository.ts';
import type { Answering } from './testing/a-receiver.ts';
import { answering, aTellingMall, figuresOf } from './testing/a-telling-mall.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

const db = await testingDatabase();
const { endpoints, aSender, logged, happening, happens, listening, timePasses, state } = aTellingMall(db);
const sender = aSender();
/** Long enough for a busy machine to answer. */
const impatient = aSender({ limitMs: 1500 });

test('who asked for it is told, signed; who asked for something else is not (rules webhook 1, 5, 6)', async () => {
  const one = await listening();
  const other = await listening(undefined, ['order.paid']);
  const before = Math.floor(Date.now() / 1000);
  await happens('a');
  await sender.send();
  expect(other.receiver.heard).toEqual([]);
  const [{ message, headers, body }] = one.receiver.heard as [(typeof one.receiver.heard)[0]];
  expect(message).toMatchObject({ type: 'credit.approved', version: 1, subject: 'a', data: { credit: { limitFen: 1 } } });
  expect([...Value.Errors(WebhookMessage, message)]).toEqual([]);
  expect(headers['webhook-id']).toBe(message.id);
  const timestamp = Number(headers['webhook-timestamp']);
  expect(timestamp).toBeGreaterThanOrEqual(before);
  expect(timestamp * 1000).toBeLessThanOrEqual(Date.now());
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
    expect(figuresOf(receiver).toSorted()).toEqual([1, 3]);
    expect((await endpoints.deliveries(id, 'waiting')).map(({ attempts, lastError }) => [attempts, lastError])).toEqual([
      [0, ''],
      [1, error],
    ]);
    await sender.send();
    expect(receiver.heard).toHaveLength(2);
    await timePasses('7 seconds');
    await sender.send();
    const ofA = receiver.heard.filter(({ message }) => message.subject === 'a');
    expect(ofA.map(({ message }) => figuresOf({ heard: [{ message }] })[0])).toEqual([1, 1, 2]);
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
  expect(figuresOf(receiver)).toEqual([1, 2, 3]);
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
  expect(figuresOf(slow.receiver)).toEqual([1, 3]);
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
  expect(figuresOf(receiver)).toEqual([2, 2]);
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
  expect(figuresOf(receiver).slice(asked).toSorted()).toEqual([1, 2]);
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
