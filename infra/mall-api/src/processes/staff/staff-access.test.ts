import { mock } from 'node:test';
import { afterAll, describe, expect, test } from '@jest/globals';
import { contract } from '@mall/api-contract';
import { mayAct, type StaffRole, staffRoleNames } from '@mall/domain/staff';
import { smsOutbox } from '../../adapters/sms.ts';
import { buildApp } from '../../app.ts';
import { recordedJobs } from '../../jobs/jobs.ts';
import { sessionService } from '../../modules/account/session.service.ts';
import { operatorRepository } from '../../modules/operator/operator.repository.ts';
import { staffKeyService } from '../../modules/operator/staff-key.service.ts';
import { tickets } from '../../modules/operator/tickets.ts';
import { readSettings } from '../../settings.ts';
import { aCompany } from '../../testing/a-company.ts';
import { anOperator, aStaffKey } from '../../testing/an-operator.ts';
import { testingInstallationKey } from '../../testing/embedded.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
// As a production has it: no console.
const settings = { ...readSettings({ MALL_ADAPTERS: 'embedded', MALL_CONSOLE: 'off' }), isDevelopment: false };
const app = await buildApp({ db, settings, jobs: recordedJobs(), sms: smsOutbox(), installationKey: testingInstallationKey });
afterAll(() => app.close());

const calls = Object.values(contract)
  .flatMap((noun) => Object.values(noun))
  .filter(({ access }) => access === 'staff')
  .map((call) => ({ path: call.path, method: call.method, roles: 'roles' in call ? (call.roles as readonly StaffRole[]) : [] }));
type Headers = Record<string, string>;
const ask = async ({ path, method }: (typeof calls)[number], headers: Headers): Promise<string> =>
  (await app.inject({ method, url: path, headers, ...(method === 'POST' ? { payload: { nonsense: true } } : {}) })).json().reason ??
  'served';
/** Let in is who gets as far as what is wrong with the input. */
const isIn = (reason: string) => ['BAD_REQUEST', 'served'].includes(reason);

const company = await aCompany(db);
const allRoles = Object.keys(staffRoleNames) as StaffRole[];
const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const from = { ip: '127.0.0.1', userAgent: 'test' };

const shutOut: Record<string, Headers> = {};
shutOut.visitor = {};
shutOut.buyer = { token: company.token };
const everything = await anOperator(db, ['administrator']);
shutOut['simulated session'] = { token: await sessionService(db).open({ operatorId: everything.id, kpId: company.kp.kpId }, from) };
shutOut['operator without the second step'] = { token: await sessionService(db).open({ operatorId: everything.id }, from) };
const half = await tickets(db).give((await operatorRepository(db).byId(everything.id))!);
shutOut['half signed-in'] = { token: half.ticket };
shutOut['half signed-in, as a key'] = bearer(half.ticket);
const [expired, ended, living] = [await aStaffKey(db, allRoles), await aStaffKey(db, allRoles), await aStaffKey(db, allRoles)];
await db.sql`update staff_key set expires_at = now() where id = ${expired.id}`;
await staffKeyService(db).end(ended.id, { requestId: 'test', ip: '' });
shutOut['expired key'] = bearer(expired.secret);
shutOut['ended key'] = bearer(ended.secret);
shutOut['key with another secret'] = bearer(living.secret.replace(/.{5}$/, 'AAAAA'));
shutOut['secret of another key'] = bearer(living.secret.replace(/^mk_\d+/, `mk_${ended.id}`));
shutOut['key as a token'] = { token: living.secret };
shutOut['session as a key'] = bearer(everything.token);
const disabled = await anOperator(db, ['administrator']);
await db.sql`update operator set is_enabled = false where id = ${disabled.id}`;
shutOut['disabled operator'] = { token: disabled.token };
const past = await anOperator(db, ['administrator']);
await db.sql`update session set expires_at = now() where operator_id = ${past.id}`;
shutOut['session that ended'] = { token: past.token };
shutOut['operator without roles'] = { token: (await anOperator(db, [])).token };
shutOut['forged headers'] = { roles: 'administrator', 'x-staff': '1', 'x-operator': '1', operatorid: '1' };

test('there are calls for staff, each names whose it is, and the console has none of them', () => {
  expect(calls.length).toBeGreaterThan(15);
  expect(calls.filter(({ roles }) => roles.length === 0)).toEqual([]);
});

describe('every call for staff', () => {
  test.each(Object.entries(shutOut))('is closed to: %s', async (_who, headers) => {
    const reasons = await Promise.all(calls.map((call) => ask(call, headers)));
    expect(reasons.filter((reason) => reason !== 'NOT_SIGNED_IN' && reason !== 'FORBIDDEN')).toEqual([]);
  });

  test.each(allRoles)('is open to an operator and a key with the role %s where it names the role, and closed where not', async (role) => {
    const ways = [{ token: (await anOperator(db, [role])).token }, bearer((await aStaffKey(db, [role])).secret)];
    for (const headers of ways)
      for (const call of calls) {
        const reason = await ask(call, headers);
        expect([call.path, mayAct([role], call.roles) ? isIn(reason) : reason]).toEqual([
          call.path,
          mayAct([role], call.roles) ? true : 'FORBIDDEN',
        ]);
      }
  });
});

test('a key that comes with somebody’s session is that key, and nobody else', async () => {
  const headers = { ...bearer((await aStaffKey(db, ['finance'])).secret), token: company.token };
  const reasonOf = async (url: string, method: 'GET' | 'POST' = 'GET') => (await app.inject({ method, url, headers })).json().reason;
  expect(await reasonOf('/api/order/GetOrderStatistics', 'POST')).toBe('NOT_SIGNED_IN');
  expect(await reasonOf('/api/operator/GetOperator')).toBe('NOT_SIGNED_IN');
});

test('a role that is taken away, an account that is disabled and a key that is ended elsewhere count after three seconds', async () => {
  const [operator, other, key] = await Promise.all([anOperator(db, ['finance']), anOperator(db, ['finance']), aStaffKey(db, ['finance'])]);
  const ways: Headers[] = [{ token: operator.token }, { token: other.token }, bearer(key.secret)];
  const answers = () =>
    Promise.all(ways.map(async (headers) => (await app.inject({ method: 'POST', url: '/api/staff/ListRefunds', headers })).statusCode));
  mock.timers.enable({ apis: ['Date'], now: Date.now() });
  try {
    expect(await answers()).toEqual([200, 200, 200]);
    // As another process does it: this one hears nothing.
    await db.sql`update operator set roles = '{sales}' where id = ${operator.id}`;
    await db.sql`update operator set is_enabled = false where id = ${other.id}`;
    await db.sql`update staff_key set ended_at = now() where id = ${key.id}`;
    mock.timers.tick(3000);
    expect(await answers()).toEqual([403, 401, 401]);
  } finally {
    mock.timers.reset();
  }
});
