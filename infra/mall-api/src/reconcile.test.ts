import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { shanghaiDate } from '@mall/domain/time';
import { cashierBooks } from './adapters/payment/cashier-statement.repository.ts';
import { embeddedUnionPay } from './adapters/union-pay/embedded-union-pay.ts';
import { embeddedWechatPay } from './adapters/wechat-pay/embedded-wechat-pay.ts';
import { refundService } from './modules/payment/refund.service.ts';
import { noticeService } from './processes/cashier/index.ts';
import { cancelOrderService, orderSubject, payOrderService } from './processes/order-desk/index.ts';
import { reconcileCodes, reconcileCommand } from './reconcile-command.ts';
import { aBuyer } from './testing/a-buyer.ts';
import { aSku } from './testing/a-sku.ts';
import { testingDatabase } from './testing/testing-database.ts';

const db = await testingDatabase();
const books = cashierBooks(db);
const cashiers = { unionPay: embeddedUnionPay('s', books), wechatPay: embeddedWechatPay('s', '', books) };
const env = { DATABASE_URL: db.url };
const today = shanghaiDate(new Date().toISOString());
const told = () => reconcileCommand([today], env);
let sku = '';
beforeAll(async () => {
  sku = (await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } })).skuNumber;
});

/** An order of so many pieces at 10 yuan that was paid at the cashier; the cashier tells the mall unless it is kept from it. */
async function paid(provider: 'unionPay' | 'wechatPay', quantity: number, { isTold = true } = {}) {
  const buyer = await aBuyer(db);
  const { orderId, orderNumber: number } = await buyer.orders(sku, quantity);
  const { chargeId, amountFen: amount } = await payOrderService(db).charge(buyer.kp, orderId, 'card', provider);
  const charge = { chargeId, number, amount };
  const cashier = cashiers[provider];
  const transaction = await cashier.take(charge);
  if (isTold) await noticeService(db, cashier, { order: orderSubject }).receive(cashier.notice(charge, 'paid', transaction));
  return { buyer, orderId, transaction };
}

test('books that agree are said to, provider by provider, refunds and money taken in vain among them', async () => {
  await paid('unionPay', 1);
  const { buyer, orderId } = await paid('wechatPay', 2);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
  const late = await paid('unionPay', 3, { isTold: false });
  const [charge] = await db.sql<{ id: string }[]>`select id from payment_charge where order_id = ${late.orderId}`;
  await cancelOrderService(db).cancel(late.buyer.kp.customerId, late.orderId, '');
  const notice = cashiers.unionPay.notice({ chargeId: charge!.id, number: '', amount: yuan(30) }, 'paid', late.transaction);
  await expect(noticeService(db, cashiers.unionPay, { order: orderSubject }).receive(notice)).rejects.toMatchObject({
    details: { outcome: 'late' },
  });
  expect(await refundService(db).send(cashiers)).toEqual({ sent: 2, failures: [] });
  expect(await told()).toEqual({
    code: reconcileCodes.agrees,
    text: `unionPay ${today}: 2 payments ¥40.00, 1 refunds ¥30.00: agrees\nwechatPay ${today}: 1 payments ¥20.00, 1 refunds ¥20.00: agrees`,
  });
});

test('every planted difference is listed: missing here, missing there, another amount, refunds', async () => {
  const unheard = await paid('unionPay', 1, { isTold: false });
  const lost = await paid('unionPay', 2);
  await db.sql`delete from cashier_statement where transaction_id = ${lost.transaction}`;
  const other = await paid('wechatPay', 3);
  await db.sql`update cashier_statement set amount = amount - 1 where transaction_id = ${other.transaction}`;
  await cashiers.wechatPay.refund({ refundId: 'nobody-asked', transactionId: other.transaction, amount: 5, paid: 5 });
  const { buyer, orderId, transaction } = await paid('unionPay', 4);
  await cancelOrderService(db).cancel(buyer.kp.customerId, orderId, '');
  await refundService(db).send(cashiers);
  await db.sql`delete from cashier_statement where kind = 'refund' and transaction_id = ${transaction}`;
  const { code, text } = await told();
  expect(code).toBe(reconcileCodes.differs);
  const lines = text.split('\n').filter((line) => line.startsWith('  '));
  expect(lines).toHaveLength(5);
  for (const [cause, kind, id, amounts] of [
    ['missing here', 'payment', unheard.transaction, 'there ¥10.00\there -'],
    ['missing there', 'payment', lost.transaction, 'there -\there ¥20.00'],
    ['another amount', 'payment', other.transaction, 'there ¥29.99\there ¥30.00'],
    ['missing here', 'refund', other.transaction, 'there ¥0.05\there -'],
    ['missing there', 'refund', transaction, 'there -\there ¥40.00'],
  ] as const)
    expect(lines.some((line) => line.startsWith(`  ${cause}\t${kind}\t${id}\t`) && line.endsWith(amounts))).toBe(true);
});

test('the program says so by its exit code; a day that is none is wrong usage', async () => {
  const run = (day: string) =>
    new Promise<number>((resolve) => {
      const child = execFile(process.execPath, [join(import.meta.dirname, 'reconcile.ts'), day], { env: { ...process.env, ...env } });
      child.once('exit', (code) => resolve(code ?? -1));
    });
  expect(await run(today)).toBe(reconcileCodes.differs);
  expect(await run('2020-01-01')).toBe(reconcileCodes.agrees);
  for (const day of ['2026-02-30', 'yesterday', '9999-01-01']) expect(await run(day)).toBe(reconcileCodes.usage);
});
