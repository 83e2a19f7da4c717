import { mock } from 'node:test';
import { afterAll, expect, test } from '@jest/globals';
import { aMall } from '../../testing/a-mall.ts';
import { anOperator, aStaffKey } from '../../testing/an-operator.ts';
import { testingDatabase } from '../../testing/testing-database.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

test('a role that is taken away, an account that is disabled and a key that is ended elsewhere count after three seconds', async () => {
  const [operator, other, key] = await Promise.all([anOperator(db, ['finance']), anOperator(db, ['finance']), aStaffKey(db, ['finance'])]);
  const ways: Record<string, string>[] = [{ token: operator.token }, { token: other.token }, { authorization: `Bearer ${key.secret}` }];
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
