import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { balanceService } from '../../modules/account/balance.service.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aCompany } from '../../testing/a-company.ts';
import { aRuledCompany } from '../../testing/a-ruled-company.ts';
import { type AServedMall, aServedMall } from '../../testing/a-served-mall.ts';
import { aSku } from '../../testing/a-sku.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const malls: AServedMall[] = [];
const aMall = async () => {
  const mall = await aServedMall(db.url);
  malls.push(mall);
  return mall;
};
afterAll(() => {
  for (const mall of malls) mall.end();
});

const ask = async (mall: AServedMall, { path, payload, token, key }: Story): Promise<string> => {
  let told = await mall.ask(path, { payload, token, key });
  while (told.status === 503 || told.status === 429) told = await mall.ask(path, { payload, token, key });
  return told.answer.code === 0 ? 'done' : told.answer.reason;
};
const n = async (rows: PromiseLike<readonly { n: number }[]>) => (await rows)[0]!.n;
const blocked = async () =>
  n(db.sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`);

interface Story {
  path: string;
  payload: object;
  token: string;
  key: string;
  /** What of it is there. */
  effect(): Promise<unknown>;
  before: unknown;
  after: unknown;
}

/** Each of a company of its own; its first row is written when the lock of a later one holds it up. */
async function stories(): Promise<Record<string, Story>> {
  const usual = { contactName: '孙工', department: '设备部', isManager: false };
  const [inviting, changing, disabling, charging, confirming, approved] = [
    await aCompany(db),
    await aCompany(db),
    await aCompany(db),
    await aCompany(db),
    await aCompany(db),
    await aRuledCompany(db),
  ];
  const [changed, disabled] = [await aColleague(db, changing.kp), await aColleague(db, disabling.kp)];
  const { id: operator, token: finance } = await anOperator(db, ['finance']);
  const { skuNumber } = await aSku(db, { listPrice: yuan(10), stock: { 1: 100 } });
  const rejected = await approved.submits(skuNumber, 4);
  const topUp = 'k'.repeat(26);
  await db.sql`insert into balance_top_up (id, customer_id, kp_id, amount, method, remark)
    values (${topUp}, ${confirming.kp.customerId}, ${confirming.kp.kpId}, ${yuan(300)}, 'transfer', '充值')`;
  const events = (customerId: number) => n(db.sql`select count(*)::int as n from company_event where customer_id = ${customerId}`);
  const story = (path: string, payload: object, token: string, effect: Story['effect'], before: unknown, after: unknown): Story => ({
    ...{ path: `/api/${path}`, payload, token, key: randomUUID(), effect, before, after },
  });
  return {
    'an invitation, its event and the job that sends it': story(
      'customer/SaveKp',
      { ...usual, rights: [], cellPhone: '13612349911' },
      inviting.token,
      async () => [
        await n(db.sql`select count(*)::int as n from kp_invitation where customer_id = ${inviting.kp.customerId}`),
        await events(inviting.kp.customerId),
      ],
      [0, 0],
      [1, 1],
    ),
    'rights and their event': story(
      'customer/SaveKp',
      { id: changed.kp.kpId, ...usual, rights: [] },
      changing.token,
      async () => [
        (await db.sql`select contact_name from kp where id = ${changed.kp.kpId}`)[0]!.contactName,
        await events(changing.kp.customerId),
      ],
      ['小张', 0],
      ['孙工', 1],
    ),
    'disabling and the end of the sessions': story(
      'customer/SetKpStatus',
      { id: disabled.kp.kpId, status: 'disabled' },
      disabling.token,
      async () => [
        (await db.sql`select is_enabled from kp where id = ${disabled.kp.kpId}`)[0]!.isEnabled,
        await n(db.sql`select count(*)::int as n from session where kp_id = ${disabled.kp.kpId}`),
      ],
      [true, 1],
      [false, 0],
    ),
    'a top-up and its charge': story(
      'customer/TopUpBalance',
      { amountFen: yuan(70), provider: 'unionPay' },
      charging.token,
      async () => [
        await n(db.sql`select count(*)::int as n from balance_top_up where customer_id = ${charging.kp.customerId}`),
        await n(db.sql`select count(*)::int as n from payment_charge c join balance_top_up t on t.id = c.subject_id
          where t.customer_id = ${charging.kp.customerId}`),
      ],
      [0, 0],
      [1, 1],
    ),
    'a transfer, the balance and the act of who confirmed it': story(
      'staff/ConfirmTopUp',
      { id: topUp, amountFen: yuan(300), bankReference: 'B-killed', why: '已到账' },
      finance,
      async () => [
        (await balanceService(db).state(confirming.kp.customerId)).amount,
        await n(db.sql`select count(*)::int as n from staff_act where operator_id = ${operator}`),
      ],
      [0, 0],
      [yuan(300), 1],
    ),
    'a rejected request and the stock it kept': story(
      'approval/RejectApproval',
      { id: rejected, words: '用库里的' },
      approved.approver.token,
      async () => [
        (await db.sql`select status from approval_request where id = ${rejected}`)[0]!.status,
        await n(db.sql`select sum(reserved)::int as n from stock k join sku s on s.id = k.sku_id where s.sku_number = ${skuNumber}`),
      ],
      ['submitted', 4],
      ['rejected', 0],
    ),
  };
}

test('an API that is killed between what it writes has written nothing; the same again does it once (rules account 28–46; approval 19)', async () => {
  const all = await stories();
  const effects = async () =>
    Object.fromEntries(await Promise.all(Object.entries(all).map(async ([what, { effect }]) => [what, await effect()] as const)));
  const expected = (which: 'before' | 'after') => Object.fromEntries(Object.entries(all).map(([what, story]) => [what, story[which]]));
  expect(await effects()).toEqual(expected('before'));
  const [victim, other] = [await aMall(), await aMall()];
  const told = await db.transaction(async (tx) => {
    await tx.sql`lock table company_event, payment_charge, customer_balance_record, notification in share mode`;
    const asked = Object.values(all).map((story) =>
      // Without a key, which would surround each call with a transaction of its own.
      ask(victim, { ...story, key: '' }).then(
        (answer) => answer,
        () => 'died',
      ),
    );
    while ((await blocked()) < asked.length);
    victim.child.kill('SIGKILL');
    return Promise.all(asked);
  });
  victim.end();
  expect(new Set(told)).toEqual(new Set(['died']));
  expect(await effects()).toEqual(expected('before'));
  // Asked again as a browser does, with one key however often.
  for (const _ of [1, 2]) {
    const answers = await Promise.all(Object.values(all).map((story) => ask(other, story)));
    expect(answers).toEqual(Object.values(all).map(() => 'done'));
    expect(await effects()).toEqual(expected('after'));
  }
  expect(await ledgerFaults(db)).toEqual([]);
});
