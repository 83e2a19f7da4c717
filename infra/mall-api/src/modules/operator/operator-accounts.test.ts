import { afterAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator, aStaffKey } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

const post = async (call: string, payload: object, token: string) =>
  (await app.inject({ method: 'POST', url: `/api/operator/${call}`, payload, headers: { token } })).json();
const onlyThese = (ids: number[]) => db.sql`update operator set is_enabled = false where id <> all(${ids})`;

test('an administrator adds, changes, disables and resets, and all of it is kept with who and why', async () => {
  const admin = await anOperator(db, ['administrator']);
  const wanted = { account: 'wang.fang', name: '王芳', employeeNo: 'E-9', roles: ['sales', 'finance'] };
  const { body } = await post('AddOperator', { ...wanted, why: '新同事' }, admin.token);
  expect(body).toMatchObject({ operator: { account: 'wang.fang', hasSecondStep: false, isEnabled: true }, password: expect.any(String) });
  expect(body.password).toHaveLength(19);
  const { id } = body.operator;
  expect(await post('AddOperator', wanted, admin.token)).toMatchObject({ reason: 'OPERATOR_TAKEN', details: { field: 'account' } });
  expect(await post('AddOperator', { ...wanted, account: 'wang2' }, admin.token)).toMatchObject({ details: { field: 'employeeNo' } });
  expect((await post('ChangeOperator', { id, roles: ['credit'], name: '王芳芳' }, admin.token)).body).toMatchObject({
    roles: ['credit'],
    name: '王芳芳',
  });
  const again = (await post('ResetOperator', { id }, admin.token)).body.password;
  expect(again).not.toBe(body.password);
  expect((await post('ChangeOperator', { id, isEnabled: false }, admin.token)).body.isEnabled).toBe(false);
  expect((await post('ChangeOperator', { id: 999_999, isEnabled: false }, admin.token)).reason).toBe('NOT_FOUND');
  expect((await post('ListOperators', {}, admin.token)).body.length).toBeGreaterThan(1);
  const acts = await db.sql`select act, operator_id, why from staff_act where subject = 'wang.fang' order by id`;
  expect(acts.map(({ act }) => act)).toEqual(['addOperator', 'changeOperator', 'resetOperator', 'changeOperator']);
  expect(acts[0]).toMatchObject({ operatorId: admin.id, why: '新同事' });
  const [row] = await db.sql`select details::text as details from staff_act where act = 'addOperator' and subject = 'wang.fang'`;
  expect(row!.details).not.toContain(body.password);
});

test('whoever is disabled or reset is out at once', async () => {
  const admin = await anOperator(db, ['administrator']);
  for (const [call, change] of [
    ['ChangeOperator', { isEnabled: false }],
    ['ResetOperator', {}],
  ] as const) {
    const other = await anOperator(db, ['administrator']);
    expect((await post('ListKeys', {}, other.token)).code).toBe(0);
    expect((await post(call, { id: other.id, ...change }, admin.token)).code).toBe(0);
    expect((await post('ListKeys', {}, other.token)).reason).toBe('NOT_SIGNED_IN');
  }
});

test('of administrators who take each other’s role away at the same moment one stays', async () => {
  for (const change of ['disable', 'demote', 'reset']) {
    const admins = await Promise.all(Array.from({ length: 8 }, () => anOperator(db, ['administrator'])));
    await onlyThese(admins.map(({ id }) => id));
    const answers = await Promise.all(
      admins.map(({ token }, index) => {
        const { id } = admins[(index + 1) % admins.length]!;
        if (change === 'reset') return post('ResetOperator', { id }, token);
        return post('ChangeOperator', change === 'disable' ? { id, isEnabled: false } : { id, roles: ['sales'] }, token);
      }),
    );
    expect(
      answers.some(({ reason }) => reason === 'OPERATOR_LAST_ADMINISTRATOR' || reason === 'NOT_SIGNED_IN' || reason === 'FORBIDDEN'),
    ).toBe(true);
    const usable = await db.sql`select 1 from operator
      where is_enabled and 'administrator' = any(roles) and password_expires_at is null and second_step is not null`;
    expect(usable.length).toBeGreaterThanOrEqual(1);
  }
});

test('who is still to sign in is no administrator to count on', async () => {
  const admin = await anOperator(db, ['administrator']);
  await onlyThese([admin.id]);
  await post('AddOperator', { account: 'second.one', name: '二', employeeNo: 'E-22', roles: ['administrator'] }, admin.token);
  expect(await post('ChangeOperator', { id: admin.id, roles: ['sales'] }, admin.token)).toMatchObject({
    reason: 'OPERATOR_LAST_ADMINISTRATOR',
  });
});

test('a key is shown once, kept hashed, counts its last use, and ends at once; there are at most fifty', async () => {
  const admin = await anOperator(db, ['administrator']);
  await db.sql`delete from staff_act`;
  await db.sql`delete from staff_key`;
  const { body } = await post('AddKey', { name: 'ERP', roles: ['warehouse'], days: 30 }, admin.token);
  expect(body.secret).toMatch(/^mk_\d+_[\w-]{43}$/);
  expect(body.key).toMatchObject({ createdBy: '周琳', lastUsedAt: null, endedAt: null });
  const [kept] = await db.sql`select secret_hash from staff_key where id = ${body.key.id}`;
  expect(kept!.secretHash).toHaveLength(32);
  const use = async () =>
    (await app.inject({ method: 'POST', url: '/api/staff/ListQueues', headers: { authorization: `Bearer ${body.secret}` } })).json();
  expect((await use()).code).toBe(0);
  const [used] = (await post('ListKeys', {}, admin.token)).body;
  expect(used.lastUsedAt).toEqual(expect.any(String));
  expect((await post('EndKey', { id: used.id }, admin.token)).body.endedAt).toEqual(expect.any(String));
  expect((await use()).reason).toBe('NOT_SIGNED_IN');
  await Promise.all(Array.from({ length: 44 }, () => aStaffKey(db, ['sales'])));
  const more = await Promise.all(Array.from({ length: 10 }, () => post('AddKey', { name: 'more', roles: ['sales'] }, admin.token)));
  expect(more.filter(({ code }) => code === 0)).toHaveLength(6);
  expect(more.filter(({ reason }) => reason === 'STAFF_KEY_TOO_MANY')).toHaveLength(4);
});
