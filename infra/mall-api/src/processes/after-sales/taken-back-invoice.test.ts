import { afterAll, expect, test } from '@jest/globals';
import { yuan } from '@mall/domain/money';
import { invoiceTitleService } from '../../modules/account/invoice-title.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import { aMall } from '../../testing/a-mall.ts';
import { aPlayedIssuer, someInvoiceFiles } from '../../testing/a-played-issuer.ts';
import { aRichBuyer } from '../../testing/a-rich-buyer.ts';
import { aSku } from '../../testing/a-sku.ts';
import { ledgerFaults } from '../../testing/ledgers.ts';
import { testingDatabase } from '../../testing/testing-database.ts';
import { confirmOrder } from '../checkout/confirm-order.service.ts';
import { issueWaiting } from '../invoicing/index.ts';
import { payOrderService, shipOrder, signPackageService } from '../order-desk/index.ts';
import { timelineOf } from '../order-desk/order-timeline.ts';
import { deskMoves } from './desk-moves.ts';
import { settleReturn } from './settle-return.ts';

const db = await testingDatabase();
const app = await aMall(db);
afterAll(() => app.close());

test('what a return gives back is taken back from the order’s invoice, once, with a red one (rules after-sales 9; invoice 5)', async () => {
  const issuing = { issuing: aPlayedIssuer(), invoiceFiles: someInvoiceFiles() };
  const buyer = await aRichBuyer(db, { balance: yuan(5000) });
  const sku = await aSku(db, { listPrice: yuan(10), stock: { 1: 1000 } });
  const title = await invoiceTitleService(db).save(buyer.kp.customerId, { type: 1, title: '甲公司', taxNumber: '91310000MA1K40000X' });
  await buyer.wants(sku.skuNumber, 5);
  const { orderId } = await confirmOrder(db, buyer.viewer, await buyer.confirms({ invoiceId: title.id }));
  await payOrderService(db).payByBalance(buyer.kp, orderId);
  const parcel = await shipOrder(db, orderId, {});
  await signPackageService(db).sign(parcel.id, buyer.kp.customerId);
  expect(await issueWaiting(db, issuing)).toMatchObject({ issued: 1 });

  const [item] = await orderService(db).items(orderId);
  const { body: opened } = (
    await app.inject({
      method: 'POST',
      url: '/api/order/CreateAfterSalesRequest',
      headers: { token: buyer.token },
      payload: {
        orderId,
        kind: 'refundOnly',
        reason: 'missing',
        description: '少了两件',
        proofs: [],
        lines: [{ orderItemId: item!.id, quantity: 2 }],
      },
    })
  ).json();
  await deskMoves(db).approve(opened.id);
  const settled = await Promise.allSettled([settleReturn(db, opened.id), settleReturn(db, opened.id)]);
  expect(settled.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await issueWaiting(db, issuing);
  const amounts = await db.sql`
    select v.amount from invoice v where exists (select from invoice_line l where l.invoice_id = v.id and l.order_id = ${orderId}) order by v.seq`;
  expect(amounts.map(({ amount }) => amount)).toEqual([yuan(50), -yuan(20)]);
  expect(await ledgerFaults(db)).toEqual([]);

  const { entries } = await timelineOf(db, buyer.kp.customerId, orderId);
  const told = entries.map(({ title }) => title).filter((title) => /票|红冲|售后|退款/.test(title));
  expect(told.toSorted()).toEqual(['售后 仅退款', '售后 仅退款', '售后 仅退款', '已开票', '已红冲', '已退款'].toSorted());
});
