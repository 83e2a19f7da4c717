import { mergedQuantity } from '@mall/domain/cart';
import type { PaymentMethod } from '@mall/domain/payment';
import type { PoolDatabase } from '@mall/mall-api/filling';
import {
  balanceService,
  cancelOrderService,
  cartService,
  cashierBooks,
  checkoutService,
  confirmOrder,
  deliveryService,
  embeddedUnionPay,
  invoiceRequests,
  noticeService,
  orderService,
  orderSubject,
  payOrderService,
  shipOrder,
  signPackageService,
} from '@mall/mall-api/trading';
import { backdate } from './backdate.ts';
import { demoPaymentPassword } from './people.ts';

const manager = { kpId: 1, customerId: 1, isManager: true, operatorId: undefined };
const colleague = { kpId: 2, customerId: 1, isManager: false, operatorId: undefined };
const otherCompany = { kpId: 3, customerId: 2, isManager: true, operatorId: undefined };
const shanghai = 10009;
/** What the first order uses (see `coupons.ts`). */
const newcomersCoupon = '新客满20减5';
type Person = typeof manager | typeof colleague;

interface Pick {
  skuNumber: string;
  minOrderQty: number;
  stepValue: number;
}

/**
 * Best sellers that are in stock at a moderate price, one a category, so that the example orders look like a workshop's.
 * @param forMembers what only members of the black card may buy; else none of it
 */
const popularSkus = ({ sql }: PoolDatabase, forMembers: boolean) => sql<Pick[]>`
  select sku_number, min_order_qty, step_value from (
    select distinct on (s.category_id) s.sku_number, s.min_order_qty, s.step_value, s.sales, s.id
    from (select * from sku where is_active and is_black_card = ${forMembers} order by sales desc, id limit 1500) s join product p on p.id = s.product_id
    where s.is_active and not s.is_inquiry_price and not s.is_short_supply and not p.is_non_standard and s.list_price * s.min_order_qty between 200 and 60000
      and s.min_order_qty <= 100 and (select sum(k.on_hand - k.reserved) from stock k where k.sku_id = s.id) >= 20 * s.min_order_qty
    order by s.category_id, s.sales desc, s.id
  ) t order by sales desc, id limit 24`;

/**
 * Orders in every state for the company to play with, made the way buyers and staff make them. Money that they take from the
 * prepaid balance is paid in first, so that the balance stays what it is announced to be.
 * @param onProgress orders made, of how many
 */
export async function seedTrading(db: PoolDatabase, onProgress: (done: number, total: number) => void = () => {}): Promise<void> {
  const [skus, membersSkus] = [await popularSkus(db, false), await popularSkus(db, true)];
  if (skus.length < 3) return;
  let next = 0;
  const some = (count: number, times: number) =>
    Array.from({ length: count }, () => {
      const sku = skus[next++ % skus.length]!;
      return { skuNumber: sku.skuNumber, quantity: mergedQuantity(0, sku.minOrderQty * times, sku) };
    });
  const place = (
    kp: Person,
    paymentMethod: PaymentMethod,
    lines: readonly { skuNumber: string; quantity: number }[],
    remark = '',
    projectNumber = '',
    coupon = '',
  ) => placeOrder(db, kp, paymentMethod, lines, { remark, projectNumber, coupon });
  const delivery = deliveryService(db);
  const payment = payOrderService(db);

  const stories: (() => Promise<unknown>)[] = [
    async () => {
      const id = await place(manager, 'unionPay', some(3, 4), '请随货附质保书', 'QH-2026-031', newcomersCoupon);
      await payByUnionPay(db, id);
      const { id: packageId } = await shipOrder(db, id, { carrier: '顺丰速运', trackingNumber: 'SF1372945068213' });
      await delivery.addTrace(packageId, '快件已到达上海浦东分拨中心', '上海');
      await delivery.deliver(packageId);
      await signPackageService(db).sign(packageId, manager.customerId);
      await backdate(db, id, 21);
    },
    async () => {
      const id = await place(manager, 'credit', some(2, 3), '', 'QH-2026-044');
      await payment.payByCreditPassword(manager, id, await payment.tryPassword(manager, id, demoPaymentPassword));
      const { id: packageId } = await shipOrder(db, id, { carrier: '德邦快递', trackingNumber: 'DPK364510927741' });
      await delivery.addTrace(packageId, '货物已到达上海转运中心', '上海');
      await delivery.addTrace(packageId, '派送员正在派送，请保持电话畅通', '上海');
      await backdate(db, id, 3);
    },
    async () => {
      const id = await place(colleague, 'balance', some(3, 2), '分批到货可以');
      const { payable } = await orderService(db).peek(id);
      await balanceService(db).putIn(1, payable, 'deposit', `example ${id}`);
      await payment.payByBalancePassword(colleague, id, await payment.tryPassword(colleague, id, demoPaymentPassword));
      // The tax office doesn't know this buyer any more: staff see what a refused invoice looks like.
      await db.sql`update sales_order set invoice = ${db.sql.json({ title: '上海启衡旧厂（已注销）', taxNumber: '91310115MA1K4QH88X', typeName: '增值税普通发票' })} where id = ${id}`;
      const [first] = await orderService(db).items(id);
      await shipOrder(db, id, {
        parts: [{ lineId: first!.id, quantity: first!.quantity }],
        carrier: '京东物流',
        trackingNumber: 'JDVA20461837705',
      });
      await backdate(db, id, 2);
    },
    async () => {
      const id = await place(manager, 'cashOnDelivery', some(1, 1), '送货前请电话联系');
      await invoiceRequests(db).hurry(manager.customerId, id, '月底前入账');
    },
    () => place(manager, 'offlineTransfer', some(2, 5), '', 'QH-2026-052'),
    () => place(manager, 'unionPay', some(2, 2)),
    async () => {
      const id = await place(colleague, 'unionPay', some(1, 3));
      await cancelOrderService(db).cancel(1, id, '规格选错了');
      await backdate(db, id, 9);
    },
    async () => {
      if (membersSkus.length === 0) return;
      const lines = membersSkus
        .slice(0, 3)
        .map((sku) => ({ skuNumber: sku.skuNumber, quantity: mergedQuantity(0, sku.minOrderQty * 3, sku) }));
      const id = await place(manager, 'unionPay', lines, '', 'QH-2026-027');
      await payByUnionPay(db, id);
      const { id: packageId } = await shipOrder(db, id, { carrier: '顺丰速运', trackingNumber: 'SF1371550837742' });
      await delivery.deliver(packageId);
      await signPackageService(db).sign(packageId, manager.customerId);
      await backdate(db, id, 33);
    },
    async () => {
      const id = await place(otherCompany, 'unionPay', some(2, 2));
      await payByUnionPay(db, id);
      await invoiceRequests(db).tag(otherCompany.customerId, id);
    },
  ];
  for (const [index, story] of stories.entries()) {
    onProgress(index, stories.length);
    await story();
  }
  onProgress(stories.length, stories.length);
}

async function placeOrder(
  db: PoolDatabase,
  kp: Person,
  paymentMethod: PaymentMethod,
  lines: readonly { skuNumber: string; quantity: number }[],
  { remark, projectNumber, coupon }: { remark: string; projectNumber: string; coupon: string },
): Promise<string> {
  const viewer = { kp, provinceId: shanghai };
  for (const line of lines)
    await cartService(db).add(viewer, { ...line, selectedAttributes: '', requestId: '', requestTypeId: 2, resultDigits: '', inquiryId: 0 });
  const source = { cartOf: kp.kpId };
  const proposed = await checkoutService(db).confirm(viewer, source);
  const chosen = proposed.coupons.find(({ name, isUsable }) => name === coupon && isUsable);
  // The other coupons are there to play with.
  const page = await checkoutService(db).confirm(viewer, source, undefined, chosen?.couponId ?? 0);
  const allowed = page.paymentMethods.find(({ method }) => method === paymentMethod)?.isAllowed ? paymentMethod : 'unionPay';
  const { orderId } = await confirmOrder(db, viewer, {
    priceToken: page.priceToken,
    addressId: page.selectedAddressId,
    invoiceId: page.selectedInvoiceId,
    paymentMethod: allowed,
    remark,
    projectNumber,
  });
  return orderId;
}

/** Pays as the cashier does: by a signed notice. */
async function payByUnionPay(db: PoolDatabase, orderId: string) {
  const { customerId, kpId, orderNumber: number } = await orderService(db).peek(orderId);
  const { chargeId, amountFen } = await payOrderService(db).charge(
    { kpId, customerId, isManager: true, operatorId: undefined },
    orderId,
    'card',
  );
  const cashier = embeddedUnionPay('example orders', cashierBooks(db));
  const charge = { chargeId, number, amount: amountFen };
  const notice = cashier.notice(charge, 'paid', await cashier.take(charge));
  await noticeService(db, cashier, { order: orderSubject }).receive(notice);
}
