import type PDFDocument from 'pdfkit';
import { create } from 'qrcode';
import { fitted } from './book-layout.ts';

export const ink = '#1c2430';
export const grey = '#6b7684';
export const hairline = '#c9d1db';
export const tint = '#f3f5f8';

export interface Words {
  x: number;
  y: number;
  size: number;
  /** Points; longer words are cut. */
  width: number;
  bold?: boolean;
  color?: string;
  align?: 'left' | 'right' | 'center';
  link?: string;
  goTo?: string;
}

/** One line of words. */
export function write(doc: PDFDocument, text: string, { x, y, size, width, bold, color = ink, align = 'left', link, goTo }: Words) {
  doc
    .font(bold ? 'bold' : 'plain')
    .fontSize(size)
    .fillColor(color)
    .text(fitted(text, width, size), x, y, {
      ...{ width: width + 2, align, lineBreak: false },
      ...(link ? { link } : {}),
      ...(goTo ? { goTo } : {}),
    });
}

export const rule = (doc: PDFDocument, y: number, from: number, to: number, wide = 0.5, color = hairline) =>
  doc.lineWidth(wide).strokeColor(color).moveTo(from, y).lineTo(to, y).stroke();

/** An address as squares, those beside each other as one. @param side points */
export function qrSquares(doc: PDFDocument, text: string, x: number, y: number, side: number) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const cell = side / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let from = 0; from < modules.size; from += 1) {
      let to = from;
      while (to < modules.size && modules.get(row, to)) to += 1;
      if (to > from) doc.rect(x + from * cell, y + row * cell, (to - from) * cell, cell);
      from = to;
    }
  doc.fill(ink);
}
