import { parse } from 'csv-parse/sync';
import type { StatementLine } from '../payment/payment-provider.ts';

/** Yuan with two decimals as they stand in the bill. */
const fen = (text: string) => Math.round(Number(text) * 100);
const plain = (cell = '') => cell.replace(/^`/, '');

/** WeChat Pay's bill of a day: CSV, a grave accent before each cell, a summary under the lines; named by the headings of its columns. */
export function readWechatBill(text: string): StatementLine[] {
  const rows = (parse(text, { bom: true, relaxColumnCount: true, relaxQuotes: true }) as string[][]).map((row) => row.map(plain));
  const [heads = [], ...lines] = rows;
  const end = lines.findIndex(([first]) => first === '总交易单数');
  return lines.slice(0, end < 0 ? undefined : end).flatMap((row): StatementLine[] => {
    const cell = (head: string) => row[heads.indexOf(head)] ?? '';
    const transactionId = cell('微信订单号');
    if (cell('交易状态') === 'SUCCESS')
      return [{ kind: 'payment', transactionId, reference: cell('商户订单号'), amount: fen(cell('订单金额')) }];
    if (cell('交易状态') === 'REFUND')
      return [{ kind: 'refund', transactionId, reference: cell('商户退款单号'), amount: fen(cell('申请退款金额')) }];
    return [];
  });
}
