import type { Families } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, circle, ellipse, hexagon, line, poly, polygon, rect, repeat, upright } from '../shapes.ts';

const threadV = (x: number, y1: number, y2: number, w: number) =>
  repeat(Math.floor((y2 - y1) / 5), (i) => line(x, y1 + 3 + i * 5, x + w, y1 + 1 + i * 5));
/** Release ring of a push-in socket, seen from the side, pointing right or up. */
const collarH = (pen: Pen, x: number, y: number, r: number, dir: 1 | -1) =>
  pen.tone(rect(dir > 0 ? x : x - 9, y - r * 0.72, 9, r * 1.44, 2));
const collarV = (pen: Pen, x: number, y: number, r: number) => pen.tone(rect(x - r * 0.72, y - 9, r * 1.44, 10, 2));

function hexThread(pen: Pen, x: number, y: number, w: number) {
  pen
    .body(rect(x - w * 0.62, y, w * 1.24, 16, 1))
    .thin(line(x - w * 0.3, y, x - w * 0.3, y + 16) + line(x + w * 0.3, y, x + w * 0.3, y + 16))
    .body(
      upright(x, [
        [y + 16, w * 0.46],
        [y + 46, w * 0.42],
      ]),
    )
    .thin(threadV(x - w * 0.44, y + 17, y + 46, w * 0.88));
}

export const pneumaticFittings: Families = {
  'push-in-fitting': (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 1 || k === 4 || k === 5) {
      collarV(pen, 100, 30, 26);
      pen.body(rect(72, 30, 56, 46, 6)).thin(line(72, 40, 128, 40));
      hexThread(pen, 100, 76, k === 5 ? 64 : 54);
      if (k === 4) pen.tone(hexagon(100, 150, 16));
      return void pen.dimH(81, 119, 12, p.label('d', 'φ'), 24);
    }
    pen.body(k === 3 ? 'M58 62H142V100H126V112H74V100H58Z' : 'M66 112V76Q66 58 84 58H150V102H134V112Z');
    collarH(pen, 150 - (k === 3 ? 8 : 0), 80, 24, 1);
    if (k === 3) collarH(pen, 58, 80, 24, -1);
    hexThread(pen, 100, 112, 50);
    pen.dimV(63, 97, 182, p.label('d', 'φ'), 158);
  },
  'push-in-union': (pen, p) => {
    const k = p.kind('k', 1);
    const arm = (x: number, y: number, w: number, h: number) => pen.body(rect(x, y, w, h, 5));
    if (k === 1) arm(28, 74, 144, 52).thin(line(100, 74, 100, 126) + line(92, 74, 92, 126) + line(108, 74, 108, 126));
    else if (k === 2) pen.body('M74 170V96Q74 74 96 74H170V126H126V170Z');
    else if (k === 5) pen.body('M28 74H92L172 44V92L130 100L172 108V156L92 126H28Z');
    else pen.body(k === 4 ? 'M74 28H126V74H172V126H126V172H74V126H28V74H74Z' : 'M28 74H172V126H126V172H74V126H28Z');
    if (k !== 2) collarH(pen, 28, 100, 26, -1);
    if (k !== 5) collarH(pen, 172, 100, 26, 1);
    else pen.tone(rect(172, 50, 9, 36, 2)).tone(rect(172, 114, 9, 36, 2));
    if (k === 2 || k === 3 || k === 4) pen.tone(rect(81, 171, 38, 9, 2));
    if (k === 4) pen.tone(rect(81, 19, 38, 9, 2));
    pen.dimV(81, 119, 8, k === 2 ? '' : p.label('d', 'φ'), 20).text(100, 104, k === 2 ? p.label('d', 'φ') : '');
  },
  'speed-controller': (pen, p) => {
    pen
      .tone(rect(80, 14, 40, 22, 4))
      .thin(repeat(6, (i) => line(85 + i * 6, 16, 85 + i * 6, 34)))
      .body(rect(92, 36, 16, 14))
      .body(hexagon(100, 56, 34, 0))
      .body('M70 104V66Q70 56 82 56H150V100H132V104Z')
      .body(rect(78, 44, 44, 14, 2));
    collarH(pen, 150, 78, 24, 1);
    hexThread(pen, 100, 104, 50);
    pen.dimV(61, 95, 182, p.label('d', 'φ'), 158);
  },
  'tube-coil': (pen, p) => {
    for (let i = 0; i < 5; i += 1) pen.body(ellipse(100, 128 - i * 13, 80, 34)).paper(ellipse(100, 128 - i * 13, 56, 20));
    pen
      .body('M44 76Q20 70 16 40L26 36Q30 62 54 66Z')
      .body(ellipse(21, 38, 6, 4))
      .text(58, 30, p.label('d', 'φ'))
      .thin(arc(100, 90, 68, 200, 330));
  },
  'spiral-hose': (pen, p) => {
    for (let i = 0; i < 9; i += 1) pen.body(ellipse(48 + i * 13, 100, 12, 46)).paper(ellipse(48 + i * 13, 100, 5, 36));
    pen
      .body(rect(4, 134, 40, 10, 2))
      .body(rect(0, 130, 14, 18, 2))
      .body(rect(156, 134, 34, 10, 2))
      .tone(rect(182, 129, 16, 20, 3))
      .text(100, 40, p.label('d', 'φ'));
  },
  'quick-coupler': (pen, p) => {
    const k = p.kind('k', 1);
    const female = k % 2 === 1;
    if (k === 7)
      pen
        .body(rect(6, 78, 34, 44, 2))
        .body(rect(40, 70, 46, 60, 4))
        .tone(rect(52, 66, 22, 68, 3))
        .body(polygon(96, 86, 132, 86, 132, 80, 160, 80, 160, 120, 132, 120, 132, 114, 96, 114))
        .body(rect(160, 76, 32, 48, 2))
        .thin(repeat(6, (i) => line(164 + i * 5, 76, 164 + i * 5, 124)));
    else if (female)
      pen
        .body(rect(96, 64, 66, 72, 4))
        .tone(rect(108, 58, 34, 84, 4))
        .thin(repeat(7, (i) => line(112 + i * 4.4, 58, 112 + i * 4.4, 142)))
        .body(rect(74, 70, 22, 60, 1))
        .thin(line(74, 86, 96, 86) + line(74, 114, 96, 114));
    else
      pen
        .body(rect(96, 80, 26, 40))
        .body(polygon(122, 72, 134, 72, 140, 86, 160, 86, 168, 92, 168, 108, 160, 114, 140, 114, 134, 128, 122, 128))
        .body(rect(76, 66, 20, 68, 1))
        .thin(line(76, 84, 96, 84) + line(76, 116, 96, 116));
    if (k === 1 || k === 2)
      pen.body(
        polygon(
          18,
          88,
          26,
          84,
          26,
          82,
          40,
          80,
          40,
          84,
          56,
          82,
          56,
          86,
          76,
          84,
          76,
          116,
          56,
          114,
          56,
          118,
          40,
          116,
          40,
          120,
          26,
          118,
          26,
          116,
          18,
          112,
        ),
      );
    else if (k !== 7) pen.body(rect(34, 78, 42, 44, 1)).thin(repeat(7, (i) => line(38 + i * 5.4, 78, 36 + i * 5.4, 122)));
    pen.axis(line(8, 100, 192, 100)).text(100, 168, p.label('d', 'φ'));
  },
  muffler: (pen, p) => {
    pen
      .body(
        upright(100, [
          [20, 20],
          [24, 32],
          [104, 32],
        ]),
      )
      .thin(repeat(8, (i) => line(70, 32 + i * 9, 130, 32 + i * 9)) + repeat(6, (i) => line(76 + i * 9.6, 24, 76 + i * 9.6, 104)));
    hexThread(pen, 100, 104, 62);
    pen.text(156, 168, p.label('d', 'φ'));
  },
  'suction-cup': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(88, 18, 24, 42, 2))
      .thin(threadV(88, 18, 44, 24))
      .body(hexagon(100, 62, 40, 0))
      .tone(rect(82, 74, 36, 12, 3));
    const folds = k === 1 ? 0 : k;
    for (let i = 0; i < folds; i += 1)
      pen.tone(polygon(78, 86 + i * 22, 122, 86 + i * 22, 146, 97 + i * 22, 122, 108 + i * 22, 78, 108 + i * 22, 54, 97 + i * 22));
    const y = 86 + folds * 22;
    pen
      .tone(`M82 ${y}H118Q128 ${y + 14} 160 ${y + 28}L164 ${y + 34}H36L40 ${y + 28}Q72 ${y + 14} 82 ${y}Z`)
      .dimH(36, 164, Math.min(y + 50, 194), p.label('D', 'φ'), y + 34);
  },
  'vacuum-ejector': (pen) =>
    void pen
      .body(rect(30, 66, 140, 54, 4))
      .thin(line(30, 82, 170, 82) + circle(62, 100, 5) + circle(138, 100, 5))
      .tone(rect(14, 78, 16, 30, 3))
      .tone(rect(170, 78, 16, 30, 3))
      .body(rect(86, 120, 28, 24))
      .tone(rect(90, 144, 20, 12, 2))
      .main(poly(50, 93, 84, 93) + polygon(82, 88, 94, 93, 82, 98) + poly(100, 140, 100, 112)),
  'air-gun': (pen) =>
    void pen
      .tone('M22 70Q22 58 34 58H96L104 76L74 84L86 168Q88 178 78 180L56 184Q46 184 44 174L34 88Q22 86 22 70Z')
      .body(polygon(96, 60, 116, 62, 188, 66, 188, 74, 116, 76, 104, 76))
      .body('M84 88Q104 96 106 124L98 126Q94 106 80 100Z')
      .body(rect(50, 180, 22, 14, 2)),
};
