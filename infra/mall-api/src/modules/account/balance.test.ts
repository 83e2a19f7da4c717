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

test('five wrong payment passwords at once lock it, and the right one is refused then', async () => {
  await balance.checkPaymentPassword(1, '135790');
  const wrong = await Promise.allSettled(Array.from({ length: 7 }, () => balance.checkPaymentPassword(1, '000000')));
  const reasons = wrong.map((one) => (one.status === 'rejected' ? one.reason.reason : 'ok'));
  expect(reasons.filter((reason) => reason === 'PAYMENT_PASSWORD_WRONG')).toHaveLength(4);
  expect(reasons.filter((reason) => reason === 'PAYMENT_PASSWORD_LOCKED')).toHaveLength(3);
  await expect(balance.checkPaymentPassword(1, '135790')).rejects.toMatchObject({ reason: 'PAYMENT_PASSWORD_LOCKED' });
});

test('a password is told from another, and nobody has none', async () => {
  const hash = await hashPassword('Mall2026!');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await isPassword('Mall2026!', hash)).toBe(true);
  expect(await isPassword('Mall2026', hash)).toBe(false);
  expect(await isPassword('', null)).toBe(false);
});
