import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { proposal } from './acting.ts';
import { detailOf, toldOf } from './orders.ts';
import { type Answer, offers, says, type Turn } from './turn.ts';

const mostOffered = 4;
const goodsOf = ({ lines }: Pick<OrderCard, 'lines'>) =>
  lines
    .slice(0, 3)
    .map((one) => `${one.productName} ×${one.quantity}`)
    .join('；');
const newest = /上(?:一)?(?:个|单|笔|次)|最近|最新|最后(?:下|买|订|一单|那单|那笔)|刚(?:才|刚)?下|前一[个单]/;

/** Which order is meant without a doubt; several where it has to be asked. */
async function ordersMeant(turn: Turn): Promise<OrderDetail[] | OrderCard[]> {
  const { read, tools, thread, asked } = turn;
  const named = async (orderNumber: string | undefined) => {
    const order = orderNumber ? await detailOf(turn, orderNumber) : undefined;
    return order ? [order] : [];
  };
  if (read.orderNumber) return named(read.orderNumber);
  if (!read.isMany && read.ordinals.length === 1 && thread.orders.length > 0) return named(thread.orders.at(read.ordinals[0]!));
  const { items } = (await tools.use('list_orders', {})) as { items: OrderCard[] };
  const at = /上上(?:一)?[个单]/.test(read.text) ? 1 : !read.isMany && newest.test(read.text) ? 0 : undefined;
  if (at !== undefined) return named(items.at(at)?.orderNumber);
  const spokenOf = asked.kind === 'orders' && typeof asked.input.one === 'string' ? asked.input.one : undefined;
  if (!read.isMany && spokenOf) return named(spokenOf);
  return items.filter(({ canCancel }) => canCancel);
}

/** Cancels nothing: shows what would be, and why it can't be where it can't. Of several it asks which one. */
export async function* cancelling(turn: Turn): Answer {
  const { read, thread } = turn;
  const orders = await ordersMeant(turn);
  if (orders.length === 0) {
    if (read.orderNumber) return yield says(`没有找到订单 ${read.orderNumber}，请核对订单号。`);
    if (read.ordinals.length > 0 && thread.orders.length > 0)
      return yield says(`刚才只列出了${thread.orders.length}个订单，请告诉我是哪一个。`);
    return yield says('您的企业没有可以取消的订单。');
  }
  if (orders.length > 1) {
    const some = orders.slice(0, mostOffered);
    thread.orders = some.map(({ orderNumber }) => orderNumber);
    thread.asked = { kind: 'orders', input: { intent: 'cancelOrder' } };
    yield says(
      `一次取消一个，取消哪个订单？\n${some.map((one, at) => `${at + 1}. ${one.orderNumber}：${one.payableAmount}，${goodsOf(one)}`).join('\n')}`,
    );
    return yield offers(...some.map(({ orderNumber }, at): [string, string] => [`第${at + 1}个`, `取消订单 ${orderNumber}`]));
  }
  const [order] = orders as [OrderCard];
  toldOf(turn, order.orderNumber);
  if (!order.canCancel) {
    yield says(`订单 ${order.orderNumber} ${order.statusName}，不能取消。`);
    if (order.status !== 'cancelled') yield offers(['申请售后', '申请售后']);
    return;
  }
  yield says('请核对，取消后不能恢复。');
  yield proposal(thread.turn, {
    tool: 'cancel_order',
    input: { orderId: order.id, reason: '' },
    title: '取消订单',
    changes: [
      { label: '订单', value: order.orderNumber },
      { label: '状态', value: order.statusName },
      { label: '金额', value: order.payableAmount },
      { label: '商品', value: goodsOf(order) },
    ],
    button: '取消这个订单',
    warning: '释放库存，已付款原路退回；不能撤销。',
    sku: order.orderNumber,
  });
}
