import { randomBytes } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { signatures } from './modules/webhook/signature.ts';
import { targets } from './modules/webhook/target.ts';
import { webhookEndpoints, webhookService } from './modules/webhook/webhook.service.ts';
import { answering, aTellingMall, figuresOf } from './testing/a-telling-mall.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const { endpoints, aSender, happens, listening, timePasses, state } = aTellingMall(db);
const sender = aSender();

test('a range is sent again with the same ids, in order, to who was told before and who was not (rule webhook 12)', async () => {
  const { receiver, id } = await listening();
  for (const limit of [1, 2, 3, 4]) await happens('a', limit);
  await sender.send();
  const ids = receiver.ids();
  expect(await endpoints.replay(id, ids[1]!, ids[2])).toBe(2);
  await happens('a', 5);
  await sender.send();
  expect(figuresOf(receiver)).toEqual([1, 2, 3, 4, 2, 3, 5]);
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
    if (figuresOf({ heard: [{ message }] })[0] !== 2 || receiver.heard.length > 2) answer();
  });
  await happens('a', 1);
  await happens('a', 2);
  const sending = sender.send();
  await receiver.hears(2);
  expect(await endpoints.replay(id, receiver.ids()[0]!)).toBe(2);
  answer();
  await sending;
  await sender.send();
  expect(figuresOf(receiver)).toEqual([1, 2]);
  await timePasses('1 minute');
  await sender.send();
  expect(figuresOf(receiver)).toEqual([1, 2, 1, 2]);
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
  const other = aSender({ key: key2 });
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
  const strict = aSender({ targets: targets({ networks: [], mayBePlain: true }) });
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
