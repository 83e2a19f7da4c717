import { createHash } from 'node:crypto';
import { billDay } from '@mall/domain/credit';
import { type ApplicationValues, creditContractClauses } from '@mall/domain/credit-application';
import { capitals, moneyText } from '@mall/domain/money';
import { displayTime } from '@mall/domain/time';
import type { Paper } from '../../papers/paper.ts';
import type { ContractPaper, ContractRow } from './application.types.ts';

/** What both sides agree to (rule credit-application 14). @param limit fen */
export const contractPaper = (values: ApplicationValues, limit: number, letterhead: Paper['letterhead']): ContractPaper => ({
  title: '账期服务合同',
  letterhead,
  parties: [
    { label: '甲方（供方）', value: letterhead.name },
    { label: '乙方（需方）', value: values.companyName ?? '' },
    { label: '统一社会信用代码', value: values.creditCode ?? '' },
    { label: '法定代表人', value: values.legalName ?? '' },
    { label: '住所', value: values.licenceAddress ?? '' },
    { label: '对账联系人', value: values.contactName ?? '' },
  ],
  rows: [
    { label: '授信额度', value: `${moneyText(limit)}（大写：${capitals(limit)}）` },
    { label: '结算方式', value: '月结，先收货后付款' },
    { label: '账单日', value: `每月${billDay}日` },
    { label: '还款日', value: `账单次月${billDay}日` },
  ],
  clauses: [...creditContractClauses],
});

/** What is signed, as one number: who signs names what they read. */
export const hashOfContract = ({
  contractNumber,
  limitAmount,
  paper,
}: Pick<ContractRow, 'contractNumber' | 'limitAmount' | 'paper'>): string =>
  createHash('sha256')
    .update(JSON.stringify([contractNumber, limitAmount, paper]))
    .digest('hex');

/** The same for the printer. @param signed who signed it, and when; undefined before */
export const printedContract = (
  { contractNumber, limitAmount, paper, createdAt, ...row }: ContractRow,
  pageUrl: string,
  signed: { name: string; at: string } | undefined,
): Paper => ({
  letterhead: paper.letterhead,
  title: paper.title,
  number: contractNumber,
  facts: [...paper.parties.map(({ label, value }) => [label, value] as [string, string]), ['出具时间', displayTime(createdAt)]],
  table: {
    columns: [
      { header: '约定', width: 110 },
      { header: '内容', width: '*' },
    ],
    rows: paper.rows.map(({ label, value }) => [label, value]),
  },
  sums: [['授信额度', moneyText(limitAmount)]],
  capitals: capitals(limitAmount),
  notes: [
    ...paper.clauses.map((clause, at) => `${at + 1}. ${clause}`),
    ...(signed
      ? [`乙方已由${signed.name}于${displayTime(signed.at)}在线签署。内容校验值 ${hashOfContract({ contractNumber, limitAmount, paper })}`]
      : row.state === 'void'
        ? ['本合同已作废。']
        : ['本合同尚未签署。']),
  ],
  pageUrl,
  seal: `甲方：${paper.letterhead.name}`,
  otherSeal: `乙方：${paper.parties[1]?.value ?? ''}`,
});
