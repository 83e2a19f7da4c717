import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { CallContract } from '@mall/api-contract';
import { kpRights, usualRights } from '@mall/domain/account';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { readSettings } from '../../settings.ts';
import { aColleague } from '../../testing/a-colleague.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { anOperator } from '../../testing/an-operator.ts';
import { aFullCompany, mark } from '../../testing/authorisation/a-full-company.ts';
import { everyCall, refusalOf } from '../../testing/authorisation/calls.ts';
import { everybodys, idsOf, namesOne } from '../../testing/authorisation/ids-of.ts';
import { rowsOf } from '../../testing/authorisation/rows-of.ts';
import { verdictOf } from '../../testing/authorisation/verdict.ts';
import { embedded, testingInstallationKey } from '../../testing/embedded.ts';
import { inputOf, likely } from '../../testing/fuzz/likely.ts';
import type { Known, Schema } from '../../testing/fuzz/plausible.ts';
import { sendCall } from '../../testing/fuzz/send-call.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const folder = await mkdtemp(join(tmpdir(), 'foreign-'));
const jobs = recordedJobs();
const settings = readSettings({ ...embedded, MALL_FILES: folder });
const app = await buildApp({ db, settings, jobs, sms: smsOutbox(), installationKey: testingInstallationKey });
await app.ready();
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

const ofBuyers = everyCall.filter(({ access }) => access === 'login' || access === 'public' || access === 'operator');
let full: Awaited<ReturnType<typeof aFullCompany>>;
let known: Known;
beforeAll(async () => {
  full = await aFullCompany({ db, app, jobs, folder });
  const goods = Object.fromEntries(['sku', 'skuNumber', 'skuNumbers'].map((name) => [name, [full.sku]]));
  known = { ...goods, ...(await idsOf(db, full.kp.customerId)) };
});

function* namesIn(schema: Schema, name = ''): Generator<string> {
  if (['string', 'integer'].includes(schema.type ?? '') && name) yield name;
  for (const one of schema.anyOf ?? []) yield* namesIn(one, name);
  if (schema.items) yield* namesIn(schema.items, name);
  for (const [key, one] of Object.entries(schema.properties ?? {})) yield* namesIn(one, key);
}

test('every field of a call that names one thing of a company is known to this test', () => {
  const names = new Set(ofBuyers.flatMap((call) => [...namesIn(inputOf(call))]));
  const unknown = [...names].filter((name) => namesOne.test(name) && !everybodys.has(name) && (known[name] ?? []).length === 0);
  expect(unknown).toEqual([]);
});

/** What reads pictures and lists, opens a signed name, or asks for a kind of paper, a package or a state besides. */
const wantsMore =
  /^\/api\/(ocr\/|checkout\/CheckPrice|inquiryTableIdentify\/|shoppingCart\/MatchQuickOrder|download\/DownloadOssFile|common\/GetPdfUrl|order\/(GetAfterSaleReceiveAddress|PrintDeliveryNote))/;

test('the company’s own manager, asking the same, reads of it: the ids are of what the calls are about', async () => {
  const reads = ofBuyers.filter(({ access, effect }) => access === 'login' && effect === 'read');
  const silent: string[] = [];
  for (const call of reads) {
    const answers = await Promise.all(likely(call, known).map((input) => sendCall(app, call, input, { token: full.token })));
    expect(answers.filter(({ statusCode }) => statusCode >= 500).map(({ body }) => [call.path, body])).toEqual([]);
    if (!answers.some((answer) => answer.statusCode === 200 && refusalOf(answer) === '')) silent.push(call.path);
  }
  expect(silent.filter((path) => !wantsMore.test(path))).toEqual([]);
});

describe('another company’s things aren’t there, whoever asks for them by their ids: nothing of it is told, nothing of it changes (rule errors 7)', () => {
  const strangers = ['visitor', 'manager', 'person', 'staff in the account'] as const;
  test.each(strangers)(
    '%s',
    async (who) => {
      const other = await aRichBuyer(db, { balance: 100_000_000, limit: 100_000_000 });
      const person = await aColleague(db, other.kp);
      const [session, kind] = {
        visitor: [undefined, { headers: {} }] as const,
        manager: [{ kpId: other.kp.kpId }, { headers: {}, rights: kpRights }] as const,
        person: [{ kpId: person.kp.kpId }, { headers: {}, rights: usualRights }] as const,
        'staff in the account': [
          { kpId: other.kp.kpId, operatorId: (await anOperator(db, ['sales'])).id },
          { headers: {}, rights: kpRights, isSimulated: true, isOperator: true },
        ] as const,
      }[who];
      const open = async (): Promise<Record<string, string>> =>
        session ? { token: await sessionService(db).open(session, { ip: '127.0.0.1', userAgent: 'test' }) } : {};
      const before = await rowsOf(db, full.kp.customerId);
      const told: unknown[] = [];
      let headers = await open();
      const ask = async (call: CallContract, input: object) => {
        let answer = await sendCall(app, call, input, headers);
        // What a call ended, the next has again.
        if (session && refusalOf(answer) === 'NOT_SIGNED_IN') {
          headers = await open();
          answer = await sendCall(app, call, input, headers);
        }
        if (answer.statusCode >= 500 || answer.body.includes(mark))
          told.push([call.path, input, answer.statusCode, answer.body.slice(0, 300)]);
      };
      for (const call of ofBuyers.filter((one) => verdictOf(one, kind) === undefined)) {
        const inputs = likely(call, known);
        if (call.effect === 'read') await Promise.all(inputs.map((input) => ask(call, input)));
        else for (const input of inputs) await ask(call, input);
      }
      expect(told).toEqual([]);
      expect(await rowsOf(db, full.kp.customerId)).toEqual(before);
    },
    240_000,
  );
});
