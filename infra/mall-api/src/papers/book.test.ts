import { expect, test } from '@jest/globals';
import type { BookOrder, BookProduct } from './book.ts';
import { fitted, planOf, sheet, tableOf } from './book-layout.ts';
import { printBook } from './book-press.ts';

const head = { family: 'socket-cap-screw', drawing: { d: 8, l: 30 }, pageUrl: 'https://mall.example/p/AA1001', brand: '固力信 Gulixin' };
const aProduct = (no: number, rows: number, from: Partial<BookProduct> = {}): BookProduct => ({
  ...head,
  ...{ chapter: `章 ${Math.floor(no / 40)}`, section: `节 ${Math.floor(no / 8)}`, name: `内六角圆柱头螺钉 GB/T 70.1 ${no}` },
  skus: Array.from({ length: rows }, (_, at) => ({
    orderCode: `BG${no}-${at}`,
    partNumber: `GB70.1-M8-${at}`,
    attributes: [
      ['螺纹规格', 'M8'],
      ['公称长度', `${at} mm`],
      ['材质', '12.9 级合金钢'],
    ] as const,
    pack: '盒 100 个',
  })),
  ...from,
});
const aBook = (products: BookProduct[]): BookOrder => ({
  ...{ title: '紧固件', subtitle: '分类目录', madeOn: '2026年11月23日', mallName: '百工商城', mallUrl: 'https://mall.example' },
  products,
});

test('every size stands once, within its page, and the contents name the page it begins on (rule download 20)', () => {
  const products = Array.from({ length: 60 }, (_, no) => aProduct(no, (no * 7) % 130));
  const plan = planOf({ products }, (product) => product.name.endsWith('1'));
  const rows = plan.pages.flatMap((items) =>
    items.flatMap((one) => (one.kind === 'rows' ? one.skus.map(({ orderCode }) => orderCode) : [])),
  );
  expect(rows).toEqual(products.flatMap(({ skus }) => skus.map(({ orderCode }) => orderCode)));
  for (const items of plan.pages) for (const { y } of items) expect(y).toBeLessThan(sheet.bottom);
  for (const { title, page } of plan.entries) {
    const there = plan.pages[page - plan.contentPages - 2]!.flatMap((one) =>
      one.kind === 'chapter' || one.kind === 'section' ? [one.text] : [],
    );
    expect(there).toContain(title);
  }
});

test('what is longer than its cell is cut, and no sign of a name is markup', () => {
  expect(fitted('短', 60, 7)).toBe('短');
  expect(fitted('一个很长很长的规格说明文字', 30, 7)).toMatch(/^一个.*…$/);
  expect(fitted('<b>"x"</b>', 200, 7)).toBe('<b>"x"</b>');
});

test('what a size is ordered by is never cut, however many columns stand beside it, and no table is wider than its page', () => {
  const long = Array.from(
    { length: 6 },
    (_, at) => [`参数名称较长的第 ${at} 个`, (row: number) => `数值 ${row}，附带说明文字一二三四`] as const,
  );
  for (const attributes of [long, long.slice(0, 1), []]) {
    const skus = Array.from({ length: 20 }, (_, row) => ({
      ...{ orderCode: `BG10012345-${row}`, partNumber: `DIN 912-M8×1.25×${10 + row}-12.9-ZN`, pack: '100 个/盒' },
      attributes: attributes.map(([name, of]) => [name, of(row)] as const),
    }));
    const { columns } = tableOf(skus);
    for (const { name, of, width } of columns)
      if (/^(制造商型号|订货编码)$/.test(name)) for (const sku of skus) expect(fitted(of(sku), width, 7)).toBe(of(sku));
    expect(columns.every(({ width }) => width > 12)).toBe(true);
    const last = columns.at(-1)!;
    expect(last.x + last.width).toBeLessThanOrEqual(sheet.width - sheet.side);
  }
});

test('two hundred pages take less than 300 MB, are told as they are done, in a process that ends with them (rule download 21)', async () => {
  const told: number[] = [];
  const made = await printBook(aBook(Array.from({ length: 200 }, (_, no) => aProduct(no, 46))), (progress) => told.push(progress));
  expect(Buffer.from(made.file.subarray(0, 5)).toString()).toBe('%PDF-');
  expect(made.pages).toBeGreaterThan(199);
  expect(made.mostMemory).toBeLessThan(300_000_000);
  expect(told.length).toBeGreaterThan(10);
  expect(told).toEqual(told.toSorted((one, other) => one - other));
}, 400_000);

test('what is no part is not drawn, and a book that takes too long is given up', async () => {
  const odd = aProduct(1, 3, { family: 'nobody-knows', name: '<script>alert(1)</script>' });
  const made = await printBook(aBook([odd]));
  expect([made.pages, made.entries.map(({ page }) => page)]).toEqual([3, [3, 3]]);
  await expect(printBook(aBook(Array.from({ length: 400 }, (_, no) => aProduct(no, 40))), () => {}, 1)).rejects.toThrow('took too long');
});
