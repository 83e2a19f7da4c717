import type { PoolDatabase } from '@mall/mall-api/filling';
import {
  askAgain,
  confirmOrder,
  inquiryBasketService,
  inquiryCheckoutService,
  type listPaster,
  orderService,
  payOrderService,
  quotationReader,
  quotationService,
  quotingService,
  submitInquiry,
} from '@mall/mall-api/trading';

const buyer = { kp: { kpId: 1, customerId: 1, isManager: true, operatorId: undefined }, provinceId: 10009 };
/** Who quotes in the demo (`staff.ts`). */
const sales = '李娜';

interface Pick {
  skuNumber: string;
  minOrderQty: number;
  listPrice: number;
}
const stocked = ({ sql }: PoolDatabase) => sql<Pick[]>`
  select s.sku_number, s.min_order_qty, s.list_price from sku s join product p on p.id = s.product_id
  where s.is_active and not s.is_inquiry_price and not s.is_short_supply and not p.is_non_standard and s.source_sku is null and s.list_price between 200 and 20000
    and (select sum(k.on_hand - k.reserved) from stock k where k.sku_id = s.id) >= 40 * s.min_order_qty
  order by s.sales desc, s.id limit 12`;

/**
 * Inquiries of the company to play with in every state after the draft, made the way its manager and 李娜 of the mall make them: waiting, being quoted with a
 * question, quoted at once and by staff, ordered, expired, cancelled, and asked again.
 */
export async function seedQuotations(db: PoolDatabase, paste: ReturnType<typeof listPaster>): Promise<void> {
  const skus = await stocked(db);
  if (skus.length < 6) return;
  let next = 0;
  const quoting = quotingService(db);
  const quotations = quotationService(db);
  const reader = quotationReader(db);

  /** So many SKUs, and lines that nobody knows. */
  const ask = async (count: number, unknown: readonly string[], remark = ''): Promise<number> => {
    const basket = inquiryBasketService(db);
    let id = 0;
    for (let i = 0; i < count; i += 1) {
      const { skuNumber, minOrderQty } = skus[next++ % skus.length]!;
      const line = { skuNumber, quantity: 4 * minOrderQty, requestId: '', requestTypeId: 4, resultDigits: '' };
      id = (await basket.add(buyer, line)).inquiryData.id;
    }
    if (unknown.length > 0) id = (await paste(buyer, unknown.join('\n')))[0]!.inquiryId;
    await submitInquiry(db, buyer, id, remark);
    return id;
  };
  const quoteAll = async (id: number) => {
    for (const line of await reader.lines(id)) {
      const sku = skus.find(({ skuNumber }) => skuNumber === line.skuNumber);
      if (!sku) await quoting.refuseLine(id, line.id, sales, '非标件需图纸，请补充后再次询价');
      else await quoting.quoteLine(id, line.id, sales, { priceFen: Math.max(1, Math.round(sku.listPrice * 0.86)), remark: '量大优惠' });
    }
    return quoting.send(id);
  };

  await ask(1, ['液压站非标油路块\t2', '进口主轴总成 整套\t1'], '请一并报运费');
  const asked = await ask(0, ['法兰盘 DN50 来图加工\t6']);
  await quoting.ask(asked, sales, '法兰盘有图纸吗？没有的话按 GB/T 9124 报价可以吗？');
  await ask(2, []);
  await quoteAll(await ask(3, ['机床导轨防护罩 定制\t1'], '本周五前需要'));

  const ordered = await ask(2, []);
  const page = await inquiryCheckoutService(db).confirm(buyer, { id: ordered }, {});
  const { orderId } = await confirmOrder(db, buyer, {
    ...{ priceToken: page.priceToken, addressId: page.selectedAddressId, invoiceId: page.selectedInvoiceId },
    ...{ paymentMethod: 'offlineTransfer', remark: '', projectNumber: 'QH-2026-061' },
  });
  const { payable } = await orderService(db).peek(orderId);
  await payOrderService(db).receiveTransfer(orderId, payable, `BOC-${ordered}`);

  const late = await ask(1, []);
  await db.sql`update inquiry set submitted_at = submitted_at - interval '16 days', quoted_at = quoted_at - interval '16 days',
    valid_until = valid_until - interval '16 days' where id = ${late}`;
  await quotations.upToDate(late);
  await quotations.cancel(await ask(1, []), buyer.kp.customerId, '项目推迟');
  await askAgain(db, buyer, await ask(2, []));
}
