import { partGroup, type SkuDrawing } from './draw-sku.ts';
import { escapeXml } from './escape-xml.ts';
import { type PackFacts, packLabel } from './pack-label.ts';
import { n1, polygon } from './shapes.ts';

export interface PackedPart extends PackFacts {
  family: SkuDrawing['family'];
  params: SkuDrawing['params'];
}

const shape = (d: string, fill: string, stroke = '#8b95a3') =>
  `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width=".8" stroke-linejoin="round"/>`;
const placed = (group: string, x: number, y: number, scale: number) =>
  `<g transform="translate(${n1(x - 100 * scale)} ${n1(y - 100 * scale)}) scale(${scale})">${group}</g>`;
const bag = (group: string, facts: PackFacts) => {
  return `${shape('M36 34H164L168 186Q168 192 162 192H38Q32 192 32 186Z', '#f3f6fa')}${placed(group, 100, 86, 0.44)}<path d="M41 40L37 184M159 40Q160 110 163 180" stroke="#fff" stroke-width="2.4" stroke-linecap="round" opacity=".8" fill="none"/>${shape('M34 8H166V36H34Z', '#dbe5f4', '#9fb2cf')}<circle cx="100" cy="19" r="5" fill="#fff" stroke="#9fb2cf" stroke-width=".8"/><path d="M34 41H166" stroke="#b9c6d8" stroke-width="2.2" opacity=".7"/>${packLabel(52, 132, facts)}`;
};
const box = (group: string, facts: PackFacts) =>
  `${shape(polygon(14, 52, 158, 52, 186, 26, 44, 26), '#f6f8fb')}${shape(polygon(158, 52, 186, 26, 186, 160, 158, 188), '#ccd5e1')}${shape(polygon(14, 52, 158, 52, 158, 188, 14, 188), '#e4ebf4')}<path d="M14 70H158" stroke="#c2cedd" stroke-width=".8"/><path d="M86 52Q86 60 93 60Q100 60 100 52" fill="#fff" stroke="#8b95a3" stroke-width=".8"/>${placed(group, 86, 100, 0.28)}${packLabel(38, 131, facts)}`;
const carton = (group: string, facts: PackFacts) =>
  `${shape(polygon(10, 50, 156, 50, 188, 22, 44, 22), '#ead9bd', '#a98f66')}${shape(polygon(156, 50, 188, 22, 188, 162, 156, 190), '#c9ae82', '#a98f66')}${shape(polygon(10, 50, 156, 50, 156, 190, 10, 190), '#ddc7a2', '#a98f66')}${shape(polygon(78, 50, 88, 50, 121, 22, 111, 22), '#f2e8d6', '#cdb68f')}${shape(polygon(78, 50, 88, 50, 88, 68, 78, 68), '#f2e8d6', '#cdb68f')}<rect x="54" y="72" width="58" height="52" rx="2" fill="#fff" stroke="#a98f66" stroke-width=".5"/>${placed(group, 83, 98, 0.24)}<g stroke="#7c6336" stroke-width="1.2" fill="none"><path d="M20 74v14m-4-10 4-4 4 4M34 74v14m-4-10 4-4 4 4M16 92h22"/></g>${packLabel(35, 132, facts)}`;
const bundle = (group: string, facts: PackFacts) =>
  `${placed(group, 100, 62, 0.56)}<path d="M52 118Q100 108 148 118" stroke="#8b95a3" stroke-width=".8" fill="none"/><path d="M100 92L72 128M100 92L128 128" stroke="#8b95a3" stroke-width="1.2" fill="none"/>${packLabel(52, 128, facts)}`;

const containers: Readonly<Record<string, typeof bag>> = { 包: bag, 袋: bag, 盒: box, 捆: bundle, 卷: bundle };

/** How a SKU is handed over: bag, box, carton or bundle, with what its label says. A square SVG. */
export function drawPacked({ family, params, ...facts }: PackedPart): string {
  const group = partGroup({ family, params, size: 'thumb', name: '' });
  const draw = containers[facts.packUom] ?? carton;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" role="img"><title>${escapeXml(`${facts.name}：包装示意`)}</title>${draw(group, facts)}</svg>`;
}
