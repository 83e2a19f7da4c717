import { createHash } from 'node:crypto';
import type { OrderTotalPreview } from '@mall/api-contract/order';
import { moneyText } from '@mall/domain/money';
import { type DeliveryMethod, decideTotal, freightOf, type ShippingMethod } from '@mall/domain/order';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { addressService } from '../../modules/account/address.service.ts';
import { orderService } from '../../modules/order/order.service.ts';
import type { OrderAddress, OrderAmendment, OrderItemRow, OrderRow } from '../../modules/order/order.types.ts';
import { anOrder, paymentLedger } from '../../modules/payment/payment-ledger.ts';
import { type ChangedTimes, changedTimes } from './changed-times.ts';

/** What a buyer thinks of changing; left out: as it stands. */
export interface Wishes {
  addressId?: number | undefined;
  deliveryMethod?: DeliveryMethod | undefined;
  shippingMethod?: ShippingMethod | undefined;
}
export interface WorkedOut {
  changes: OrderAmendment;
  /** Whether any of it differs from what stands. */
  isNothing: boolean;
  /** Where it went to another province. */
  isElsewhere: boolean;
  times: ChangedTimes;
  items: OrderItemRow[];
  decision: ReturnType<typeof decideTotal>;
  preview: OrderTotalPreview;
}

const isSame = (a: OrderAddress, b: OrderAddress) =>
  (['consignee', 'mobile', 'province', 'region', 'detail'] as const).every((field) => a[field] === b[field]);

/** The words that a refusal of the total is shown in (rule order 24). */
export function totalRefusal(decision: ReturnType<typeof decideTotal>): string {
  if (decision.ok) return '';
  return decision.reason === 'ORDER_TOTAL_RAISED'
    ? `订单已付款，此修改需补运费 ${moneyText(decision.by)}，请选择标准快递，或取消后重新下单`
    : '订单已付部分款项，付清前应付金额不能变化';
}

/**
 * What an order would be with other wishes: where it goes, its freight, total and delivery times, and what becomes of money that was paid (rules order 22–25).
 * @throws {MallError} CHECKOUT_ADDRESS_INVALID
 */
export async function workOutChange(db: Database, order: OrderRow, wishes: Wishes, expectedPayableFen = order.payable): Promise<WorkedOut> {
  const [items, taken] = await Promise.all([orderService(db).items(order.id), paymentLedger(db).received(anOrder(order.id))]);
  const { provinceId, address, addressId } = await destination(db, order, wishes.addressId);
  const deliveryMethod = wishes.deliveryMethod ?? order.deliveryMethod;
  const shippingMethod = wishes.shippingMethod ?? order.shippingMethod;
  const freight = freightOf(shippingMethod, provinceId);
  const payable = order.goods - order.discount + freight;
  const kept = taken.reduce((sum, one) => sum + one.amount - one.refunded, 0);
  const decision = decideTotal({ payable: order.payable, paidAt: order.paidAt, kept }, payable);
  const isElsewhere = provinceId !== order.provinceId;
  const times = await changedTimes(db, order, items, { provinceId, deliveryMethod });
  const changes = { addressId, address, provinceId, deliveryMethod, shippingMethod, freight, payable };
  const refundFen = decision.ok ? decision.refund : 0;
  const { status, paidAt, payable: payableNow, deliveryMethod: method, shippingMethod: way, address: where } = order;
  const stands = [status, paidAt, payableNow, method, way, where];
  const shown = {
    ...{ orderId: order.id, hasChanged: payable !== order.payable || payable !== expectedPayableFen },
    ...{
      shownPayableFen: order.payable,
      shownPayableAmount: moneyText(order.payable),
      payableFen: payable,
      payableAmount: moneyText(payable),
    },
    ...{ freightFen: freight, freightAmount: moneyText(freight), refundFen, refundAmount: moneyText(refundFen) },
    ...{ isAllowed: decision.ok, message: totalRefusal(decision), lines: times.shown },
  };
  return {
    ...{ changes, isElsewhere, times, items, decision },
    isNothing:
      isSame(address, order.address) &&
      deliveryMethod === order.deliveryMethod &&
      shippingMethod === order.shippingMethod &&
      payable === order.payable,
    preview: { ...shown, changeToken: tokenOf([stands, changes, times.shown]) },
  };
}

/** Stands for exactly what was shown: where anything differs, so does it. */
const tokenOf = (shown: unknown): string => createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 32);

async function destination(db: Database, order: OrderRow, addressId: number | undefined) {
  if (addressId === undefined) return { provinceId: order.provinceId, address: order.address, addressId: order.addressId };
  const found = await addressService(db).find(order.customerId, addressId);
  if (!found) throw new MallError('CHECKOUT_ADDRESS_INVALID', { addressId });
  const { consignee, mobile, stateProvince: province, region, detail } = found;
  return { provinceId: found.stateProvinceId, address: { consignee, mobile, province, region, detail }, addressId };
}
