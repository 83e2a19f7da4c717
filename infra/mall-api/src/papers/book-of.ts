import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';
import type { BookOrder, BookSku, MadeBook } from './book.ts';
import { draw, drawingOf } from './book-drawing.ts';
import { grey, hairline, ink, qrSquares, rule, tint, write } from './book-ink.ts';
import { type BookItem, type BookPlan, type BookTable, entriesOf, planOf, sheet, sizes } from './book-layout.ts';

const font = (path: string) => createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${path}`);
const right = sheet.width - sheet.side;
const full = right - sheet.side;
const accent = '#c8161d';

const chaptersOnCover = 14;

function cover(doc: PDFDocument, { title, subtitle, madeOn, mallName, mallUrl, products }: BookOrder, { entries }: BookPlan) {
  const drawn = products.find((product) => drawingOf(product));
  if (drawn) draw(doc, drawingOf(drawn)!, 56, 290, 484, 300, 9);
  else
    entries
      .filter(({ level }) => level === 1)
      .slice(0, chaptersOnCover)
      .forEach(({ title: chapter, page }, at) => {
        const y = 280 + at * 27;
        write(doc, chapter, { x: 56, y, size: 14, width: 380, goTo: `page ${page}` });
        write(doc, String(page), { x: right - 60, y: y + 3, size: 10, width: 58, align: 'right', color: grey, goTo: `page ${page}` });
        rule(doc, y + 22, 56, right, 0.4);
      });
  doc.rect(sheet.side, 96, 4, 92).fill(accent);
  write(doc, mallName, { x: 56, y: 92, size: 14, width: 400, color: grey });
  write(doc, title, { x: 56, y: 118, size: 36, width: 480, bold: true });
  write(doc, subtitle, { x: 56, y: 172, size: 12, width: 480, color: grey });
  qrSquares(doc, mallUrl, sheet.side, 690, 78);
  write(doc, '扫码查看库存、货期与订购', { x: 128, y: 706, size: 10, width: 300 });
  write(doc, `${madeOn} 编制，规格如有更新以网站为准。价格请登录后查看。`, { x: 128, y: 724, size: 8.5, width: 400, color: grey });
  write(doc, mallUrl, { x: 128, y: 740, size: 8.5, width: 400, color: grey, link: mallUrl });
}

function contents(doc: PDFDocument, plan: BookPlan, page: number) {
  write(doc, '目录', { x: sheet.side, y: 50, size: 20, width: 200, bold: true });
  entriesOf(plan, page).forEach(({ title, level, page: at }, index) => {
    const y = 92 + index * 15.6;
    const isChapter = level === 1;
    const x = sheet.side + (isChapter ? 0 : 18);
    write(doc, title, { x, y, size: isChapter ? 10 : 9, width: 380, bold: isChapter, goTo: `page ${at}` });
    write(doc, String(at), { x: right - 60, y, size: 9, width: 58, align: 'right', color: isChapter ? ink : grey, goTo: `page ${at}` });
    if (isChapter) rule(doc, y - 2.5, sheet.side, right, 0.4);
  });
}

function rows(doc: PDFDocument, y: number, table: BookTable, skus: readonly BookSku[]) {
  const { columns } = table;
  doc.rect(sheet.side, y, full, sizes.tableHead).fill(tint);
  for (const { name, x, width } of columns) write(doc, name, { x, y: y + 3.5, size: 7, width, bold: true });
  skus.forEach((sku, at) => {
    const top = y + sizes.tableHead + at * sizes.row;
    for (const { name, x, width, of } of columns) write(doc, of(sku), { x, y: top + 2.2, size: 7, width, bold: name === '订货编码' });
    rule(doc, top + sizes.row, sheet.side, right, 0.3);
  });
}

/** What all sizes of a product share: beside its drawing one column, two where one hasn't room for it. */
function shared(doc: PDFDocument, { common }: BookTable, from: number, top: number, isDrawn: boolean) {
  const lines = isDrawn ? 8 : 3;
  const columns = isDrawn ? Math.min(2, Math.ceil(common.length / lines)) : 3;
  const room = right - 50 - from;
  const each = isDrawn ? room / columns : 156;
  const named = each < 120 ? 44 : 66;
  common.slice(0, lines * columns).forEach(([key, value], at) => {
    const x = from + Math.floor(at / lines) * each;
    const y = top + 1 + (at % lines) * 12;
    write(doc, key, { x, y, size: 7.2, width: named - 4, color: grey });
    write(doc, value, { x: x + named, y, size: 7.2, width: each - named - 4 });
  });
}

function item(doc: PDFDocument, one: BookItem) {
  if (one.kind === 'chapter') return write(doc, one.text, { x: sheet.side, y: one.y, size: 18, width: full, bold: true });
  if (one.kind === 'section') {
    rule(doc, one.y + 18, sheet.side, right, 0.8, ink);
    return write(doc, one.text, { x: sheet.side, y: one.y, size: 12, width: full, bold: true });
  }
  if (one.kind === 'continued') return write(doc, one.text, { x: sheet.side, y: one.y, size: 8.5, width: full, color: grey });
  if (one.kind === 'rows') return rows(doc, one.y, one.table, one.skus);
  const { y, product, table, isDrawn } = one;
  write(doc, product.name, { x: sheet.side, y: y + 2, size: 10.5, width: 400, bold: true, link: product.pageUrl });
  write(doc, product.brand, { x: right - 120, y: y + 3, size: 8.5, width: 118, color: grey, align: 'right' });
  const [top, high] = [y + sizes.head, isDrawn ? sizes.drawing : sizes.noDrawing];
  if (isDrawn) {
    doc
      .lineWidth(0.4)
      .rect(sheet.side, top, 250, high - 8)
      .stroke(hairline);
    const drawing = drawingOf(product);
    if (drawing) draw(doc, drawing, sheet.side + 6, top + 5, 238, high - 18);
  }
  shared(doc, table, isDrawn ? sheet.side + 262 : sheet.side, top, isDrawn);
  qrSquares(doc, product.pageUrl, right - 42, top + 1, 40);
}

/**
 * A catalogue as PDF: cover, contents with page numbers that lead there, and for each product its drawing, what all its sizes share, a table of sizes with
 * order codes, and a QR code of its page. It is planned first and written page by page, so that it takes no more memory than its tables.
 * @param tell how far it is, in per cent
 */
export async function bookOf(order: BookOrder, tell: (progress: number) => void, compress = true): Promise<Omit<MadeBook, 'mostMemory'>> {
  const plan = planOf(order, (product) => drawingOf(product) !== undefined);
  const options = {
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    compress,
    info: { Title: `${order.title} ${order.subtitle}`, Author: order.mallName },
  };
  const doc = new PDFDocument(options);
  const chunks: Uint8Array[] = [];
  const ended = new Promise<void>((resolve) => doc.on('data', (chunk) => void chunks.push(chunk)).on('end', resolve));
  doc.registerFont('plain', font('400Regular/NotoSansSC_400Regular.ttf')).registerFont('bold', font('700Bold/NotoSansSC_700Bold.ttf'));
  let number = 0;
  const page = (fill: () => void) => {
    number += 1;
    doc.addPage();
    doc.addNamedDestination(`page ${number}`);
    if (number > 1) {
      write(doc, order.title, { x: sheet.side, y: 24, size: 7.5, width: 300, color: grey });
      write(doc, String(number), { x: right - 60, y: 812, size: 8, width: 58, color: grey, align: 'right' });
      write(doc, `${order.mallName}　${order.mallUrl}`, { x: sheet.side, y: 812, size: 7.5, width: 400, color: grey });
    }
    fill();
  };
  page(() => cover(doc, order, plan));
  for (let at = 0; at < plan.contentPages; at += 1) page(() => contents(doc, plan, at));
  for (const [at, items] of plan.pages.entries()) {
    page(() => {
      for (const one of items) item(doc, one);
    });
    if (at % 5 === 0) {
      tell(Math.floor((at / plan.pages.length) * 95));
      // What was written is handed on, and a message that asks to stop is heard.
      await new Promise((resolve) => setImmediate(resolve));
    }
  }
  doc.end();
  await ended;
  return { file: new Uint8Array(Buffer.concat(chunks)), pages: number, entries: plan.entries };
}
