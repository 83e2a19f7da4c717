import { type Fen, moneyText } from '../money/index.ts';
import { displayDate, displayMinute } from '../time/index.ts';
import type { NotificationKind } from './kinds.ts';

/** What each kind is about. Instants in UTC, amounts in fen. */
export interface NotificationFacts {
  inquiryQuoted: { inquiryId: number; inquiryNumber: string; validUntil: string };
  inquiryAsked: { inquiryId: number; inquiryNumber: string; question: string };
  inquiryExpiring: { inquiryId: number; inquiryNumber: string; validUntil: string };
  orderPaid: { orderNumber: string; amount: Fen };
  orderShipped: { orderNumber: string; pieces: number; isWhole: boolean };
  orderSigned: { orderNumber: string; packageNumber: string; by: string };
  /** `by` a colleague; '' because nobody paid. */
  orderCancelled: { orderNumber: string; by: string };
  orderRefunded: { orderNumber: string; amount: Fen };
  /** `said`: what happened and what follows, a sentence. */
  afterSalesMoved: { id: string; afterSalesNumber: string; title: string; said: string };
  invoiceIssued: { invoiceNumber: string; amount: Fen; isRed: boolean };
  /** `said`: what happened, and what to do where it wasn't oneself. */
  accountSecurity: { title: string; said: string; path: string };
  companyMoved: { title: string; said: string; path: string };
  approvalRequested: { id: string; approvalNumber: string; buyer: string; amount: Fen; why: string };
  /** `words`: the order's number, what is to change, or why not. */
  approvalAnswered: { id: string; approvalNumber: string; outcome: ApprovalOutcome; by: string; words: string };
  /** `said`: what happened and what follows, a sentence. */
  creditMoved: { title: string; said: string; path: string };
  creditBillClosed: { id: string; billNumber: string; amount: Fen; dueOn: string; confirmBy: string };
  /** `said`: what happened and what follows, a sentence. */
  creditBillMoved: { id: string; billNumber: string; title: string; said: string };
  creditBillDue: { id: string; billNumber: string; dueOn: string; open: Fen };
  creditBillOverdue: { id: string; billNumber: string; dueOn: string; open: Fen };
}

type ApprovalOutcome = 'approved' | 'changed' | 'rejected' | 'lapsed';

/** As it stands on the bell: what happened, the rest in a sentence, and the page it leads to. */
export interface NotificationWords {
  title: string;
  text: string;
  path: string;
}

const inquiryPath = (id: number) => `/Customer/InquiryOnlineV2/${id}`;
const orderPath = (orderNumber: string) => `/customer/myorders/details/${orderNumber}`;
const approvalPath = (id: string) => `/customer/approvals/${id}`;
const approvalTitles: Record<ApprovalOutcome, string> = {
  ...{ approved: '审批已通过', changed: '审批退回修改', rejected: '审批已驳回', lapsed: '审批申请已失效' },
};
const billPath = (id: string) => `/customer/customerCreditBills/${id}`;
const longest = 60;
/** A long question is read in the mall. */
const clipped = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);

const words: { [K in NotificationKind]: (facts: NotificationFacts[K]) => NotificationWords } = {
  inquiryQuoted: ({ inquiryId, inquiryNumber, validUntil }) => ({
    title: '询价单已报价',
    text: `您的询价单${inquiryNumber}已报价，有效期至${displayDate(validUntil)}，请在“企业询价”中查看并下单。`,
    path: inquiryPath(inquiryId),
  }),
  inquiryAsked: ({ inquiryId, inquiryNumber, question }) => ({
    title: '报价员有一个问题',
    text: `您的询价单${inquiryNumber}有一个问题：${clipped(question)} 请在“企业询价”中回复。`,
    path: inquiryPath(inquiryId),
  }),
  inquiryExpiring: ({ inquiryId, inquiryNumber, validUntil }) => ({
    title: '报价即将到期',
    text: `您的询价单${inquiryNumber}的报价将于${displayDate(validUntil)}到期，到期后需重新询价。`,
    path: inquiryPath(inquiryId),
  }),
  orderPaid: ({ orderNumber, amount }) => ({
    title: '订单已付款',
    text: `您的订单${orderNumber}已付款${moneyText(amount)}，我们将尽快安排发货。`,
    path: orderPath(orderNumber),
  }),
  orderShipped: ({ orderNumber, pieces, isWhole }) => ({
    title: isWhole ? '订单已发货' : '订单已部分发货',
    text: `您的订单${orderNumber}${isWhole ? '已全部发货' : '已部分发货'}，本次${pieces}件，可在订单详情中查看物流。`,
    path: orderPath(orderNumber),
  }),
  orderSigned: ({ orderNumber, packageNumber, by }) => ({
    title: '包裹已签收',
    text: `您的订单${orderNumber}的包裹${packageNumber}${by ? `已由${by}签收` : '超过7天未签收，已自动签收'}。`,
    path: orderPath(orderNumber),
  }),
  orderCancelled: ({ orderNumber, by }) => ({
    title: by ? '订单已取消' : '订单已自动取消',
    text: by ? `您的订单${orderNumber}已由${by}取消。` : `您的订单${orderNumber}超过72小时未付款，已自动取消。`,
    path: orderPath(orderNumber),
  }),
  orderRefunded: ({ orderNumber, amount }) => ({
    title: '退款已退回',
    text: `您的订单${orderNumber}的退款${moneyText(amount)}已按原支付方式退回。`,
    path: orderPath(orderNumber),
  }),
  afterSalesMoved: ({ id, afterSalesNumber, title, said }) => ({
    title,
    text: `您的售后单${afterSalesNumber}${clipped(said)}`,
    path: `/customer/afterSalesList/${id}`,
  }),
  invoiceIssued: ({ invoiceNumber, amount, isRed }) => ({
    title: isRed ? '红字发票已开具' : '发票已开具',
    text: `${isRed ? '红字发票' : '发票'}${invoiceNumber}已开具，金额${moneyText(amount)}，可在“已开票订单”中下载。`,
    path: `/customer/orderInvoicedHistory?q=${invoiceNumber}`,
  }),
  accountSecurity: ({ title, said, path }) => ({ title, text: said, path }),
  companyMoved: ({ title, said, path }) => ({ title, text: said, path }),
  approvalRequested: ({ id, approvalNumber, buyer, amount, why }) => ({
    title: '有订单等您审批',
    text: `${buyer}的订单申请${approvalNumber}（${moneyText(amount)}）等您审批：${clipped(why)}。`,
    path: approvalPath(id),
  }),
  approvalAnswered: ({ id, approvalNumber, outcome, by, words: said }) => ({
    title: approvalTitles[outcome],
    text: {
      ...{
        approved: `您的订单申请${approvalNumber}已由${by}同意，订单${said}已生成。`,
        lapsed: `您的订单申请${approvalNumber}已失效：${said}。`,
      },
      changed: `您的订单申请${approvalNumber}由${by}退回修改：${clipped(said)}`,
      rejected: `您的订单申请${approvalNumber}由${by}驳回：${clipped(said)}`,
    }[outcome],
    path: approvalPath(id),
  }),
  creditMoved: ({ title, said, path }) => ({ title, text: `贵公司的${clipped(said)}`, path }),
  creditBillClosed: ({ id, billNumber, amount, dueOn, confirmBy }) => ({
    title: '账单已出',
    text: `您的账单${billNumber}已出，金额${moneyText(amount)}，请在${displayMinute(confirmBy)}前确认（到期自动确认），${dueOn}前还款。`,
    path: billPath(id),
  }),
  creditBillMoved: ({ id, billNumber, title, said }) => ({
    title,
    text: `您的账单${billNumber}：${clipped(said)}`,
    path: billPath(id),
  }),
  creditBillDue: ({ id, billNumber, dueOn, open }) => ({
    title: '还款提醒',
    text: `您的账单${billNumber}还有${moneyText(open)}未还，还款日为${dueOn}，请及时还款。`,
    path: billPath(id),
  }),
  creditBillOverdue: ({ id, billNumber, dueOn, open }) => ({
    title: '账单已逾期',
    text: `您的账单${billNumber}已过还款日${dueOn}，还有${moneyText(open)}未还；还清前不能使用账期下单。`,
    path: billPath(id),
  }),
};

/** What a contact person reads of it (rule notification 1). */
export const notificationWords = <K extends NotificationKind>(kind: K, facts: NotificationFacts[K]): NotificationWords =>
  words[kind](facts);

/** The same as an SMS. @param link to its page, where the message is to be answered there at once (rule approval 13) */
export const smsOf = (text: string, link = ''): string => `【百工商城】${text}${link && ` ${link}`}`;

/** The same as a mail: its title, its words, its page. @param mallUrl where buyers find the mall */
export const mailOf = ({ title, text, path }: NotificationWords, mallUrl: string): { subject: string; text: string } => ({
  subject: `【百工商城】${title}`,
  text: `${text}\n\n${mallUrl}${path}\n\n您可在“消息”中选择哪些消息发到邮箱。`,
});
