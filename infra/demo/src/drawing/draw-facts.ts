import { partGroup, type SkuDrawing } from './draw-sku.ts';
import { escapeXml } from './escape-xml.ts';
import { broken, words } from './pack-label.ts';
import { line } from './shapes.ts';

export interface FactsOfPart {
  family: SkuDrawing['family'];
  params: SkuDrawing['params'];
  name: string;
  attributes: readonly (readonly [key: string, value: string])[];
}

/** Its front without dimensions beside what it is ordered by: at most eight parameters, in the order of its table. A square SVG. */
export function drawFacts({ family, params, name, attributes }: FactsOfPart): string {
  const rows = attributes.slice(0, 8);
  const high = 12;
  const top = 190 - rows.length * high;
  const scale = Math.min(0.62, (top - 8) / 200);
  const table = rows.map(([key, value], i) => {
    const y = top + i * high;
    const shade = i % 2 ? '' : `<rect x="12" y="${y}" width="176" height="${high}" fill="#f4f6f8"/>`;
    return `${shade}${words(18, y + high * 0.68, 6.6, broken(key, 10, 1)[0] ?? '', ' fill="#56606e"')}${words(92, y + high * 0.68, 6.8, broken(value, 13.4, 1)[0] ?? '', ' font-weight="500"')}`;
  });
  const rules = `<path d="${line(12, top, 188, top)}${line(12, top + rows.length * high, 188, top + rows.length * high)}${line(86, top, 86, top + rows.length * high)}" stroke="#dfe4ea" stroke-width=".7"/>`;
  const group = partGroup({ family, params, size: 'thumb', name: '' });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><title>${escapeXml(`${name}：主要参数`)}</title><g transform="translate(${100 - 100 * scale} ${(top - 200 * scale) / 2}) scale(${scale.toFixed(3)})">${group}</g><g font-family="system-ui,'PingFang SC','Noto Sans CJK SC',sans-serif" fill="#1c2430">${table.join('')}</g>${rules}</svg>`;
}
