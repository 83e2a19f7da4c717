import type { Paper, PaperTable } from './paper.ts';
import { breakable, openPdfmake } from './pdf-ground.ts';

const ink = '#1c2430';
const grey = '#6b7684';
const line = '#c9d1db';
const tint = '#f3f5f8';

const rule = (margin: number[]) => ({ canvas: [{ type: 'line', x1: 0, y1: 0, x2: 523, y2: 0, lineWidth: 0.6, lineColor: line }], margin });

function tableOf({ columns, rows }: PaperTable): object {
  const head = columns.map(({ header, align = 'left' }) => ({ text: header, bold: true, alignment: align, fillColor: tint }));
  const body = rows.map((row) => row.map((text, at) => ({ ...breakable(text), alignment: columns[at]?.align ?? 'left' })));
  return {
    table: { headerRows: 1, dontBreakRows: true, widths: columns.map(({ width }) => width), body: [head, ...body] },
    fontSize: 8,
    layout: {
      hLineWidth: () => 0.4,
      vLineWidth: () => 0.4,
      hLineColor: () => line,
      vLineColor: () => line,
      paddingTop: () => 3,
      paddingBottom: () => 3,
      paddingLeft: () => 4,
      paddingRight: () => 4,
    },
  };
}

function factsOf(facts: Paper['facts']): object {
  const rows: object[][] = [];
  const cell = ([label, value]: readonly [string, string]) => ({ text: [{ text: `${label}　`, color: grey }, value] });
  for (let at = 0; at < facts.length; at += 2) rows.push([cell(facts[at]!), facts[at + 1] ? cell(facts[at + 1]!) : { text: '' }]);
  return { table: { widths: ['*', '*'], body: rows }, layout: 'noBorders', margin: [0, 8, 0, 8] };
}

const placeOfSeal = (who: string) => ({
  width: 140,
  margin: [12, 0, 0, 0],
  stack: [{ text: who }, { text: '（盖章）', color: grey, margin: [0, 4, 0, 56] }, { text: '日期：', color: grey }],
});

/**
 * A paper as A4: letterhead, title, facts, table with its head on every page, sums also in capitals, notes, the seal's place, a QR code of its page, page
 * numbers. Chinese, with the glyphs it needs embedded.
 * @param compress off, tests read the page's content
 */
export async function pdfOf(paper: Paper, compress = true): Promise<Uint8Array> {
  const { letterhead, title, number, facts, table, sums, capitals, notes, pageUrl, seal, otherSeal } = paper;
  const document = openPdfmake().createPdf({
    pageSize: 'A4',
    pageMargins: [36, 32, 36, 48],
    compress,
    info: { title: `${title} ${number}`, author: letterhead.name },
    defaultStyle: { font: 'Noto', fontSize: 9, color: ink, lineHeight: 1.2 },
    content: [
      {
        columns: [
          [
            { text: letterhead.name, bold: true, fontSize: 14 },
            { text: [letterhead.address, letterhead.phone, letterhead.site].filter(Boolean).join('　'), color: grey, fontSize: 8 },
            { text: title, bold: true, fontSize: 20, margin: [0, 12, 0, 2] },
            { text: number, fontSize: 11 },
          ],
          { qr: pageUrl, fit: 78, width: 82, alignment: 'right', foreground: ink },
        ],
      },
      rule([0, 8, 0, 0]),
      factsOf(facts),
      tableOf(table),
      {
        unbreakable: true,
        stack: [
          ...sums.map(([label, value], at) => ({
            text: [{ text: `${label}　`, color: grey }, value],
            alignment: 'right',
            margin: [0, at === 0 ? 8 : 2, 0, 0],
            ...(at === sums.length - 1 ? { bold: true, fontSize: 12 } : {}),
          })),
          { text: capitals ? [{ text: '大写　', color: grey }, capitals] : '', alignment: 'right', margin: [0, 2, 0, 8] },
          rule([0, 4, 0, 6]),
          {
            columns: [
              { width: '*', ol: [...notes], fontSize: 8, color: grey },
              ...[otherSeal, seal].flatMap((who) => (who === undefined ? [] : [placeOfSeal(who)])),
            ],
          },
        ],
      },
    ],
    footer: (page: number, pages: number) => ({
      columns: [
        { width: '*', text: `${title} ${number}`, color: grey, fontSize: 7.5 },
        { width: 'auto', text: `第 ${page} 页，共 ${pages} 页`, color: grey, fontSize: 7.5 },
      ],
      margin: [36, 16, 36, 0],
    }),
  });
  return new Uint8Array(await document.getBuffer());
}
