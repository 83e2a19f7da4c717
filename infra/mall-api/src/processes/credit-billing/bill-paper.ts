import { billMonth, creditBillItemKindNames, creditBillStateNames, openOfBill } from '@mall/domain/credit-bill';
import { capitals, moneyText, yuanText } from '@mall/domain/money';
import { displayDate } from '@mall/domain/time';
import type { CreditBillItemRow, CreditBillRow } from '../../modules/credit-bill/credit-bill.types.ts';
import type { Paper, SheetPaper } from '../../papers/paper.ts';
import { bankAccount } from '../order-desk/index.ts';

interface Printed {
  bill: CreditBillRow;
  items: readonly CreditBillItemRow[];
  customerName: string;
}
/** More lines than anybody reads on paper; the workbook has them all. */
const linesAtMost = 1000;

const factsOf = ({ bill, customerName }: Printed): [string, string][] => [
  ['客户', customerName],
  ['账单月份', billMonth(bill.periodTo)],
  ['账期', `${bill.periodFrom} 至 ${bill.periodTo}`],
  ['还款日', bill.dueOn],
  ['状态', creditBillStateNames[bill.state]],
  ['确认时间', bill.confirmedAt === null ? '未确认' : displayDate(bill.confirmedAt)],
];
const sumsOf = (bill: CreditBillRow): [string, number][] => [
  ['已还', bill.paid],
  ['未还', openOfBill(bill)],
  ['账单金额', bill.amount],
];

/** A bill on paper (rule credit-bill 25). */
export function billPaper(printed: Printed, { letterhead, pageUrl }: Pick<Paper, 'letterhead' | 'pageUrl'>): Paper {
  const { bill, items, customerName } = printed;
  const shown = items.slice(0, linesAtMost);
  return {
    ...{ letterhead, pageUrl, title: '账期账单', number: bill.billNumber, facts: factsOf(printed) },
    table: {
      columns: [
        { header: '序号', width: 24, align: 'center' },
        { header: '订单号', width: 100 },
        { header: '类别', width: 48 },
        { header: '订货编码', width: 70 },
        { header: '商品', width: '*' },
        { header: '数量', width: 32, align: 'right' },
        { header: '金额（元）', width: 62, align: 'right' },
      ],
      rows: shown.map(({ orderNumber, kind, skuNumber, name, quantity, amount }, at) => [
        ...[String(at + 1), orderNumber, creditBillItemKindNames[kind], skuNumber, name],
        ...[quantity === 0 ? '' : String(quantity), yuanText(amount)],
      ]),
    },
    sums: sumsOf(bill).map(([label, fen]) => [label, moneyText(fen)] as const) as Paper['sums'],
    capitals: capitals(bill.amount),
    notes: [
      ...(items.length > shown.length ? [`共${items.length}行，列出前${shown.length}行，全部明细请导出 Excel。`] : []),
      `转账还款请汇至 ${bankAccount.accountName}，${bankAccount.bank}，${bankAccount.accountNumber}，备注 ${bill.billNumber}。`,
      '有疑问的明细请在确认前提出异议；到期未确认视为确认。',
    ],
    seal: letterhead.name,
    otherSeal: `客户确认：${customerName}`,
  };
}

/** The same as a workbook, every line. */
export const billSheet = (printed: Printed): SheetPaper => ({
  name: `账单 ${billMonth(printed.bill.periodTo)}`,
  facts: [['账单号', printed.bill.billNumber], ...factsOf(printed)],
  headers: ['订单号', '项目号', '下单人', '类别', '订货编码', '商品', '数量', '单位', '金额（元）', '收货确认'],
  rows: printed.items.map((item) => [
    ...[item.orderNumber, item.projectNumber, item.contactName, creditBillItemKindNames[item.kind], item.skuNumber, item.name],
    ...[item.quantity, item.unit, Number(yuanText(item.amount)), item.receivedAt === null ? '' : displayDate(item.receivedAt)],
  ]),
  sums: sumsOf(printed.bill).map(([label, fen]) => [`${label}（元）`, Number(yuanText(fen))] as const) as SheetPaper['sums'],
});
