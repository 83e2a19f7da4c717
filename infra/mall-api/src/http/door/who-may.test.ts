import { afterAll, describe, expect, test } from '@jest/globals';
import { type Reason, refusals } from '@mall/api-contract';
import { aCompany } from '../../testing/a-company.ts';
import { aMall } from '../../testing/a-mall.ts';
import { everyCall, refusalOf } from '../../testing/authorisation/calls.ts';
import { ofCompany, ofTheMall } from '../../testing/authorisation/people.ts';
import { verdictOf, verdicts } from '../../testing/authorisation/verdict.ts';
import { sendCall } from '../../testing/fuzz/send-call.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
// As a production has it: no console.
const app = await aMall(db, {}, { MALL_CONSOLE: 'off' });
afterAll(() => app.close());

const company = await aCompany(db);
const kinds = { ...(await ofCompany(db, company)), ...(await ofTheMall(db, company)) };

test('each call for staff names whose it is, and none is anybody’s', () => {
  const ofStaff = everyCall.filter(({ access }) => access === 'staff');
  expect(ofStaff.length).toBeGreaterThan(100);
  expect(ofStaff.filter(({ roles = [] }) => roles.length === 0).map(({ path }) => path)).toEqual([]);
});

describe('every call of the contract admits and refuses, before its input is looked at, as it declares (rules roles 16; operator 22)', () => {
  test.each(Object.entries(kinds))('%s', async (_what, kind) => {
    const found = await Promise.all(
      everyCall.map(async (call) => {
        // Nobody names such a field: who is let in gets as far as that.
        const answer = await sendCall(app, call, { nonsense: 1 }, kind.headers);
        const said = refusalOf(answer);
        const isSo = (reason: Reason) => said === (call.file ? refusals[reason].message : reason);
        const got = [...verdicts, ...(call.access === 'console' ? (['NOT_FOUND'] as const) : [])].find(isSo);
        return { call: `${call.method} ${call.path}`, got, expected: verdictOf(call, kind), isFault: answer.statusCode >= 500 };
      }),
    );
    expect(found.filter(({ got, expected, isFault }) => got !== expected || isFault)).toEqual([]);
    expect(found.filter(({ expected }) => expected === undefined).length).toBeGreaterThan(100);
  });
});
