import type { ApprovalCard } from '@mall/api-contract/approval';
import { moneyText } from '@mall/domain/money';
import type { Intent } from '../reading/intent.ts';
import { proposal } from './acting.ts';
import { bought } from './bought.ts';
import { cancelling } from './cancelling.ts';
import { aboutOrders, startingAfterSales } from './orders.ts';
import { type Answer, offers, runs, says, type Turn } from './turn.ts';

const page = (url: string, title: string) => runs('openPage', { url, title });
// biome-ignore lint/suspicious/noExplicitAny: rows of the tool's own call
type Rows = any[];
const listed = (rows: readonly string[]) => rows.map((row, at) => `${at + 1}. ${row}`).join('\n');

async function* invoices({ tools, read }: Turn): Answer {
  const { items, total, openOrders, openFen } = await tools.use('list_invoices', {});
  const rows = (items as Rows)
    .slice(0, 3)
    .map((one) => `${one.invoiceNumber || one.requestNumber} ${one.typeName} ${one.amount}，${one.stateName}`);
  const open = openOrders > 0 ? `另有${openOrders}个订单未开票，共${moneyText(openFen)}。` : '';
  yield says(rows.length > 0 ? `发票共${total}张，最近的：\n${listed(rows)}\n${open}` : `还没有发票。${open}`);
  yield page('/customer/orderInvoicedHistory', /抬头/.test(read.text) ? '发票与抬头' : '发票');
}
async function* credit({ tools }: Turn): Answer {
  const { limitFen, usedFen, dues } = await tools.use('get_credit');
  if (limitFen === 0) yield says('贵司还没有开通账期。');
  else {
    yield says(`账期额度${moneyText(limitFen)}，已用${moneyText(usedFen)}，可用${moneyText(Math.max(0, limitFen - usedFen))}。`);
    const next = (dues as Rows)[0];
    if (next)
      yield says(`最近应还：账单${next.billNumber}，${next.dueOn}前还${moneyText(next.openFen)}${next.isOverdue ? '，已逾期' : ''}。`);
  }
  yield page('/customer/customerCreditLimit', '额度管理');
}
async function* bills({ tools }: Turn): Answer {
  const { items, sums } = await tools.use('list_bills', {});
  const rows = (items as Rows)
    .slice(0, 3)
    .map((one) => `${one.month} ${one.billNumber}：${one.amount}，未还${one.open}，${one.stateName}，${one.dueOn}到期`);
  yield says(
    rows.length > 0 ? `待还${sums.open}${sums.overdueFen > 0 ? `，其中逾期${sums.overdue}` : ''}：\n${listed(rows)}` : '还没有账单。',
  );
  yield page('/customer/customerCreditBills', '账单');
}
const couponLine = (one: Rows[0]) =>
  `${one.name}：${[one.thresholdDescription, one.discountDescription].filter(Boolean).join('，')}；${one.scopeDescription}`;
async function* coupons({ tools }: Turn): Answer {
  const { items, counts } = await tools.use('list_coupons', { state: 'unused' });
  yield says(
    (items as Rows).length > 0
      ? `可用的优惠券${counts.unused}张：\n${listed((items as Rows).slice(0, 3).map((one) => `${couponLine(one)}；${one.validityDescription}`))}`
      : '没有可用的优惠券，可以到领券中心看看。',
  );
  yield page(counts.unused > 0 ? '/customer/coupons' : '/discount/coupon-index', counts.unused > 0 ? '我的优惠券' : '领券中心');
}
/** One that is asked for has its card; of several, or where it is only asked about, each has a button. */
async function* couponsToGet({ tools, thread, read }: Turn): Answer {
  const { items } = await tools.use('list_coupons_to_get', {});
  const all = (items as Rows).filter((one) => one.canReceive);
  const named = all.filter((one) => read.text.includes(one.name));
  const open = (named.length > 0 ? named : all).slice(0, 3);
  const [one] = open;
  if (!one) yield says('现在没有可以领取的优惠券。');
  else {
    yield says(`可以领取的优惠券：\n${listed(open.map(couponLine))}`);
    if (open.length > 1 || read.mood !== 'request')
      yield offers(...open.map(({ name }): [string, string] => [`领取${name}`.slice(0, 20), `领取优惠券${name}`]));
    else
      yield proposal(thread.turn, {
        tool: 'receive_coupon',
        input: { couponPackageId: one.couponPackageId },
        title: '领取优惠券',
        changes: [{ label: '优惠券', value: couponLine(one) }],
        button: '领取',
        sku: String(one.couponPackageId),
      });
  }
  yield page('/discount/coupon-index', '领券中心');
}
async function* inquiries({ tools }: Turn): Answer {
  const { items, total } = await tools.use('list_inquiries', {});
  const rows = (items as Rows)
    .slice(0, 3)
    .map(
      (one) =>
        `${one.inquiryNumber}：${one.statusName}，${one.lineCount}行${one.totalText ? `，${one.totalText}` : ''}${one.question ? '，报价员有问题待您回答' : ''}`,
    );
  yield says(rows.length > 0 ? `询价单共${total}张，最近的：\n${listed(rows)}` : '还没有询价单。');
  yield page('/customer/inquiryListV2', '我的询价单');
}
async function* afterSales({ tools }: Turn): Answer {
  const { items, total } = await tools.use('list_after_sales', {});
  const rows = (items as Rows)
    .slice(0, 3)
    .map((one) => `${one.afterSalesNumber}（订单 ${one.orderNumber}）${one.kindName}：${one.statusName}`);
  yield says(rows.length > 0 ? `售后单共${total}张，最近的：\n${listed(rows)}` : '还没有售后单。');
  yield page('/customer/afterSalesList', '售后单');
}
async function* approvals({ tools, read }: Turn): Answer {
  const isMine = /我(?:提交|的申请|发起)/.test(read.text);
  const { items, waitingCount } = await tools.use('list_approvals', { box: isMine ? 'mine' : 'waiting' });
  const rows = (items as ApprovalCard[])
    .slice(0, 3)
    .map((one) => `${one.approvalNumber}：${one.buyerName}，${one.payableAmount}，${one.statusName}`);
  yield says(
    rows.length > 0
      ? `${isMine ? '您提交的审批' : `等您审批的有${waitingCount}个`}：\n${listed(rows)}`
      : isMine
        ? '您没有提交过审批。'
        : '没有等您审批的申请。',
  );
  yield page('/customer/approvals', '审批');
}
/** What was kept is seen and taken out on its page. */
async function* kept({ read }: Turn): Answer {
  yield says(/取消|删|移|去掉/.test(read.text) ? '收藏与常用清单在“常用清单”页里移除：' : '收藏的商品与常用清单都在这里：');
  yield page('/customer/commonly', '常用清单');
}
async function* cart({ tools, read }: Turn): Answer {
  const { lines, totals } = await tools.use('get_cart');
  const rows = (lines as Rows).slice(0, 5).map((one) => `${one.productName} ×${one.quantity}${one.salesPackUom}`);
  yield says(
    rows.length > 0 ? `购物车有${(lines as Rows).length}种商品，已选合计${totals.payableAmount}：\n${listed(rows)}` : '购物车是空的。',
  );
  if (/清空|删|移|去掉|拿掉|取出|改/.test(read.text)) yield says('\n我不会动购物车里已有的商品，请在购物车页修改或移除。');
  if (read.mood === 'past') yield says('\n卡片上的按钮按下之前，什么都不会加入。');
  yield page('/mycart', '购物车');
}
/** Who tells what. */
export const answersFrom: Partial<Record<Intent, (turn: Turn) => Answer>> = {
  ...{ order: aboutOrders, parcel: aboutOrders, cancelOrder: cancelling, startAfterSales: startingAfterSales },
  ...{ invoice: invoices, bill: bills, credit, coupon: coupons, receiveCoupon: couponsToGet, inquiry: inquiries },
  ...{ afterSales, approval: approvals, cart, bought, kept },
};
