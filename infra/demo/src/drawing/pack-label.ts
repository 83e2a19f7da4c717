import { code39 } from './code-39.ts';
import { escapeXml } from './escape-xml.ts';
import { n1 } from './shapes.ts';

/** What stands on a packet. */
export interface PackFacts {
  name: string;
  brand: string;
  skuNumber: string;
  orderCode: string;
  partNumber: string;
  packQty: number;
  packUom: string;
  unit: string;
}

const wide = (char: string) => (/[\u2e80-\uffef]/.test(char) ? 1 : 0.56);
export const widthOf = (text: string) => [...text].reduce((sum, char) => sum + wide(char), 0);
/** Lines of at most so many Han characters; the last one ends in an ellipsis where words are left over. */
export function broken(text: string, room: number, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.match(/[\u2e80-\uffef]|[^\s\u2e80-\uffef]+\s*|\s+/g) ?? []) {
    if (widthOf(line + word.trimEnd()) > room && line) {
      lines.push(line.trim());
      line = '';
    }
    line += word;
  }
  if (line.trim()) lines.push(line.trim());
  if (lines.length <= most) return lines;
  let last = lines[most - 1]!;
  while (last && widthOf(`${last}…`) > room) last = last.slice(0, -1);
  return [...lines.slice(0, most - 1), `${last}…`];
}

export const words = (x: number, y: number, size: number, text: string, more = '') =>
  `<text x="${n1(x)}" y="${n1(y)}" font-size="${n1(size)}"${more}>${escapeXml(text)}</text>`;

/** `100 个/盒`; one alone is `1 台`. */
export const amount = ({ packQty, packUom, unit }: PackFacts) =>
  packUom === unit ? `${packQty} ${unit}` : `${packQty} ${unit}/${packUom}`;

/** A label of 96 × 52: maker, name, numbers, quantity, and the SKU's number as bars that can be scanned. */
export function packLabel(x: number, y: number, facts: PackFacts): string {
  const lines = broken(facts.name, 14.4, 2);
  const numbers = [`订货编码 ${facts.orderCode}`, `型号 ${facts.partNumber}`].map((text) => broken(text, 14, 1)[0]!);
  const bars = code39(facts.skuNumber)
    .map(([at, w]) => `M${n1(x + 5 + at * 46)} ${n1(y + 39)}h${(w * 46).toFixed(2)}v7h-${(w * 46).toFixed(2)}Z`)
    .join('');
  return `<g font-family="system-ui,'PingFang SC','Noto Sans CJK SC',sans-serif" fill="#1c2430"><rect x="${x}" y="${y}" width="96" height="52" rx="1.5" fill="#fff" stroke="#b9c1cb" stroke-width=".5"/>${words(x + 5, y + 8, 5.2, facts.brand, ' font-weight="700"')}${lines.map((text, i) => words(x + 5, y + 15 + i * 6.4, 5.4, text)).join('')}${numbers.map((text, i) => words(x + 5, y + 28.5 + i * 6, 4.6, text, ' fill="#56606e"')).join('')}<path d="${bars}"/>${words(x + 28, y + 50, 3.6, facts.skuNumber, ' text-anchor="middle" letter-spacing=".6"')}${words(x + 91, y + 47, amount(facts).length > 9 ? 5.2 : 6.4, amount(facts), ' font-weight="700" text-anchor="end"')}</g>`;
}
