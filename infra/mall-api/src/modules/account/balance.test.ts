import { expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { testingDatabase } from '../../testing/testing-database.ts';
import { balanceService } from './balance.service.ts';
import { hashPassword, isPassword } from './password.ts';

const db = await testingDatabase();
const balance = balanceService(db);
await db.sql`insert into customer (id, name) values (1, '上海启衡机械有限公司')`;
await balance.putIn(1, yuan(100), 'deposit', 'first');
await db.sql`update customer_balance set password_hash = ${await hashPassword('135790')} where customer_id = 1`;

test('twenty payments of ten yuan at once take exactly what is there', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 20 }, (_, i) => balance.take(1, yuan(10), `order-${i}`)));
  expect(outcomes.filter((one) => one.status === 'fulfilled')).toHaveLength(10);
  expect((await balance.state(1)).amount).toBe(0);
});

test('the same payment or refund twice moves money once', async () => {
  await Promise.all([balance.putIn(1, yuan(10), 'refund', 'order-1'), balance.putIn(1, yuan(10), 'refund', 'order-1')]);
  expect((await balance.state(1)).amount).toBe(yuan(10));
  await balance.take(1, yuan(4), 'again');
  await balance.take(1, yuan(4), 'again');
  expect(await balance.view(1)).toEqual({ balanceFen: 600, balanceAmount: '6.00', freePaymentLimitFen: 0, hasPaymentPassword: true });
});

const check = async (password: string) => balance.judgePaymentPassword(1, await balance.tryPaymentPassword(1, password));

test('of fifty wrong payment passwords at once five count and lock it, and the right one is refused then', async () => {
  await check('135790');
  const wrong = await Promise.allSettled(Array.from({ length: 50 }, () => check('000000')));
  const reasons = wrong.map((one) => (one.status === 'rejected' ? one.reason.reason : 'ok'));
  expect(reasons.filter((reason) => reason === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(4);
  expect(reasons.filter((reason) => reason === 'PAYMENT_PASSWORD_LOCKED').length).toBeGreaterThan(0);
  expect(reasons).not.toContain('ok');
  expect(await db.sql`select password_failures from customer_balance where customer_id = 1`).toEqual([{ passwordFailures: 5 }]);
  await expect(check('135790')).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_LOCKED' });
});

test('what was tried against another password, or before a lock, counts for nothing', async () => {
  await db.sql`update customer_balance set password_failures = 0, locked_until = null where customer_id = 1`;
  const tried = await balance.tryPaymentPassword(1, '135790');
  await db.sql`update customer_balance set password_hash = ${await hashPassword('246801')} where customer_id = 1`;
  await expect(balance.judgePaymentPassword(1, tried)).rejects.toMatchObject({ reason: 'SERVICE_UNAVAILABLE' });
  const right = await balance.tryPaymentPassword(1, '246801');
  for (let i = 0; i < 5; i += 1) await check('000000').catch(() => {});
  await expect(balance.judgePaymentPassword(1, right)).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_LOCKED' });
});

test('a password is told from another, and nobody has none', async () => {
  const hash = await hashPassword('Mall2026!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('Mall2026!', hash)).toBe(true);
  expect(await isPassword('Mall2026', hash)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});
