import { partOf, sheetOf } from '@mall/part-models';
import type PDFDocument from 'pdfkit';
import type { BookProduct } from './book.ts';

type Sheet = ReturnType<typeof sheetOf>;
type Entity = Sheet['entities'][number];
const blue = '#0b57d0';
const looks: Record<Entity['layer'], [color: string, width: number, dash?: [number, number]]> = {
  seen: ['#1c2430', 0.9],
  hidden: ['#1c2430', 0.45, [3, 2]],
  axis: ['#1c2430', 0.35, [8, 2]],
  thread: ['#1c2430', 0.4],
  hatch: ['#7d8794', 0.3],
  dimension: [blue, 0.35],
};

/** Its drawing with dimensions; undefined where nobody described the family, or its parameters make no part. */
export function drawingOf({ family, drawing }: Pick<BookProduct, 'family' | 'drawing'>): Sheet | undefined {
  const part = partOf(family, drawing);
  return part && sheetOf(part);
}

/** Draws it into a box, in points. @param size of its figures */
export function draw(doc: PDFDocument, { entities, box }: Sheet, x: number, y: number, width: number, height: number, size = 6.4) {
  const scale = Math.min(width / (box.right - box.left), height / (box.top - box.bottom));
  const left = x + (width - (box.right - box.left) * scale) / 2;
  const top = y + (height - (box.top - box.bottom) * scale) / 2;
  const px = (value: number) => left + (value - box.left) * scale;
  const py = (value: number) => top + (box.top - value) * scale;
  const n = (value: number) => value.toFixed(2);
  const pathOf = (one: Entity): string => {
    if (one.kind === 'line') return `M${n(px(one.from[0]))} ${n(py(one.from[1]))}L${n(px(one.to[0]))} ${n(py(one.to[1]))}`;
    if (one.kind !== 'arc') return '';
    const r = one.radius;
    const at = (degrees: number) => {
      const turn = (degrees * Math.PI) / 180;
      return `${n(px(one.middle[0] + r * Math.cos(turn)))} ${n(py(one.middle[1] + r * Math.sin(turn)))}`;
    };
    const arc = (from: number, to: number) => `A${n(r * scale)} ${n(r * scale)} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)}`;
    const [from, to] = [one.from ?? 0, one.to ?? 360];
    return to - from >= 360 ? `M${at(0)}${arc(0, 180)}${arc(180, 360)}` : `M${at(from)}${arc(from, to)}`;
  };
  for (const [layer, [color, wide, dash]] of Object.entries(looks)) {
    const d = entities
      .filter((one) => one.layer === layer)
      .map(pathOf)
      .join('');
    if (!d) continue;
    if (dash) doc.dash(dash[0], { space: dash[1] });
    doc.lineWidth(wide).path(d).stroke(color);
    if (dash) doc.undash();
  }
  for (const one of entities) {
    if (one.kind !== 'text') continue;
    const [tx, ty] = [px(one.at[0]), py(one.at[1])];
    doc.save();
    if (one.upright) doc.rotate(-90, { origin: [tx, ty] });
    doc
      .font('plain')
      .fontSize(size)
      .fillColor(blue)
      .text(one.value, tx - 40, ty - 1.1 * size, { width: 80, align: 'center', lineBreak: false });
    doc.restore();
  }
}
