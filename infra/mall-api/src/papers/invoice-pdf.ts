import { capitals, yuanText } from '@mall/domain/money';
import { displayDate } from '@mall/domain/time';
import type { InvoicePaper, InvoicePaperParty } from './invoice-paper.ts';
import { breakable, openPdfmake } from './pdf-ground.ts';

/** The colour invoices are printed in. */
const brown = '#8a3b12';
const ink = '#1c2430';
const width = 523;

const label = (text: string) => ({ text, color: brown });
const partyOf = (side: string, { name, taxNumber, address, phone, bank, bankAccount }: InvoicePaperParty) => [
  { text: [...side].join('\n'), color: brown, alignment: 'center', margin: [0, 6, 0, 0] },
  {
    stack: [
      { text: [label('名称：'), breakable(name)] },
      { text: [label('统一社会信用代码/纳税人识别号：'), taxNumber] },
      ...(address || phone ? [{ text: [label('地址、电话：'), breakable(`${address} ${phone}`.trim())], fontSize: 7.5 }] : []),
      ...(bank || bankAccount ? [{ text: [label('开户行及账号：'), breakable(`${bank} ${bankAccount}`.trim())], fontSize: 7.5 }] : []),
    ],
    margin: [0, 3, 0, 3],
  },
];

const lines = {
  hLineWidth: () => 0.6,
  vLineWidth: () => 0.6,
  hLineColor: () => brown,
  vLineColor: () => brown,
};

/** An electronic invoice as it is printed: parties, lines with tax, the total also in capitals. @param compress off, tests read the page's content */
export async function invoicePdfOf(invoice: InvoicePaper, compress = true): Promise<Uint8Array> {
  const { type, number, issuedAt, buyer, seller, amount, net, tax, taxPercent, isDemo } = invoice;
  const isRed = amount < 0;
  const title = `电子发票（${type === 2 ? '增值税专用发票' : '普通发票'}）`;
  const rows = invoice.lines.map((line) => [
    line.name,
    line.specification,
    line.unit,
    line.quantity === 0 ? '' : String(line.quantity),
    line.quantity === 0 ? '' : unitPrice(line.net, line.quantity),
    yuanText(line.net),
    `${taxPercent}%`,
    yuanText(line.tax),
  ]);
  const right = new Set([3, 4, 5, 7]);
  const document = openPdfmake().createPdf({
    pageSize: 'A4',
    pageMargins: [36, 36, 36, 44],
    compress,
    info: { title: `${title} ${number}`, author: seller.name },
    defaultStyle: { font: 'Noto', fontSize: 8.5, color: ink, lineHeight: 1.2 },
    ...(isDemo ? { watermark: { text: '演示', color: brown, opacity: 0.08, bold: true, fontSize: 120 } } : {}),
    content: [
      {
        columns: [
          { width: 130, text: isDemo ? '演示票据\n不作为报销与抵扣凭证' : '', color: brown, fontSize: 8 },
          { width: '*', text: `${title}${isRed ? '\n红字' : ''}`, color: brown, fontSize: 15, bold: true, alignment: 'center' },
          {
            width: 170,
            stack: [{ text: [label('发票号码：'), number] }, { text: [label('开票日期：'), displayDate(issuedAt)] }],
            margin: [0, 2, 0, 0],
          },
        ],
        margin: [0, 0, 0, 10],
      },
      {
        table: { widths: [12, '*', 12, '*'], body: [[...partyOf('购买方信息', buyer), ...partyOf('销售方信息', seller)]] },
        layout: lines,
      },
      {
        table: {
          headerRows: 1,
          dontBreakRows: true,
          widths: ['*', 92, 26, 38, 56, 60, 34, 54],
          body: [
            ['项目名称', '规格型号', '单位', '数量', '单价', '金额', '税率', '税额'].map((text, at) => ({
              text,
              color: brown,
              alignment: right.has(at) ? 'right' : 'left',
            })),
            ...rows.map((row) => row.map((text, at) => ({ ...breakable(text), alignment: right.has(at) ? 'right' : 'left', fontSize: 8 }))),
            [
              { text: '合　　计', color: brown, colSpan: 5, alignment: 'center' },
              ...['', '', '', ''],
              { text: `¥${yuanText(net)}`, alignment: 'right' },
              '',
              { text: `¥${yuanText(tax)}`, alignment: 'right' },
            ],
          ],
        },
        layout: {
          ...lines,
          hLineWidth: (row: number, node: { table: { body: unknown[] } }) => (row < 2 || row >= node.table.body.length - 1 ? 0.6 : 0),
        },
      },
      {
        table: {
          widths: [110, '*', 150],
          body: [
            [
              label('价税合计（大写）'),
              { text: capitals(amount), bold: true },
              { text: [label('（小写）'), `¥${yuanText(amount)}`], bold: true },
            ],
          ],
        },
        layout: lines,
      },
      {
        table: {
          widths: [12, width - 30],
          body: [
            [
              { text: '备\n注', color: brown },
              { ...breakable(invoice.remark), margin: [0, 2, 0, 16] },
            ],
          ],
        },
        layout: lines,
      },
      {
        columns: [{ text: [label('开票人：'), '系统'] }, { text: [label('开票申请号：'), invoice.requestNumber], alignment: 'right' }],
        margin: [0, 8, 0, 0],
      },
    ],
    footer: (page: number, pages: number) => ({
      columns: [
        { width: '*', text: `${title} ${number}`, color: brown, fontSize: 7.5 },
        { width: 'auto', text: `第 ${page} 页，共 ${pages} 页`, color: brown, fontSize: 7.5 },
      ],
      margin: [36, 14, 36, 0],
    }),
  });
  return new Uint8Array(await document.getBuffer());
}

/** Without tax, to as many decimals as the piece needs; what a piece costs decides nothing. */
const unitPrice = (net: number, quantity: number) => (net / quantity / 100).toFixed(6).replace(/0{1,4}$/, '');
