import type { Entity } from '../drafting/entities.ts';
import { hatching } from '../drafting/outlines.ts';
import { sideView } from '../drafting/side-view.ts';
import { silhouettes } from '../drafting/silhouettes.ts';
import { escaped } from '../drafting/svg.ts';
import { numbers } from '../numbers.ts';
import type { Params } from '../part.ts';
import { partOf } from '../part-of.ts';
import type { Point } from '../path.ts';
import { scenes } from './scenes.ts';

/** Pixels a side, and what stays free round the scene. */
const size = 200;
const margin = 14;
const ink = '#1c2430';
const blue = '#6b8fce';

/** Whether there is one way to mount a family's parts. */
export const isMounted = (family: string): boolean => scenes.has(family);

/** The part where it is mounted, cut open, its neighbours in blue: a square SVG. Undefined where there is no part or no one way to mount it. */
export function inUseSvg(family: string, params: Params, title: string): string | undefined {
  const part = partOf(family, params);
  const mates = part && scenes.get(family)?.(part, numbers(params));
  if (!part || !mates?.length) return undefined;
  const own = silhouettes(part);
  const all = [...mates.flatMap(({ outline }) => outline), ...own.flat()];
  const [zs, xs] = [all.map(([z]) => z), all.map(([, x]) => x)];
  const [left, right, low, high] = [Math.min(...zs), Math.max(...zs), Math.min(...xs), Math.max(...xs)];
  const k = (size - 2 * margin) / Math.max(right - left, high - low);
  if (!Number.isFinite(k)) return undefined;
  const n = (one: number) => String(Math.round(one * 10) / 10);
  const px = (z: number) => n(size / 2 + (z - (left + right) / 2) * k);
  const py = (x: number) => n(size / 2 - 3 - (x - (low + high) / 2) * k);
  const at = ([z, x]: Point) => `${px(z)} ${py(x)}`;
  const closed = (points: readonly Point[]) => `M${points.map(at).join('L')}Z`;
  const path = (d: string, look: string) => d && `<path d="${d}" ${look}/>`;
  const hatch = mates.flatMap(({ outline, isCut }, index) => (isCut ? hatching(outline, 5 / k, index % 4 < 2 ? 1 : -1) : []));
  const stroke = (one: Entity): string => {
    if (one.kind === 'line') return `M${at(one.from)}L${at(one.to)}`;
    if (one.kind !== 'arc' || one.from !== undefined) return '';
    const [[z, x], r] = [one.middle, one.radius];
    const turn = `A${n(r * k)} ${n(r * k)} 0 1 0 `;
    return `M${at([z - r, x])}${turn}${at([z + r, x])}${turn}${at([z - r, x])}`;
  };
  const view = sideView(part, 3.4 / k);
  const drawn = (layer: Entity['layer']) =>
    view
      .filter((one) => one.layer === layer)
      .map(stroke)
      .join('');
  const layers = [
    path(mates.map(({ outline }) => closed(outline)).join(''), `fill="#e9f0fc" stroke="none"`),
    path(hatch.map(([a, b]) => `M${at(a)}L${at(b)}`).join(''), 'stroke="#9dbae6" stroke-width=".6"'),
    path(mates.map(({ outline }) => closed(outline)).join(''), `stroke="${blue}" stroke-width=".7"`),
    // Each by itself: outlines that overlap may run in opposite ways.
    `<g fill="#e2e7ee" stroke="none">${own.map((shape) => `<path d="${closed(shape)}"/>`).join('')}</g>`,
    path(drawn('hatch'), 'stroke="#8b95a3" stroke-width=".5"'),
    path(drawn('thread'), `stroke="${ink}" stroke-width=".4"`),
    path(drawn('seen'), `stroke="${ink}" stroke-width="1.1"`),
    path(`M6 ${py(0)}H194`, `stroke="${ink}" stroke-width=".4" stroke-dasharray="9 2.5 2 2.5"`),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" role="img"><title>${escaped(`${title}：安装示意`)}</title><rect width="${size}" height="${size}" fill="#fff"/><g fill="none" stroke-linecap="round" stroke-linejoin="round">${layers.join('')}</g><text x="100" y="195" text-anchor="middle" font-family="system-ui,'PingFang SC','Noto Sans CJK SC',sans-serif" font-size="6" fill="#6b7684">安装示意，蓝色为配合件</text></svg>`;
}
