import type { Entity, Layer } from './entities.ts';
import type { Sheet } from './sheet.ts';

const ink = '#1c2430';
const blue = '#0b57d0';
/** Colour, width in millimetres of paper, dashes. */
const looks: Record<Layer, [string, number, number[]?]> = {
  seen: [ink, 0.5],
  hidden: [ink, 0.25, [2.4, 1.2]],
  axis: [ink, 0.2, [7, 1.2, 1, 1.2]],
  thread: [ink, 0.22],
  hatch: ['#7d8794', 0.18],
  dimension: [blue, 0.2],
};
export const escaped = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 forbids them.
    .replace(/[\u0000-\u001f]/g, '')
    .replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** A drawing as SVG: in millimetres of the paper, a millimetre of it is four pixels. @param frame the picture's proportion: `width / height`, its own unless given */
export function svgOf({ entities, box, unit, scale, note: words }: Sheet, title: string, frame?: number): string {
  const k = 1 / unit;
  const n = (value: number) => String(Math.round(value * 100) / 100);
  const [w, h] = [(box.right - box.left) * k, (box.top - box.bottom) * k + 5];
  const width = frame ? Math.max(w, h * frame) : w;
  const height = frame ? width / frame : h;
  const x = (value: number) => n((value - box.left) * k + (width - w) / 2);
  const y = (value: number) => n((box.top - value) * k + (height - h) / 2);
  const path = (one: Entity): string => {
    if (one.kind === 'line') return `M${x(one.from[0])} ${y(one.from[1])}L${x(one.to[0])} ${y(one.to[1])}`;
    if (one.kind !== 'arc') return '';
    const r = one.radius;
    const at = (degrees: number) =>
      `${x(one.middle[0] + r * Math.cos((degrees * Math.PI) / 180))} ${y(one.middle[1] + r * Math.sin((degrees * Math.PI) / 180))}`;
    const arc = (from: number, to: number) => `A${n(r * k)} ${n(r * k)} 0 ${to - from > 180 ? 1 : 0} 0 ${at(to)}`;
    const [from, to] = [one.from ?? 0, one.to ?? 360];
    return to - from >= 360 ? `M${at(0)}${arc(0, 180)}${arc(180, 360)}` : `M${at(from)}${arc(from, to)}`;
  };
  const layers = (Object.keys(looks) as Layer[]).map((layer) => {
    const [colour, wide, dashes] = looks[layer];
    const d = entities
      .filter((one) => one.layer === layer)
      .map(path)
      .join('');
    return d && `<path stroke="${colour}" stroke-width="${wide}"${dashes ? ` stroke-dasharray="${dashes.join(' ')}"` : ''} d="${d}"/>`;
  });
  const texts = entities.map((one) => {
    if (one.kind !== 'text') return '';
    const [tx, ty] = [x(one.at[0]), y(one.at[1])];
    return `<text x="${tx}" y="${ty}"${one.upright ? ` transform="rotate(-90 ${tx} ${ty})"` : ''}>${escaped(one.value)}</text>`;
  });
  const note = `<text x="${n(width - 2)}" y="${n(height - 2)}" text-anchor="end" fill="#6b7684" font-size="2.6">${escaped(`${words && `${words}　`}比例 ${scale}　单位 mm`)}</text>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${n(width)} ${n(height)}" width="${n(width * 4)}" height="${n(height * 4)}" role="img"><title>${escaped(title)}</title><rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g><g fill="${blue}" font-family="system-ui,'Noto Sans SC',sans-serif" font-size="3.2" text-anchor="middle">${texts.join('')}${note}</g></svg>`;
}
