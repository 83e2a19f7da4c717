import { type Clerk, clerk } from './clerk.ts';
import type { JudgedLine, JudgedSheet, SheetSku } from './sheets.ts';
import { Catalogue, competing, numbered, shortened, typed, type Writer, type Written, whole } from './writers.ts';

interface Form {
  kind: string;
  writer: Writer;
  row: (written: Written, quantity: number, at: number, by: Clerk) => string[];
}

const perSheet = 40;
const units = ['个', '只', '件', '套'];
const all = ({ brand, name, spec, partNumber }: Written) => [brand, name, spec, partNumber].filter(Boolean).join(' ');
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).replaceAll(' ', '　');
const circled = (at: number) => String.fromCharCode(0x2460 + ((at - 1) % 20));

/** Cells as they are copied out of a sheet without its header, and lines as they are sent in a chat. */
const forms: Form[] = [
  { kind: 'pasted: name, quantity', writer: shortened, row: (w, q) => [all(w), `${q}`] },
  { kind: 'pasted: name, quantity', writer: typed, row: (w, q, _, by) => [all(w), by.chance(0.1) ? '' : `${q}`, by.one(units)] },
  { kind: 'pasted: number, brand, quantity', writer: numbered, row: (w, q) => [w.partNumber, w.brand, `${q}`] },
  {
    kind: 'pasted: number, brand, quantity',
    writer: competing,
    row: (w, q, _, by) => [w.brand, w.partNumber || all({ ...w, brand: '' }), `${q}`, by.one(units)],
  },
  { kind: 'pasted: name, spec, quantity, unit', writer: shortened, row: (w, q, _, by) => [w.name, w.spec, `${q}`, by.one(units)] },
  {
    kind: 'pasted: name, spec, quantity, unit',
    writer: whole,
    row: (w, q, at, by) => [`${at}`, w.name, w.spec, w.brand, by.one(units), `${q}`, by.chance(0.2) ? '急用' : ''],
  },
  {
    kind: 'pasted: own number first',
    writer: shortened,
    row: (w, q, at) => [`WZ${10_000 + at * 7}`, `${w.name} ${w.spec}`.trim(), `${q}`],
  },
  {
    kind: 'pasted: own number first',
    writer: shortened,
    row: (w, q, at, by) => [`1003${20_000 + at * 13}`, w.name, w.spec, by.one(units), `${q}`],
  },
  { kind: 'pasted: quantity first', writer: shortened, row: (w, q) => [`${q}`, all(w)] },
  { kind: 'pasted: quantity first', writer: numbered, row: (w, q, _, by) => [`${q}`, by.one(units), w.brand, w.partNumber, w.name] },
  {
    kind: 'pasted: with prices',
    writer: shortened,
    row: (w, q, at, by) => {
      const price = by.one([1.2, 3.5, 12, 0.85, 120.5]);
      return [`${at}`, w.name, w.spec, `${q}`, price.toFixed(2), (price * q).toFixed(2), '2026-12-01'];
    },
  },
  {
    kind: 'chat: quantity first',
    writer: shortened,
    row: (w, q, _, by) => [by.one([`${q}${by.one(units)}${all(w)}`, `要${q}个 ${all(w)}`, `${q} x ${all(w)}`])],
  },
  {
    kind: 'chat: numbered, full width',
    writer: shortened,
    row: (w, q, at, by) => [
      by.one([
        `${circled(at)}${fullWidth(all(w))}　${fullWidth(`${q}`)}个`,
        fullWidth(`${at}、${all(w)} x ${q}`),
        `${at}. ${all(w)}，${q}个`,
      ]),
    ],
  },
  {
    kind: 'chat: what is asked for',
    writer: shortened,
    row: (w, q, _, by) => [
      by.one([
        `${all(w)} ${q}只 要现货的`,
        `${all(w)} 需要${q}个，急`,
        `帮看下${all(w)} ${q}个有没有`,
        `${all(w)} *${q}`,
        `${all(w)}：${q}个`,
      ]),
    ],
  },
];

/** Sheets without a header and lines of chats, of the catalogue's SKUs, the same at every run. @param skus in order of their ids */
export function pastedSheets(skus: readonly SheetSku[]): JudgedSheet[] {
  const catalogue = new Catalogue(skus);
  return forms.map(({ kind, writer, row }, at): JudgedSheet => {
    const by = clerk(0xca5e + at * 6151);
    const rows: string[] = [];
    const lines: JudgedLine[] = [];
    while (lines.length < perSheet) {
      const written = writer(by.one(skus), catalogue, by);
      if (!written) continue;
      const quantity = by.one([1, 2, 3, 5, 8, 12, 20, 36, 50, 100, 200, 500]);
      const cells = row(written, quantity, lines.length + 1, by);
      rows.push(cells.join('\t'));
      const isSaid = cells.length === 1 || cells.includes(`${quantity}`);
      lines.push({ row: rows.length, text: cells.join(' | '), quantity: isSaid ? quantity : undefined, right: written.right });
    }
    return { name: `${kind} ${at + 1}`, kind, text: rows.join('\n'), lines, isHeldOut: false };
  });
}
