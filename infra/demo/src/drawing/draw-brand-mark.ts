import { escapeXml } from './escape-xml.ts';
import { lettering, lettersWide } from './lettering.ts';
import { circle, hexagon, line, polygon, rect } from './shapes.ts';

export interface BrandMark {
  /** plain, bar, box, oval, hexagon, ring, chevron, underline, split or diamond; anything else is plain. */
  shape: string;
  text: string;
}

const [width, height] = [240, 80];
const colours = ['#1c2430', '#14407e', '#7c1d1d', '#1d5b45', '#3b4757', '#5a3d1e', '#214e63', '#4a2a5e'];
const han = /[\u2e80-\u9fff]/;

/** Width of a heavy wordmark in units of its size; only a guess is needed, the text is fitted to it. */
const seedOf = (text: string) => [...text].reduce((sum, char) => (sum * 31 + (char.codePointAt(0) ?? 0)) >>> 0, 7);

/** A maker's logo: a wordmark in one colour with a plain figure. 240 × 80. */
export function drawBrandMark({ shape, text }: BrandMark): string {
  const seed = seedOf(text);
  const colour = colours[seed % colours.length] ?? '#1c2430';
  const before = ['hexagon', 'ring', 'chevron', 'diamond', 'bar'].includes(shape);
  const inside = ['box', 'oval'].includes(shape);
  const room = width - (before ? 74 : inside ? 56 : 28);
  const wide = lettersWide(text, 700) || 1;
  const size = Math.min(han.test(text) ? 40 : 34, room / wide);
  const w = wide * size;
  const gap = before ? size * 1.35 : 0;
  const x = (width - w - gap) / 2 + gap;
  const mx = x - gap * 0.55;
  const r = Math.min(size * 0.46, 16);
  const y = 40;
  let figure = '';
  let ink = colour;
  if (shape === 'hexagon') figure = `<path fill-rule="evenodd" d="${hexagon(mx, y, r * 2)}${circle(mx, y, r * 0.5)}"/>`;
  if (shape === 'ring') figure = `<path fill-rule="evenodd" d="${circle(mx, y, r)}${circle(mx, y, r * 0.6)}${circle(mx, y, r * 0.24)}"/>`;
  if (shape === 'chevron')
    figure = `<path d="${polygon(mx - r, y - r, mx - r * 0.3, y - r, mx + r * 0.5, y, mx - r * 0.3, y + r, mx - r, y + r, mx - r * 0.2, y)}${polygon(mx, y - r, mx + r * 0.5, y - r, mx + r * 1.2, y, mx + r * 0.5, y + r, mx, y + r, mx + r * 0.7, y)}"/>`;
  if (shape === 'diamond')
    figure = `<path fill-rule="evenodd" d="${polygon(mx - r * 1.1, y, mx, y - r * 1.1, mx + r * 1.1, y, mx, y + r * 1.1)}${polygon(mx - r * 0.45, y, mx, y - r * 0.45, mx + r * 0.45, y, mx, y + r * 0.45)}"/>`;
  if (shape === 'bar') figure = `<path d="${rect(mx - r * 0.6, y - r, r * 0.45, r * 2)}${rect(mx + r * 0.05, y - r, r * 0.9, r * 2)}"/>`;
  if (shape === 'box') {
    figure = `<rect x="${Math.round(x - 18)}" y="14" width="${Math.round(w + 36)}" height="52" rx="3"/>`;
    ink = '#fff';
  }
  if (shape === 'oval')
    figure = `<ellipse cx="120" cy="40" rx="${Math.round(Math.min(116, w / 2 + 26))}" ry="29" fill="none" stroke="${colour}" stroke-width="4"/>`;
  if (shape === 'underline') figure = `<path d="${rect(x, y + size * 0.5, w, 4)}"/>`;
  if (shape === 'split') figure = `<path stroke="#fff" stroke-width="2.6" d="${line(x - 4, y + 1, x + w + 4, y + 1)}"/>`;
  const isItalic = seed % 5 === 1 && !han.test(text);
  const place = { x: Math.round(x + w / 2), y: y + size * 0.36, anchor: 'middle' } as const;
  const wordmark = lettering(text, { ...place, size, weight: 700, isItalic, more: ` fill="${ink}"` });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" fill="${colour}"><title>${escapeXml(text)}</title>${shape === 'split' ? wordmark + figure : figure + wordmark}</svg>`;
}
