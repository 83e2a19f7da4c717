import type { Inquiry, Quotation } from '@mall/api-contract/inquiry';
import { yuanText } from '@mall/domain/money';
import { displayDate, displayTime } from '@mall/domain/time';
import type { Paper, SheetPaper } from '../../papers/paper.ts';

export type Letterhead = Paper['letterhead'];

const termsOf = ({ validUntil }: Quotation) => [
  `报价有效期至 ${displayTime(validUntil)}，逾期请重新询价。`,
  '单价含13%增值税；报价适用于所列起订数量及以上，低于该数量按平时价格计。',
  '货期自付款之日起算；现货以下单时库存为准。',
  '标注“替代”的商品与所询商品不同，请核对规格后下单。',
];

/** A quotation as a paper (rule inquiry 22). */
export function quotationPaper(quotation: Quotation, letterhead: Letterhead): Paper {
  const { lines } = quotation;
  return {
    letterhead,
    title: '报价单',
    number: quotation.inquiryNumber,
    facts: [
      ['客户', quotation.companyName],
      ['报价日期', displayDate(quotation.quotedAt)],
      ['项目号', quotation.projectNumber || '—'],
      ['有效期至', displayDate(quotation.validUntil)],
    ],
    table: {
      columns: [
        { header: '序号', width: 22, align: 'center' },
        { header: '贵司编号', width: 52 },
        { header: '品名 / 品牌型号', width: '*' },
        { header: '订货编号', width: 56 },
        { header: '数量', width: 36, align: 'right' },
        { header: '单价（元）', width: 50, align: 'right' },
        { header: '金额（元）', width: 58, align: 'right' },
        { header: '货期 / 备注', width: 84 },
      ],
      rows: lines.map((line) => [
        String(line.position),
        line.itemNo,
        [
          line.isSubstitute ? `【替代】${line.productName}` : line.productName,
          [line.manufacturerName, line.manufacturerPartNumber].filter(Boolean).join(' '),
          line.said && line.said !== line.productName ? `询：${line.said}` : '',
        ]
          .filter(Boolean)
          .join('\n'),
        line.sku,
        `${line.quantity} ${line.unit}`,
        line.priceText.replace('¥', ''),
        line.lineTotalText.replace('¥', ''),
        line.refusedWhy
          ? `不报价：${line.refusedWhy}`
          : [line.deliveryText, line.fromQuantity > line.quantity ? `满${line.fromQuantity}起` : '', line.remark]
              .filter(Boolean)
              .join('\n'),
      ]),
    },
    sums: [
      ['报价行数', `${lines.filter(({ priceText }) => priceText !== '').length} / ${lines.length}`],
      ['合计（含税）', quotation.totalText],
    ],
    capitals: quotation.totalCapitals,
    notes: termsOf(quotation),
    pageUrl: quotation.pageUrl,
    seal: letterhead.name,
  };
}

const yuanOf = (fen: number) => Number(yuanText(fen));

/** The quotation as a workbook. */
export const quotationSheet = (quotation: Quotation, prices: readonly { priceFen: number | null; totalFen: number }[]): SheetPaper => ({
  name: '报价单',
  facts: [
    ['报价单号', quotation.inquiryNumber],
    ['客户', quotation.companyName],
    ['报价日期', displayDate(quotation.quotedAt)],
    ['有效期至', displayTime(quotation.validUntil)],
  ],
  headers: [
    '序号',
    '贵司编号',
    '询价内容',
    '订货编号',
    '品名',
    '品牌',
    '型号',
    '是否替代',
    '数量',
    '单位',
    '单价（元）',
    '金额（元）',
    '起订数量',
    '货期',
    '备注',
  ],
  rows: quotation.lines.map((line, at) => [
    ...[line.position, line.itemNo, line.said, line.sku, line.productName, line.manufacturerName, line.manufacturerPartNumber],
    ...[line.isSubstitute ? '替代' : '', line.quantity, line.unit],
    ...(prices[at]?.priceFen == null ? ['', '', ''] : [yuanOf(prices[at].priceFen), yuanOf(prices[at].totalFen), line.fromQuantity]),
    ...[line.deliveryText, line.refusedWhy ? `不报价：${line.refusedWhy}` : line.remark],
  ]),
  sums: [
    ['合计（元）', yuanOf(quotation.totalFen)],
    ['大写', quotation.totalCapitals],
  ],
});

/** What was asked for and what it was taken for, as a workbook: of a draft, too. */
export const askedSheet = (inquiry: Inquiry): SheetPaper => ({
  name: '询价明细',
  facts: [
    ['询价单号', inquiry.inquiryNumber || '草稿'],
    ['项目号', inquiry.projectNumber],
    ['备注', inquiry.remark],
  ],
  headers: [
    '序号',
    '原文',
    '贵司编号',
    '型号',
    '品牌',
    '名称',
    '规格',
    '数量',
    '单位',
    '备注',
    '匹配结果',
    '订货编号',
    '匹配品名',
    '匹配品牌',
    '匹配型号',
  ],
  rows: inquiry.lines.map((line, at) => [
    ...[at + 1, line.said, line.customer.itemNo, line.customer.partNumber, line.customer.brand, line.customer.name],
    ...[line.customer.specification, line.quantity ?? line.quantitySaid, line.unitSaid, line.remark, line.matchStateName],
    ...[line.product?.sku ?? '', line.product?.productName ?? '', line.product?.manufacturerName ?? ''],
    line.product?.manufacturerPartNumber ?? '',
  ]),
  sums: [],
});
