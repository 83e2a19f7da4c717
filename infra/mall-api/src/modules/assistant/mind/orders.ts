import type { OrderCard, OrderDetail } from '@mall/api-contract/order';
import { CallRefused } from '../../../http/calls-as.ts';
import { orderListLine, orderPhrase, orderUrl } from '../phrases.ts';
import { readNumber } from '../reading/chinese-number.ts';
import { type Answer, offers, runs, says, type Turn } from './turn.ts';

const statusWords: readonly [RegExp, OrderCard['status'], string][] = [
  [/待付款|没付款|未付款|没付|要付/, 'pendingPayment', '待付款'],
  [/待发货|没发货|未发货|还没发/, 'pendingShipment', '待发货'],
  [/已发货|在路上|在途/, 'shipped', '已发货'],
  [/已完成|完成的/, 'completed', '已完成'],
  [/已取消|取消(?:了)?的/, 'cancelled', '已取消'],
];

/** @returns undefined for a number that this company has no order of */
export async function detailOf({ tools }: Pick<Turn, 'tools'>, orderNumber: string): Promise<OrderDetail | undefined> {
  try {
    return (await tools.use('get_order', { orderNumber })) as OrderDetail;
  } catch (error) {
    if (error instanceof CallRefused && error.reason === 'ORDER_NOT_FOUND') return undefined;
    throw error;
  }
}

/** This one is spoken of now, and stands first of those told. */
export function toldOf({ thread }: Pick<Turn, 'thread'>, orderNumber: string) {
  thread.orders = [orderNumber, ...thread.orders.filter((one) => one !== orderNumber)].slice(0, 10);
  thread.asked = { kind: 'orders', input: { one: orderNumber } };
}

const before = /(?:再)?前(?:面|边)?(?:的)?[那一]{1,2}(?:个|单)|再(?:往前|上一)|更早/;

/** Which order is meant: by its number, by its place among those told, 那个, or the newest one. Undefined where there is none. @param newestOf the orders that the newest is one of */
async function orderMeant(turn: Turn, newestOf: (turn: Turn) => Promise<OrderCard[]> = allOrders): Promise<OrderDetail | undefined> {
  const { read, thread } = turn;
  const detail = (orderNumber: string) => detailOf(turn, orderNumber);
  if (read.orderNumber) return detail(read.orderNumber);
  const at = read.ordinals[0] ?? (/上上(?:一)?[个单]/.test(read.text) ? 1 : undefined);
  const isNewest = /上(?:一)?(?:个|单|笔|次)|最近|最新|最后(?:下|买|订|一单|那单|那笔)|刚(?:才|刚)?下|昨天|今天/.test(read.text);
  // 前面那一单: the one before that which is spoken of.
  const spokenOf = turn.asked.input.one;
  if (at === undefined && before.test(read.text) && typeof spokenOf === 'string') {
    const all = await allOrders(turn);
    const earlier = all[all.findIndex(({ orderNumber }) => orderNumber === spokenOf) + 1];
    return earlier && detail(earlier.orderNumber);
  }
  const told = isNewest ? undefined : thread.orders.at(at ?? 0);
  if (told) return detail(told);
  const one = (await newestOf(turn)).at(at ?? 0);
  return one && detail(one.orderNumber);
}
const allOrders = async ({ tools }: Turn) => ((await tools.use('list_orders', {})) as { items: OrderCard[] }).items;

/** 上一个订单到哪了, 待付款的订单, 我的订单. */
export async function* aboutOrders(turn: Turn): Answer {
  const { read, tools, thread } = turn;
  // 那单怎么还没发 is about one.
  const isOne = /那[一个]?单|这[一个]?单|上一|昨天|前天|刚/.test(read.text) && !/哪些|几个/.test(read.text);
  const status = isOne ? undefined : statusWords.find(([words]) => words.test(read.text));
  const wantsList =
    !read.orderNumber &&
    read.ordinals.length === 0 &&
    (status ||
      /哪些|几个|列表|所有|全部|最近(?:的)?(?:订单|几|[二三四五两])|我的订单$|查(?:一下)?(?:我的)?订单$|(?:有|多少).{0,4}(?:订单|单)|订单有/.test(
        read.text,
      ));
  if (wantsList) {
    const { items, total } = (await tools.use('list_orders', status ? { status: status[1] } : {})) as { items: OrderCard[]; total: number };
    thread.asked = { kind: 'orders', input: {} };
    if (items.length === 0) return yield says(status ? `没有${status[2]}的订单。` : '您的企业还没有订单。');
    const most = readNumber(/最近(?:的)?([二三四五两345])/.exec(read.text)?.[1] ?? '') ?? 3;
    const told = items.slice(0, most);
    yield says(
      `${status ? `${status[2]}的` : ''}订单共${total}个，最近的：\n${told.map((order, at) => `${at + 1}. ${orderListLine(order)}`).join('\n')}`,
    );
    thread.orders = told.map(({ orderNumber }) => orderNumber);
    return yield runs('openPage', { url: '/customer/myorders', title: '我的订单' });
  }
  const order = await orderMeant(turn);
  if (!order) return yield says(read.orderNumber ? `没有找到订单 ${read.orderNumber}，请核对订单号。` : '您的企业还没有这样的订单。');
  toldOf(turn, order.orderNumber);
  yield says(orderPhrase(order));
  const [line] = order.lines;
  if (line && /什么(?!时候|状态)|哪些商品|买了|内容|明细|里面|东西/.test(read.text))
    yield says(
      `\n${order.lines
        .slice(0, 5)
        .map((one) => `${one.productName} ${one.quantity}${one.salesPackUom}`)
        .join('；')}。`,
    );
  yield runs('openPage', { url: orderUrl(order.orderNumber), title: `订单 ${order.orderNumber}` });
  if (read.wanted !== 'cancelOrder') return;
  if (order.canCancel) yield offers(['取消这个订单', `取消订单 ${order.orderNumber}`]);
  else if (order.status !== 'cancelled') yield says('这个订单现在不能取消。');
}

/** What is broken has arrived: 上次的订单 is then one that was sent. */
async function sentOrders({ tools }: Turn): Promise<OrderCard[]> {
  const lists = [await tools.use('list_orders', { status: 'shipped' }), await tools.use('list_orders', { status: 'completed' })];
  return (lists as { items: OrderCard[] }[])
    .flatMap(({ items }) => items)
    .sort((one, other) => other.createdAt.localeCompare(one.createdAt));
}

/** After-sales begins on its page: what is wrong, and pictures of it, only the person knows. */
export async function* startingAfterSales(turn: Turn): Answer {
  const order = (await orderMeant(turn, sentOrders)) ?? (await orderMeant(turn));
  if (!order) return yield says('您的企业还没有可以申请售后的订单。');
  toldOf(turn, order.orderNumber);
  if (order.packages.length === 0) {
    yield says(`订单 ${order.orderNumber} ${order.statusName}，还没有发货${order.canCancel ? '；不需要了可以直接取消' : ''}。`);
    if (order.canCancel) yield offers(['取消这个订单', `取消订单 ${order.orderNumber}`]);
    return yield runs('openPage', { url: orderUrl(order.orderNumber), title: `订单 ${order.orderNumber}` });
  }
  turn.thread.asked = { kind: '', input: {} };
  yield says(`为订单 ${order.orderNumber} 申请售后：选择商品、数量与原因，并上传照片，由客服审核。`);
  yield runs('openPage', { url: `/customer/createAfterSales/${order.id}`, title: `申请售后：${order.orderNumber}` });
}
