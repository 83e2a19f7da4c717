import { afterAll, expect, test } from '@jest/globals';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { anOperator, aStaffKey } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { operatorRepository } from './operator.repository.ts';
import { staffKeyService } from './staff-key.service.ts';
import { tickets } from './tickets.ts';

const db = await testingDatabase();
const malls = (await Promise.all([aServedMall(db.url), aServedMall(db.url)])) as [AServedMall, AServedMall];
afterAll(() => {
  for (const mall of malls) mall.end();
});
const fifty = <T>(work: (mall: AServedMall) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => work(malls[index % 2]!)));
const by = { requestId: 'test', ip: '' };
test('two processes, fifty tickets, one code: one session, and what comes after is wrong', async () => {
  const operator = await anOperator(db, ['finance']);
  const row = (await operatorRepository(db).byId(operator.id))!;
  const code = operator.code();
  const held = await Promise.all(Array.from({ length: 50 }, () => tickets(db).give(row)));
  const answers = await fifty(
    async (mall) => (await mall.ask('/api/operator/VerifySecondStep', { payload: { ticket: held.pop()!.ticket, code } })).answer,
  );
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
  const [{ n }] = (await db.sql`select count(*)::int as n from session where operator_id = ${operator.id} and is_staff`) as unknown as [
    { n: number },
  ];
  expect(n).toBe(2);
});

test('one ticket sent fifty times to two processes is one session', async () => {
  const operator = await anOperator(db, ['finance']);
  const { ticket } = await tickets(db).give((await operatorRepository(db).byId(operator.id))!);
  const code = operator.code();
  const answers = await fifty(async (mall) => (await mall.ask('/api/operator/VerifySecondStep', { payload: { ticket, code } })).answer);
  expect(answers.filter((answer) => answer.code === 0)).toHaveLength(1);
});

test('a role that is taken away, an account that is disabled and a key that is ended count in every process', async () => {
  const [operator, other, { id, secret }] = await Promise.all([
    anOperator(db, ['finance']),
    anOperator(db, ['finance']),
    aStaffKey(db, ['finance']),
  ]);
  const ways = [{ token: operator.token }, { token: other.token }, { bearer: secret }];
  const asks = ways.flatMap((way) => malls.map((mall) => () => mall.ask('/api/staff/ListRefunds', { payload: {}, ...way })));
  for (const ask of asks) expect((await ask()).status).toBe(200);
  await db.sql`update operator set roles = '{sales}' where id = ${operator.id}`;
  await db.sql`update operator set is_enabled = false where id = ${other.id}`;
  await staffKeyService(db).end(id, by);
  // What a process remembers ends by itself; after how long is told where the clock is the test's (staff-access).
  await Promise.all(
    asks.map(async (ask) => {
      while ((await ask()).status === 200);
    }),
  );
});

test('huge and forged inputs are refused, and nothing of them is kept', async () => {
  const [mall] = malls;
  const refusal = async (call: string, payload: object) => (await mall.ask(`/api/operator/${call}`, { payload })).answer.reason;
  expect(await refusal('SignIn', { account: 'a'.repeat(100_000), password: 'x' })).toBe('BAD_REQUEST');
  expect(await refusal('SignIn', { account: 'he', password: 'x'.repeat(120_000) })).toBe('BAD_REQUEST');
  expect(await refusal('SignIn', { account: 'he', password: 'x', roles: ['administrator'], isStaff: true })).toBe('BAD_REQUEST');
  expect(await refusal('VerifySecondStep', { ticket: { $ne: '' }, code: '123456' })).toBe('BAD_REQUEST');
  expect(await refusal('VerifySecondStep', { ticket: 'a'.repeat(43), code: ' 12345' })).toBe('BAD_REQUEST');
  expect(await refusal('FinishEnrolment', { ticket: 'a'.repeat(43), code: '123456' })).toBe('SIGN_IN_EXPIRED');
  expect((await mall.ask('/api/staff/ListQueues', { payload: {}, bearer: `mk_1_${'a'.repeat(8000)}` })).status).toBe(401);
  expect((await mall.ask('/api/staff/ListQueues', { payload: {}, bearer: `mk_999999999999_${'a'.repeat(43)}` })).status).toBe(401);
});
