import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { budgetService } from './modules/approval/budget.service.ts';
import { answerRequest } from './processes/approving/index.ts';
import { aColleague } from './testing/a-colleague.ts';
import { aRuledCompany } from './testing/a-ruled-company.ts';
import { type AServedMall, aServedMall } from './testing/a-served-mall.ts';
import { aSku } from './testing/a-sku.ts';
import { ledgerFaults } from './testing/ledgers.ts';
import { testingDatabase } from './testing/testing-database.ts';
import { untilBlocked } from './testing/until-blocked.ts';

// Two processes of the API on one database, over HTTP.
const db = await testingDatabase();
const rounds = 3;
let malls: [AServedMall, AServedMall];
let sku: { id: number; skuNumber: string };
beforeAll(async () => {
  sku = await aSku(db, { listPrice: yuan(10), stock: { 1: 100_000 } });
  malls = await Promise.all([aServedMall(db.url), aServedMall(db.url)]);
});
afterAll(() => {
  for (const mall of malls ?? []) mall.end();
});

/** Insists with the same key while a busy machine has no time, as a browser does. @returns 'done', or why not */
const ask = async (mall: AServedMall, token: string, path: string, payload: object, key: string = randomUUID()): Promise<string> => {
  let told = await mall.ask(path, { payload, token, key });
  while (told.status === 503 || told.status === 429) told = await mall.ask(path, { payload, token, key });
  return told.answer.code === 0 ? 'done' : told.answer.reason;
};
const request = async (id: string) => {
  const [row] = await db.sql<{ status: string; orders: number; isKept: boolean }[]>`
    select status, is_kept, (select count(*)::int from sales_order o where o.id = r.order_id) as orders from approval_request r where id = ${id}`;
  return { ...row! };
};
const placedIn = async (customerId: number) =>
  (await db.sql<{ n: number }[]>`select count(*)::int as n from sales_order where customer_id = ${customerId}`)[0]!.n;
test('approved fifty times at once there is one order', async () => {
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 3);
  const seen = await company.seen(id);
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) => ask(malls[at % 2]!, company.approver.token, '/api/approval/Approve', { id, seen })),
  );
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1);
  expect(new Set(answers)).toEqual(new Set(['done', 'APPROVAL_STEP_REFUSED']));
  expect(await request(id)).toEqual({ status: 'approved', orders: 1, isKept: false });
  expect(await placedIn(company.boss.kp.customerId)).toBe(1);
});

test.each<[string, (id: string, company: Awaited<ReturnType<typeof aRuledCompany>>) => Promise<unknown>, string]>([
  [
    'rejecting',
    (id, { boss: _, approver }) => ask(malls[1], approver.token, '/api/approval/RejectApproval', { id, words: '不' }),
    'rejected',
  ],
  ['withdrawing', (id, { buyer }) => ask(malls[1], buyer.token, '/api/approval/Withdraw', { id }), 'withdrawn'],
  ['lapsing', () => answerRequest(db).endOverdue(new Date(Date.now() + 73 * 3_600_000).toISOString()), 'lapsed'],
])(
  'approving against %s: one of them happens, whole',
  async (_what, against, ended) => {
    for (let round = 0; round < rounds; round += 1) {
      const company = await aRuledCompany(db);
      const id = await company.submits(sku.skuNumber, 2);
      const seen = await company.seen(id);
      const approving = () => ask(malls[0], company.approver.token, '/api/approval/Approve', { id, seen });
      const [approved] = await (round % 2 === 0
        ? Promise.all([approving(), against(id, company)])
        : Promise.all([against(id, company), approving()]).then(([other, answer]) => [answer, other] as const));
      expect(await request(id)).toEqual(
        approved === 'done' ? { status: 'approved', orders: 1, isKept: false } : { status: ended, orders: 0, isKept: false },
      );
    }
  },
  120_000,
);

test('who is disabled while they approve has approved before, or not at all', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const company = await aRuledCompany(db);
    const id = await company.submits(sku.skuNumber, 1);
    const seen = await company.seen(id);
    const [answer] = await Promise.all([
      ask(malls[0], company.approver.token, '/api/approval/Approve', { id, seen }),
      db.sql`update kp set is_enabled = false where id = ${company.approver.kp.kpId}`,
    ]);
    expect(['done', 'APPROVAL_NOT_YOURS', 'NOT_SIGNED_IN']).toContain(answer);
    expect(await request(id)).toMatchObject(answer === 'done' ? { status: 'approved', orders: 1 } : { status: 'submitted', orders: 0 });
  }
});

test('fifty orders against one budget: what fits is placed, and never more', async () => {
  const company = await aRuledCompany(db, { isActive: false });
  const { boss } = company;
  const budget = { kind: 'project', target: 'P-50', period: 'month', amountFen: yuan(205), ownerId: boss.kp.kpId, isActive: true } as const;
  await budgetService(db).save(boss.kp, undefined, budget);
  const skus = await Promise.all(Array.from({ length: 5 }, () => aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } })));
  const buyers = await Promise.all(Array.from({ length: 10 }, (_, at) => aColleague(db, boss.kp, `采购${at}`)));
  const pages = await Promise.all(
    buyers.flatMap(({ token }) =>
      skus.map(async ({ skuNumber }) => {
        const read = () => malls[0].ask(`/api/checkout/Confirm?s=${skuNumber}&q=1&addressId=${boss.addressId}`, { token });
        let { status, answer } = await read();
        while (status === 503 || status === 429) ({ status, answer } = await read());
        const choices = { addressId: boss.addressId, invoiceId: 0, paymentMethod: 'unionPay', projectNumber: 'P-50' };
        return { token, payload: { priceToken: answer.body.priceToken as string, ...choices } };
      }),
    ),
  );
  const answers = await Promise.all(
    pages.map(({ token, payload }, at) => ask(malls[at % 2]!, token, '/api/checkout/ConfirmOrder', payload)),
  );
  expect([answers.filter((one) => one === 'done').length, new Set(answers)]).toEqual([20, new Set(['done', 'APPROVAL_REQUIRED'])]);
  expect(await budgetService(db).list(boss.kp)).toMatchObject([{ usedFen: yuan(200), left: '¥5.00' }]);
});

test('an API that is killed while it approves has approved nothing, and the same again does once', async () => {
  const company = await aRuledCompany(db);
  const id = await company.submits(sku.skuNumber, 4);
  const payload = { id, seen: await company.seen(id) };
  const mall = await aServedMall(db.url);
  const key = randomUUID();
  // The order stands in the transaction already; what it counts to budgets waits for somebody else's lock.
  const died = await db.transaction(async (tx) => {
    await tx.sql`lock table approval_spending in share mode`;
    const asked = ask(mall, company.approver.token, '/api/approval/Approve', payload, key).then(
      () => 'answered',
      () => 'died',
    );
    await untilBlocked(db);
    mall.child.kill('SIGKILL');
    return asked;
  });
  mall.end();
  expect([died, await request(id)]).toEqual(['died', { status: 'submitted', orders: 0, isKept: true }]);
  expect(await ask(malls[0], company.approver.token, '/api/approval/Approve', payload, key)).toBe('done');
  expect(await ask(malls[1], company.approver.token, '/api/approval/Approve', payload, key)).toBe('done');
  expect([await request(id), await placedIn(company.boss.kp.customerId)]).toEqual([{ status: 'approved', orders: 1, isKept: false }, 1]);
});

test('after all that what is reserved is what requests keep and orders wait for', async () => {
  expect(await ledgerFaults(db)).toEqual([]);
});
