import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallContract } from '@mall/api-contract';
import { assistantCalls } from '@mall/api-contract/assistant';
import { inquiryCalls } from '@mall/api-contract/inquiry';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { readSettings } from '../../settings.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { anInquiry } from '../../testing/an-inquiry.ts';
import { aFullCompany, oddPrice } from '../../testing/authorisation/a-full-company.ts';
import { amountFinder, oddAmountsIn } from '../../testing/authorisation/amounts.ts';
import { everyCall } from '../../testing/authorisation/calls.ts';
import { idsOf } from '../../testing/authorisation/ids-of.ts';
import { textOfFile } from '../../testing/authorisation/text-of-file.ts';
import { embedded, testingInstallationKey } from '../../testing/embedded.ts';
import { inputOf, likely } from '../../testing/fuzz/likely.ts';
import type { Known } from '../../testing/fuzz/plausible.ts';
import { sendCall } from '../../testing/fuzz/send-call.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const folder = await mkdtemp(join(tmpdir(), 'unseen-'));
const jobs = recordedJobs();
const settings = readSettings({ ...embedded, MALL_FILES: folder });
const app = await buildApp({ db, settings, jobs, sms: smsOutbox(), installationKey: testingInstallationKey });
await app.ready();
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const ofBuyers = everyCall.filter(({ access }) => access === 'login' || access === 'public');
const reads = ofBuyers.filter(({ effect, file }) => effect === 'read' && !file);
const writes = ofBuyers.filter(({ effect, file }) => effect === 'write' && !file);
/** Calls that anybody makes who brings a code, a key, a pass or a token. */
const opening = ofBuyers.flatMap((call) => {
  const named = Object.keys(inputOf(call).properties ?? {}).filter((name) => /^(pass|key|code|token)$/.test(name));
  return call.access === 'public' && call.effect === 'read' ? named.map((name) => [call, name] as const) : [];
});

let full: Awaited<ReturnType<typeof aFullCompany>>;
let known: Known;
/** Which things there are opens nothing. */
let ids: Set<string>;
let amountIn: (text: string) => string | undefined;
/** What the manager is told, by call. */
const ofManager = new Map<string, string>();
beforeAll(async () => {
  full = await aFullCompany({ db, app, jobs, folder });
  const goods = Object.fromEntries(['sku', 'skuNumber', 'skuNumbers', 'Keyword'].map((name) => [name, [full.sku]]));
  const own = await idsOf(db, full.kp.customerId);
  ids = new Set(Object.values(own).flat().map(String));
  known = { ...goods, ...own, code: [full.shortCode] };
  const amounts = new Set<number>([1, 2, 3, 5, 7, 8].map((pieces) => pieces * oddPrice));
  for (const call of reads)
    for (const answer of await Promise.all(likely(call, known).map((input) => sendCall(app, call, input, { token: full.token })))) {
      expect([call.path, answer.statusCode < 500]).toEqual([call.path, true]);
      ofManager.set(call.path, (ofManager.get(call.path) ?? '') + answer.body);
      if (String(answer.headers['content-type']).startsWith('application/json'))
        for (const one of oddAmountsIn(answer.json())) amounts.add(one);
    }
  amountIn = amountFinder(amounts);
}, 240_000);

/** Who asked for a quotation, shared it, and may not see prices any more; signed in anew where a call ended their session. */
async function blind(rights: readonly string[]) {
  const person = await aColleague(db, full.kp);
  const quoted = await anInquiry(db, { viewer: { kp: person.kp, provinceId: 10009 } }, [{ sku: full.sku, quantity: 5 }]);
  const shared = (await sendCall(app, inquiryCalls.shareInquiry, { id: quoted.id }, { token: person.token })).json();
  await db.sql`update kp set rights = ${[...rights]} where id = ${person.kp.kpId}`;
  const open = () => sessionService(db).open({ kpId: person.kp.kpId }, { ip: '127.0.0.1', userAgent: 'test' });
  let token = await open();
  const ask = async (call: CallContract, input: object) => {
    const answer = await sendCall(app, call, input, { token });
    if (!answer.body.includes('"NOT_SIGNED_IN"')) return answer;
    token = await open();
    return sendCall(app, call, input, { token });
  };
  const own: Known = { ...known, id: [...known.id!, quoted.id], inquiryId: [...known.inquiryId!, quoted.id] };
  return { ask, own, quotedId: quoted.id, code: shared.body.shortCode as string };
}
/** All that stands in an answer and may open something: addresses, their last parts, codes. */
const keysIn = (body: string): string[] => [
  ...new Set([...body.matchAll(/[\w.-]{20,200}/g)].map(([word]) => word).filter((word) => !/^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(word))),
];
/** Where a visitor who has found these is told an amount: one key for each call. */
async function opened(keys: readonly string[]): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [call, name] of opening) {
    const [input = {}] = likely(call, known);
    for (const key of keys) {
      const answer = await sendCall(app, call, { ...input, [name]: key });
      if (answer.statusCode !== 200 || !amountIn(await textOfFile(answer.rawPayload))) continue;
      found[call.path] = key;
      break;
    }
  }
  return found;
}

test('who may see prices is told them by these calls, and finds papers of each kind behind what they hand on: the walk below looks where amounts are', async () => {
  const telling = reads.filter(({ path, seePrices }) => seePrices !== undefined && amountIn(ofManager.get(path)!));
  expect(telling.length).toBeGreaterThan(60);
  const keys = [...keysIn([...ofManager.values()].join('\n')), full.shared.key, full.payPage.split('/').at(-1)!];
  expect(Object.keys(await opened(keys)).toSorted()).toEqual([
    ...['/api/download/contract/{pass}', '/api/download/creditBill/{pass}', '/api/download/inquiry/{pass}', '/api/download/invoice/{pass}'],
    ...['/api/download/invoices/{key}', '/api/download/order/{pass}', '/api/inquiry/GetInquiryByShortCode/{code}'],
    ...[
      '/api/inquiry/GetInquiryInfoByInquiryId/{id}',
      '/api/invoice/GetInvoicesByKey/{key}',
      '/api/order/GetOrderByOrderIdWithoutKpForPcPayPage',
    ],
    '/api/order/GetOrderForContract/{id}',
  ]);
}, 240_000);

test('neither a shared inquiry’s code nor its picture is for who may not see prices, nor what the assistant finds', async () => {
  const { ask, quotedId, code } = await blind([]);
  const of = async (answer: ReturnType<typeof ask>) => (await answer).json().body;
  expect(await of(ask(inquiryCalls.getInquiryById, { id: quotedId, needBase64: true }))).toMatchObject({
    ...{ shortCode: '', qrBase64: '', totalText: '***' },
  });
  expect(await of(ask(inquiryCalls.getInquiryByShortCode, { code, needBase64: true }))).toMatchObject({
    ...{ pageUrl: '', qrBase64: '', totalText: '***', totalCapitals: '***' },
  });
  expect((await sendCall(app, inquiryCalls.getInquiryByShortCode, { code })).json().body.pageUrl).toContain(code);
  for (const question of [`${full.sku} 多少钱`, '我的订单', '我的账期还有多少额度', '我的发票']) {
    const { body } = await ask(assistantCalls.chat, { question });
    expect([question, amountIn(body)]).toEqual([question, undefined]);
  }
});

describe('who may not see prices is told no amount, by no call and by nothing that an answer leads to (rule roles 17)', () => {
  test.each([
    ['a person without any right', []],
    ['who manages and sees no price', ['manage']],
  ] as const)(
    '%s',
    async (_who, rights) => {
      const { ask, own } = await blind(rights);
      const told: unknown[] = [];
      const keys = new Set<string>();
      const look = async (call: CallContract, input: object) => {
        const { statusCode, body } = await ask(call, input);
        const amount = amountIn(body);
        if (amount || statusCode >= 500) told.push([call.path, input, amount, statusCode, body.slice(0, 300)]);
        for (const key of keysIn(body)) if (!ids.has(key)) keys.add(key);
      };
      for (const call of reads) await Promise.all(likely(call, own).map((input) => look(call, input)));
      // Before anything they write ends what these open.
      expect(await opened([...keys])).toEqual({});
      keys.clear();
      for (const call of writes) for (const input of likely(call, own)) await look(call, input);
      expect(told).toEqual([]);
      expect(await opened([...keys])).toEqual({});
    },
    240_000,
  );
});
