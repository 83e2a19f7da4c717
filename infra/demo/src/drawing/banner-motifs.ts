import { families } from './families.ts';
import { type DrawingParams, Params } from './params.ts';
import { Pen } from './pen.ts';
import { circle, line, polygon, rect, repeat } from './shapes.ts';

interface Placed {
  family: string;
  params: DrawingParams;
  x: number;
  y: number;
  size: number;
}

const place = (family: string, x: number, y: number, size: number, params: DrawingParams = {}): Placed => ({ family, x, y, size, params });

/** What a banner shows, by the motif its staff chose; measures are those of the banner's right half, 520 × 336. */
const motifs: Record<string, Placed[]> = {
  bolts: [
    place('socket-cap-screw', 40, 66, 230, { d: 8, l: 30, dk: 13, k: 8, P: 1.25 }),
    place('countersunk-screw', 262, 20, 118, { d: 8, l: 20, dk: 16, P: 1.25 }),
    place('button-head-screw', 386, 20, 118, { d: 8, l: 20, dk: 14, k: 4.4, P: 1.25 }),
    place('hex-nut', 262, 168, 118, { d: 8, s: 13, m: 6.8 }),
    place('flat-washer', 386, 168, 118, { d: 8.4, D: 16, s: 1.6 }),
  ],
  bearing: [
    place('deep-groove-bearing', 20, 40, 270, { d: 20, D: 47, B: 14 }),
    place('tapered-roller-bearing', 290, 20, 118, { d: 30, D: 62, B: 17.25 }),
    place('pillow-block', 398, 26, 110, { d: 20, D: 47 }),
    place('thrust-bearing', 290, 172, 118, { d: 20, D: 35, B: 10 }),
    place('linear-bearing', 398, 172, 110, { d: 12, D: 21, l: 30 }),
  ],
  pneumatics: [
    place('pneumatic-cylinder', 20, 60, 250, { D: 40, s: 100, d: 16 }),
    place('solenoid-valve', 286, 24, 118, { c: 1 }),
    place('frl-unit', 400, 24, 112, { n: 3 }),
    place('push-in-fitting', 290, 172, 112, { d: 8, k: 1 }),
    place('tube-coil', 400, 172, 110, { d: 8 }),
  ],
  tools: [
    place('digital-caliper', 20, 50, 260, { r: 150 }),
    place('combination-wrench', 286, 20, 118, { s: 13, l: 170 }),
    place('pliers', 398, 26, 110, { k: 1 }),
    place('drill-bit', 286, 172, 118, { d: 8 }),
    place('socket', 398, 172, 110, { s: 13, q: 12.5 }),
  ],
  protection: [
    place('helmet', 30, 50, 240),
    place('glove', 290, 22, 112, { c: 1 }),
    place('goggles', 398, 26, 110),
    place('safety-shoe', 290, 172, 112),
    place('earmuff', 398, 172, 110),
  ],
};

function assistant(): string {
  const pen = new Pen(true);
  pen
    .paper('M20 40H172Q180 40 180 48V92Q180 100 172 100H58L40 116V100H28Q20 100 20 92V48Q20 40 28 40Z')
    .thin(line(36, 62, 150, 62) + line(36, 78, 116, 78));
  pen
    .body('M52 128H184Q192 128 192 136V176Q192 184 184 184H170V198L152 184H60Q52 184 52 176Z')
    .paper(rect(64, 138, 36, 36, 2))
    .thin(line(110, 148, 178, 148) + line(110, 162, 154, 162))
    .main(repeat(3, (i) => circle(140 + i * 14, 70, 2)));
  return pen.toGroup();
}

function credit(): string {
  const pen = new Pen(true);
  pen
    .paper(rect(40, 24, 110, 150, 4))
    .thin(repeat(5, (i) => line(56, 72 + i * 18, 134, 72 + i * 18)))
    .main(line(56, 48, 104, 48));
  pen
    .body(rect(92, 96, 98, 82, 5))
    .thin(line(92, 118, 190, 118))
    .main(line(114, 88, 114, 104) + line(168, 88, 168, 104))
    .dark(repeat(9, (i) => rect(106 + (i % 3) * 26, 128 + Math.floor(i / 3) * 15, 12, 5)))
    .tone(polygon(158, 158, 170, 158, 170, 163, 158, 163));
  return pen.toGroup();
}

const scaled = (group: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size / 200})">${group}</g>`;

/** The drawings of a banner's parts: motif names or drawing families. */
export function drawParts(parts: string[]): string {
  const chosen = parts.flatMap((part) => motifs[part] ?? []);
  const named = parts.filter((part) => !motifs[part] && Object.hasOwn(families, part)).slice(0, 3);
  const placed = chosen.length ? chosen : named.map((family, i) => place(family, 20 + i * 168, 84, 160));
  let drawn = '';
  for (const { family, params, x, y, size } of placed) {
    // Small parts go without dimensions: figures of four units are noise.
    const pen = new Pen(size > 180);
    families[family]?.(pen, new Params(params));
    drawn += scaled(pen.toGroup(), x, y, size);
  }
  if (parts.includes('assistant'))
    drawn += scaled(assistant(), 60, 36, 250) + scaled(partGroup('socket-cap-screw', { d: 8, l: 30, dk: 13, k: 8 }), 330, 60, 190);
  if (parts.includes('credit')) drawn += scaled(credit(), 100, 26, 280);
  return drawn;
}

function partGroup(family: string, params: DrawingParams): string {
  const pen = new Pen(true);
  families[family]?.(pen, new Params(params));
  return pen.toGroup();
}
