import { expect, test } from '@jest/globals';
import jsQR from 'jsqr';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { sheetOf } from '../drafting/sheet.ts';
import { svgOf } from '../drafting/svg.ts';
import { partOf } from '../part-of.ts';
import { dataSheetPdf } from './data-sheet.ts';

const sheet = {
  name: '火也 内六角圆柱头螺钉 M8×40 合金钢 12.9级',
  brand: '火也',
  orderCode: 'AC24881',
  partNumber: 'HY701-08040-129B',
  attributes: [
    ['螺纹规格', 'M8'],
    ['公称长度', '40 mm'],
    ['执行标准', 'GB/T 70.1'],
  ] as [string, string][],
  drawing: svgOf(sheetOf(partOf('socket-cap-screw', { d: 8, l: 40, P: 1.25, dk: 13, k: 8 })!), 'x'),
  pageUrl: 'https://mall.example.cn/p/AC24881',
  madeOn: '2026年11月22日',
};

/** Squares of one size that a page fills, as pixels: the QR code. */
function squaresOf(pdf: Uint8Array) {
  const text = Buffer.from(pdf).toString('latin1');
  const all = [...text.matchAll(/(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re\s(?:(?! re\s)[\s\S]){0,120}?\sf\s/g)].map((found) =>
    found.slice(1).map(Number),
  );
  const sides = all.map(([, , w, h]) => Math.min(Math.abs(w!), Math.abs(h!)));
  const side = Math.min(...sides.filter((one) => one > 0));
  const cells = all.filter(([, , w, h]) => Math.abs(Math.abs(h!) - side) < 0.01 && Math.abs(w!) < side * 60);
  const [x0, y0] = [Math.min(...cells.map(([x]) => x!)), Math.min(...cells.map(([, y]) => y!))];
  const pixels = 4;
  const n = Math.round((Math.max(...cells.map(([x, , w]) => x! + w!)) - x0) / side) + 8;
  const data = new Uint8ClampedArray((n * pixels) ** 2 * 4).fill(255);
  for (const [x, y, w] of cells)
    for (let dx = 0; dx < Math.round(Math.abs(w!) / side) * pixels; dx += 1)
      for (let dy = 0; dy < pixels; dy += 1) {
        const at = ((Math.round((y! - y0) / side) + 4) * pixels + dy) * n * pixels + (Math.round((x! - x0) / side) + 4) * pixels + dx;
        data.set([0, 0, 0], at * 4);
      }
  return { data, size: n * pixels };
}

test('a data sheet is one A4 page that says everything in Chinese', async () => {
  const pdf = await dataSheetPdf(sheet);
  const document = await getDocument({ data: pdf, verbosity: 0 }).promise;
  expect(document.numPages).toBe(1);
  const page = await document.getPage(1);
  expect(page.view.map(Math.round)).toEqual([0, 0, 595, 842]);
  const text = (await page.getTextContent()).items
    .map((item) => ('str' in item ? item.str : ''))
    .join('')
    .replaceAll(/\s/g, '');
  for (const said of [
    sheet.name,
    sheet.brand,
    sheet.orderCode,
    sheet.partNumber,
    sheet.pageUrl,
    sheet.madeOn,
    ...sheet.attributes.flat(),
    '产品数据表',
    'φ13',
    'M8',
  ])
    expect(text).toContain(said.replaceAll(/\s/g, ''));
  expect(pdf.length).toBeLessThan(200_000);
});

test('its QR code leads to the page', async () => {
  const { data, size } = squaresOf(await dataSheetPdf(sheet, false));
  expect(jsQR(data, size, size)?.data).toBe(sheet.pageUrl);
});

test('many attributes and long ones stay readable on more pages', async () => {
  const attributes = Array.from({ length: 200 }, (_, i): [string, string] => [`参数${i}`, '很长'.repeat(300)]);
  const document = await getDocument({ data: await dataSheetPdf({ ...sheet, attributes }), verbosity: 0 }).promise;
  expect(document.numPages).toBeGreaterThan(1);
  expect(document.numPages).toBeLessThan(40);
});
