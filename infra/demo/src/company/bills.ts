import { mergedQuantity } from '@mall/domain/cart';
import { lastClosingDay } from '@mall/domain/credit-bill';
import { yuan } from '@mall/domain/money';
import { addDays, compactDate, shanghaiDate } from '@mall/domain/time';
import type { PoolDatabase } from '@mall/mall-api/filling';
import {
  billClock,
  billMoves,
  cartService,
  checkoutService,
  closeBill,
  confirmOrder,
  creditBillService,
  creditService,
  disputeDesk,
  orderService,
  payBillService,
  payOrderService,
  shipOrder,
  signPackageService,
} from '@mall/mall-api/trading';
import { backdate } from './backdate.ts';
import { backdateBill } from './backdate-bill.ts';
import { demoPaymentPassword } from './people.ts';

type Person = { kpId: number; customerId: number; isManager: boolean; operatorId: undefined };
const manager: Person = { kpId: 1, customerId: 1, isManager: true, operatorId: undefined };
/** Of a company that didn't pay: its account is 30. */
const late: Person = { kpId: 6, customerId: 3, isManager: true, operatorId: undefined };
const shanghai = 10009;
const months = 12;
/** Until then nothing of the company to play with falls due: it goes on buying on account. */
const dueInDays = 20;

/** The closing day so many months before the last one. */
function closedMonthsAgo(count: number): string {
  const [year, month] = lastClosingDay(new Date().toISOString()).split('-').map(Number);
  return new Date(Date.UTC(year!, month! - 1 - count, 25)).toISOString().slice(0, 10);
}

/**
 * Twelve months of bills of the company to play with, in every state but overdue, and an overdue one of another company: ordered, shipped, closed, disputed and
 * paid the way people do, and then moved into the past.
 */
export async function seedBills(db: PoolDatabase): Promise<void> {
  const skus = await db.sql<{ skuNumber: string; minOrderQty: number; stepValue: number }[]>`
    select s.sku_number, s.min_order_qty, s.step_value from (select * from sku where is_active and not is_black_card order by sales desc, id limit 600) s
    join product p on p.id = s.product_id
    where not p.is_non_standard and not s.is_inquiry_price and not s.is_short_supply and s.list_price * s.min_order_qty between 200 and 30000
      and (select sum(k.on_hand - k.reserved) from stock k where k.sku_id = s.id) >= 40 * s.min_order_qty
    order by s.sales desc, s.id limit 6`;
  if (skus.length < 2) return;
  const [told] = await db.sql<{ last: number }[]>`select coalesce(max(id), 0)::int as last from notification`;
  /** An order on account of two lines, delivered some days before a period closed, and the bill that it made. */
  const bill = async (person: Person, ago: number): Promise<string | undefined> => {
    const day = closedMonthsAgo(ago);
    const lines = [skus[ago % skus.length]!, skus[(ago + 1) % skus.length]!];
    const id = await orderOnAccount(
      db,
      person,
      lines.map((sku) => ({ skuNumber: sku.skuNumber, quantity: mergedQuantity(0, sku.minOrderQty * 2, sku) })),
    );
    const { id: parcel } = await shipOrder(db, id, { carrier: '德邦快递', trackingNumber: `DPK36${compactDate(new Date(day))}${ago}` });
    await signPackageService(db).sign(parcel, person.customerId);
    const today = shanghaiDate(new Date().toISOString());
    await backdate(db, id, Math.round((Date.parse(today) - Date.parse(addDays(day, -8))) / 86_400_000));
    return closeBill(db, person.customerId, day, new Date().toISOString());
  };
  const confirm = (person: Person, id: string) => billMoves(db).confirm(person, id);
  const payPart = async (id: string, share: number) => {
    const { amount, billNumber } = await creditBillService(db).read(id);
    await payBillService(db).receiveTransfer(id, Math.max(1, Math.floor(amount * share)), `示例 ${billNumber}`);
  };
  const dispute = async (person: Person, id: string, reason: string): Promise<number> => {
    const item = (await creditBillService(db).items(id)).find(({ kind }) => kind === 'goods')!;
    await billMoves(db).dispute(person, id, [{ itemId: item.id, reason }]);
    return item.id;
  };

  for (let ago = months - 1; ago >= 0; ago -= 1) {
    const id = await bill(manager, ago);
    if (!id) continue;
    if (ago === 1) await dispute(manager, id, '到货少一件，请核对签收单');
    if (ago === 6) await disputeDesk(db).adjust(await dispute(manager, id, '单价与合同不符'), 100, '按合同单价调整');
    if (ago >= 2) {
      await confirm(manager, id);
      await billMoves(db).receiveAll(manager, id);
    }
    if (ago >= 3) await payPart(id, ago === 3 ? 0.4 : 1);
    await backdateBill(
      db,
      id,
      addDays(closedMonthsAgo(ago), 1),
      ago < 4 ? addDays(shanghaiDate(new Date().toISOString()), dueInDays) : undefined,
    );
  }

  await creditService(db).approve(late.customerId, yuan(20_000));
  const id = await bill(late, 2);
  if (!id) return;
  await confirm(late, id);
  await backdateBill(db, id, addDays(closedMonthsAgo(2), 1));
  await billClock(db).fallDue();
  // What they were told of in a year that never was is read, and sent to nobody.
  await db.sql`update notification set read_at = created_at, sms = 'none', mail = 'none' where id > ${told!.last}`;
}

async function orderOnAccount(db: PoolDatabase, kp: Person, lines: readonly { skuNumber: string; quantity: number }[]): Promise<string> {
  const viewer = { kp, provinceId: shanghai };
  const cart = cartService(db);
  for (const line of lines)
    await cart.add(viewer, { ...line, selectedAttributes: '', requestId: '', requestTypeId: 2, resultDigits: '', inquiryId: 0 });
  const page = await checkoutService(db).confirm(viewer, { cartOf: kp.kpId });
  const { orderId } = await confirmOrder(db, viewer, {
    ...{ priceToken: page.priceToken, addressId: page.selectedAddressId, invoiceId: page.selectedInvoiceId },
    ...{ paymentMethod: 'credit', remark: '', projectNumber: '' },
  });
  if ((await orderService(db).peek(orderId)).paidAt === null) {
    const payment = payOrderService(db);
    await payment.payByCreditPassword(kp, orderId, await payment.tryPassword(kp, orderId, demoPaymentPassword));
  }
  return orderId;
}
