import { createRequire } from 'node:module';
import pdfmake from 'pdfmake';
import type { DataSheet } from './sheet.ts';

const fonts = '@expo-google-fonts/noto-sans-sc';
const file = (path: string) => createRequire(import.meta.url).resolve(`${fonts}/${path}`);
const ink = '#1c2430';
const grey = '#6b7684';
const line = '#d5dbe3';

/** More than any product has. */
const mostAttributes = 60;

/** Two attributes a row; nothing where there are none. */
function attributeTable(attributes: DataSheet['attributes']): object[] {
  if (attributes.length === 0) return [];
  const cells = attributes.map(([key, value]) => [{ text: key, color: grey }, { text: value }]);
  const rows: object[][] = [];
  for (let i = 0; i < cells.length; i += 2) rows.push([...cells[i]!, ...(cells[i + 1] ?? [{ text: '' }, { text: '' }])]);
  const layout = {
    hLineWidth: (i: number) => (i === 0 ? 0 : 0.4),
    vLineWidth: () => 0,
    hLineColor: () => line,
    paddingTop: () => 3,
    paddingBottom: () => 3,
  };
  return [{ table: { widths: [84, '*', 84, '*'], body: rows }, layout }];
}

/** How wide and high a drawing of a proportion is on the page, in points: within 515 × 300. */
function sizeOf(svg: string): { width: number; height: number } {
  const [, w = 1, h = 1] = (/viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg) ?? []).map(Number);
  const scale = Math.min(515 / w, 300 / h);
  return { width: w * scale, height: h * scale };
}

/**
 * A product's data sheet: one A4 page with its drawing, attributes, order code, and a QR code that leads to its page. Chinese, with the
 * glyphs it needs embedded.
 * @param compress off, tests read the page's content
 */
export async function dataSheetPdf(sheet: DataSheet, compress = true): Promise<Uint8Array> {
  const noto = { normal: file('400Regular/NotoSansSC_400Regular.ttf'), bold: file('700Bold/NotoSansSC_700Bold.ttf') };
  pdfmake.setFonts({ Noto: noto });
  // Nothing that a name or an attribute says makes it read anything else.
  pdfmake.setUrlAccessPolicy(() => false);
  pdfmake.setLocalAccessPolicy((path) => Object.values(noto).includes(path));
  // A drawing's own text would need a font that the machine hasn't.
  const svg = sheet.drawing.replaceAll(/font-family="[^"]*"/g, 'font-family="Noto"').replaceAll(/ paint-order="[^"]*"/g, '');
  const document = pdfmake.createPdf({
    pageSize: 'A4',
    pageMargins: [40, 36, 40, 40],
    compress,
    info: { title: `${sheet.orderCode} ${sheet.name}`, subject: '产品数据表' },
    defaultStyle: { font: 'Noto', fontSize: 9, color: ink, lineHeight: 1.15 },
    content: [
      {
        columns: [
          [
            { text: '产品数据表', color: grey, fontSize: 9 },
            { text: sheet.name, bold: true, fontSize: 15, margin: [0, 2, 12, 6] },
            { text: [{ text: '品牌　', color: grey }, sheet.brand, { text: '　　型号　', color: grey }, sheet.partNumber] },
            {
              text: [
                { text: '订货编码　', color: grey },
                { text: sheet.orderCode, bold: true, fontSize: 12 },
              ],
              margin: [0, 4, 0, 0],
            },
          ],
          { qr: sheet.pageUrl, fit: 84, width: 88, alignment: 'right', foreground: ink },
        ],
      },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 0.6, lineColor: line }], margin: [0, 10, 0, 8] },
      { svg, ...sizeOf(svg), alignment: 'center' },
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: 515, y2: 0, lineWidth: 0.6, lineColor: line }], margin: [0, 8, 0, 8] },
      ...attributeTable(sheet.attributes.slice(0, mostAttributes)),
    ],
    footer: {
      columns: [
        { width: '*', text: `尺寸单位 mm，图示按规格参数绘制，细节以实物为准。${sheet.madeOn}生成`, color: grey, fontSize: 7.5 },
        { width: 'auto', text: sheet.pageUrl, color: grey, fontSize: 7.5, alignment: 'right' },
      ],
      margin: [40, 8, 40, 0],
    },
  });
  return new Uint8Array(await document.getBuffer());
}
