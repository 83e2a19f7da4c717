import type { BookEntry, BookOrder, BookProduct, BookSku } from './book.ts';

/** Points of an A4 page, and of what stands on it. */
export const sheet = { width: 595.28, height: 841.89, side: 36, top: 54, bottom: 796 } as const;
export const sizes = {
  chapter: 34,
  section: 24,
  head: 18,
  drawing: 104,
  noDrawing: 46,
  tableHead: 16,
  row: 12.6,
  gap: 14,
  continued: 16,
} as const;
const entriesAPage = 44;
/** A chapter that would begin below begins a page. */
const halfWay = 340;
const fewestRows = 3;
const mostColumns = 6;

/** A product's table: a column for each attribute that differs, the others once. */
export interface BookTable {
  columns: readonly BookColumn[];
  common: readonly (readonly [string, string])[];
}
export interface BookColumn {
  name: string;
  of: (sku: BookSku) => string;
  /** Points from the sheet's side, with the room between columns. */
  x: number;
  width: number;
}
export type BookItem =
  | { kind: 'chapter'; y: number; text: string }
  | { kind: 'section'; y: number; text: string }
  | { kind: 'continued'; y: number; text: string }
  | { kind: 'product'; y: number; product: BookProduct; table: BookTable; isDrawn: boolean }
  | { kind: 'rows'; y: number; table: BookTable; skus: readonly BookSku[] };
export interface BookPlan {
  entries: BookEntry[];
  contentPages: number;
  /** Items of each page behind the contents. */
  pages: BookItem[][];
}

const tableSize = 7;
const between = 6;

/** As wide as what stands in them, all in all as wide as the sheet; where that is too wide, what a size is ordered by stays whole. */
function placed(columns: readonly Pick<BookColumn, 'name' | 'of'>[], skus: readonly BookSku[], whole: ReadonlySet<string>): BookColumn[] {
  const natural = columns.map(({ name, of }) => between + Math.max(...[name, ...skus.map(of)].map((text) => widthOf(text, tableSize))));
  const sum = (those: (at: number) => boolean) => natural.reduce((all, width, at) => (those(at) ? all + width : all), 0);
  const full = sheet.width - 2 * sheet.side;
  const isWhole = (at: number) => whole.has(columns[at]!.name);
  const spare = Math.max(0, full - sum(() => true)) / columns.length;
  const share = Math.min(1, Math.max(0.2, (full - sum(isWhole)) / (sum((at) => !isWhole(at)) || 1)));
  let x: number = sheet.side;
  return columns.map((one, at) => {
    const width = natural[at]! * (isWhole(at) ? 1 : share) + spare;
    x += width;
    return { ...one, x: x - width + between / 2, width: width - between };
  });
}

export function tableOf(skus: readonly BookSku[]): BookTable {
  const values = skus.map(({ attributes }) => new Map(attributes));
  const keys = [...new Set(skus.flatMap(({ attributes }) => attributes.map(([key]) => key)))];
  const isCommon = (key: string) => values.every((one) => one.get(key) === values[0]!.get(key));
  const differing = keys.filter((key) => !isCommon(key)).slice(0, mostColumns);
  const columns = [
    ...differing.map((name) => ({ name, of: ({ attributes }: BookSku) => attributes.find(([key]) => key === name)?.[1] ?? '' })),
    { name: '制造商型号', of: ({ partNumber }: BookSku) => partNumber },
    { name: '订货编码', of: ({ orderCode }: BookSku) => orderCode },
    { name: '包装', of: ({ pack }: BookSku) => pack },
  ];
  return {
    columns: placed(columns, skus, new Set(['制造商型号', '订货编码'])),
    common: keys.filter(isCommon).map((key) => [key, values[0]!.get(key) ?? ''] as const),
  };
}

/** Where everything stands, before anything is drawn: the contents come first and name pages. @param isDrawn does somebody draw this product? */
export function planOf({ products }: Pick<BookOrder, 'products'>, isDrawn: (product: BookProduct) => boolean): BookPlan {
  const titles = new Set(products.flatMap(({ chapter, section }) => [`1 ${chapter}`, `2 ${chapter} ${section}`]));
  const contentPages = Math.max(1, Math.ceil(titles.size / entriesAPage));
  const first = 2 + contentPages;
  const pages: BookItem[][] = [[]];
  const entries: BookEntry[] = [];
  let y: number = sheet.top;
  const pageNumber = () => first + pages.length - 1;
  const turn = () => {
    pages.push([]);
    y = sheet.top;
  };
  const put = (item: BookItem, height: number) => {
    pages.at(-1)!.push(item);
    y += height;
  };
  let [chapter, section] = ['', ''];
  for (const product of products) {
    const drawn = isDrawn(product);
    const table = tableOf(product.skus);
    const head = sizes.head + (drawn ? sizes.drawing : sizes.noDrawing);
    const isNewChapter = product.chapter !== chapter;
    const isNewSection = isNewChapter || product.section !== section;
    const titlesHigh = (isNewChapter ? sizes.chapter : 0) + (isNewSection ? sizes.section : 0);
    const needed = titlesHigh + head + sizes.tableHead + Math.min(fewestRows, product.skus.length) * sizes.row;
    if ((isNewChapter && y > halfWay) || (y > sheet.top && y + needed > sheet.bottom)) turn();
    if (isNewChapter) {
      entries.push({ title: product.chapter, level: 1, page: pageNumber() });
      put({ kind: 'chapter', y, text: product.chapter }, sizes.chapter);
    }
    if (isNewSection) {
      entries.push({ title: product.section, level: 2, page: pageNumber() });
      put({ kind: 'section', y, text: product.section }, sizes.section);
    }
    [chapter, section] = [product.chapter, product.section];
    put({ kind: 'product', y, product, table, isDrawn: drawn }, head);
    for (let at = 0; at < product.skus.length; ) {
      const room = Math.floor((sheet.bottom - y - sizes.tableHead) / sizes.row);
      if (room < 1) {
        turn();
        put({ kind: 'continued', y, text: `${product.name}（续）` }, sizes.continued);
        continue;
      }
      const skus = product.skus.slice(at, at + room);
      put({ kind: 'rows', y, table, skus }, sizes.tableHead + skus.length * sizes.row);
      at += skus.length;
    }
    y += sizes.gap;
  }
  return { entries, contentPages, pages };
}
/** The entries of one page of the contents. */
export const entriesOf = ({ entries }: BookPlan, page: number): BookEntry[] =>
  entries.slice(page * entriesAPage, (page + 1) * entriesAPage);

const wideOf = (sign: string) => (sign > '⺀' ? 1 : /[A-Z0-9@%&mwMW]/.test(sign) ? 0.66 : 0.52);
const widthOf = (text: string, size: number) => [...text].reduce((sum, sign) => sum + wideOf(sign) * size, 0);

/** As much of a text as fits, by what signs are about as wide. @param width points */
export function fitted(text: string, width: number, size: number): string {
  let used = 0;
  const signs = [...text.replaceAll(/\s+/g, ' ')];
  for (const [at, sign] of signs.entries()) {
    used += wideOf(sign) * size;
    // What was measured to fit fits, whatever adding up fractions says.
    if (used > width + 0.01) return `${signs.slice(0, Math.max(0, at - 1)).join('')}…`;
  }
  return signs.join('');
}
