import type { PreparedAct } from '@mall/api-contract/assistant';
import { discountCalls } from '@mall/api-contract/discount';
import { type OrderDetail, orderCalls } from '@mall/api-contract/order';
import { productCalls } from '@mall/api-contract/product';
import { type AfterSalesKind, type AfterSalesReason, afterSalesKindNames, afterSalesReasons } from '@mall/domain/after-sales';
import type { MakeCall } from '../../http/calls-as.ts';

type Fact = PreparedAct['facts'][number];
type Input = Record<string, unknown>;

const skusOf = ({ sku, skus, skuNumbers }: Input): string[] => [sku, skus, skuNumbers].flat().filter((one) => typeof one === 'string');

async function goodsOf(input: Input, call: MakeCall): Promise<Fact[]> {
  return Promise.all(
    skusOf(input).map(async (sku) => {
      const { productName = '' } = (await call(productCalls.searchSku, { sku })) as { productName?: string };
      return { label: '商品', value: `${sku} ${productName}`.trim() };
    }),
  );
}

/** Of an order its number, state and sum, and of its lines those that are meant, each with how many. */
async function orderOf({ orderId, lines }: Input, call: MakeCall): Promise<Fact[]> {
  if (typeof orderId !== 'string') return [];
  const order = (await call(orderCalls.getOrderByOrderId, { id: orderId })) as OrderDetail;
  const meant = (Array.isArray(lines) ? lines : []) as { orderItemId: number; quantity: number }[];
  return [
    { label: '订单', value: order.orderNumber },
    { label: '状态', value: order.statusName },
    { label: '金额', value: order.payableAmount },
    ...meant.map(({ orderItemId, quantity }) => {
      const line = order.lines.find(({ id }) => id === orderItemId);
      return { label: '商品', value: line ? `${line.sku} ${line.productName}，${quantity}${line.salesPackUom}` : '不在这个订单中的商品' };
    }),
  ];
}

async function couponOf({ couponPackageId }: Input, call: MakeCall): Promise<Fact[]> {
  if (couponPackageId === undefined) return [];
  const { name } = (await call(discountCalls.searchCouponPackageById, { id: couponPackageId })) as { name: string };
  return [{ label: '优惠券', value: name }];
}

/** What an assistant wrote itself, under a name that says so. */
function restOf({ quantity, kind, reason, description, data }: Input): Fact[] {
  const told: [label: string, value: unknown][] = [
    ['数量', quantity],
    ['类型', afterSalesKindNames[kind as AfterSalesKind]],
    ['原因', afterSalesReasons[reason as AfterSalesReason]?.name ?? reason],
    ['说明', description],
    ['清单', data],
  ];
  return told.flatMap(([label, value]) => (value === undefined || value === '' ? [] : [{ label, value: String(value) }]));
}

/** What exactly would be changed, read by the calls of whoever looks. @throws {CallRefused} where they may not see it, or it isn't there */
export async function factsOf(input: Input, call: MakeCall): Promise<Fact[]> {
  const read = await Promise.all([goodsOf(input, call), orderOf(input, call), couponOf(input, call)]);
  return [...read.flat(), ...restOf(input)];
}
