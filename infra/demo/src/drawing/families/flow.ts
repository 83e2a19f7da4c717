import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, hexagon, line, poly, polygon, rect, repeat } from '../shapes.ts';
import { branches } from './branches.ts';

const dn = (pen: Pen, p: Params, y = 186) => pen.text(100, y, p.label('d', 'DN'));

/** Threaded valve body on a horizontal pipe: hexagon ends either side of a swollen middle. */
function pipeBody(pen: Pen, y: number, half = 34) {
  pen.body(
    `M46 ${y - half * 0.62}C66 ${y - half * 0.7} 74 ${y - half} 100 ${y - half}S134 ${y - half * 0.7} 154 ${y - half * 0.62}V${y + half * 0.62}C134 ${y + half * 0.7} 126 ${y + half} 100 ${y + half}S66 ${y + half * 0.7} 46 ${y + half * 0.62}Z`,
  );
  for (const x of [16, 154])
    pen
      .body(rect(x, y - half * 0.86, 30, half * 1.72, 2))
      .thin(line(x, y - half * 0.4, x + 30, y - half * 0.4) + line(x, y + half * 0.4, x + 30, y + half * 0.4));
  pen.axis(line(6, y, 194, y));
}

function flangedBody(pen: Pen, y: number, half = 36) {
  pen.body(
    `M40 ${y - half * 0.5}C66 ${y - half * 0.5} 70 ${y - half} 100 ${y - half}S134 ${y - half * 0.5} 160 ${y - half * 0.5}V${y + half * 0.5}C134 ${y + half * 0.5} 130 ${y + half} 100 ${y + half}S66 ${y + half * 0.5} 40 ${y + half * 0.5}Z`,
  );
  for (const x of [26, 160])
    pen
      .body(rect(x, y - half * 1.25, 14, half * 2.5, 1))
      .thin(line(x + 7, y - half * 1.1, x + 7, y - half * 0.8) + line(x + 7, y + half * 0.8, x + 7, y + half * 1.1));
  pen.axis(line(12, y, 188, y));
}

const wheel = (pen: Pen, y: number, w = 56) =>
  pen
    .body(rect(96, y, 8, 22))
    .tone(rect(100 - w / 2, y - 8, w, 10, 5))
    .body(rect(94, y - 14, 12, 8, 2));
const steelPipe = (pen: Pen, x: number, y: number, w: number, h: number) => pen.body(rect(x, y, w, h));
const bolts = (pen: Pen, cx: number, cy: number, r: number, n: number, size = 5) =>
  pen.paper(repeat(n, (i) => circle(...at(cx, cy, r, i * (360 / n) + 180 / n - 90), size)));

export const flow: Families = {
  'ball-valve': (pen, p) => {
    pipeBody(pen, 126);
    pen
      .body(rect(90, 74, 20, 20, 2))
      .tone('M84 66H118L176 54Q186 52 188 58Q190 66 180 68L124 80H84Z')
      .body(hexagon(100, 68, 20, 0))
      .thin(circle(100, 126, 22));
    dn(pen, p);
  },
  'flanged-valve': (pen, p) => {
    flangedBody(pen, 128);
    pen
      .body(rect(84, 78, 32, 16, 2))
      .body(rect(92, 56, 16, 22))
      .tone('M86 48H120L186 40V50L124 60H86Z')
      .thin(circle(100, 128, 24));
    dn(pen, p, 192);
  },
  'gate-valve': (pen, p) => {
    pipeBody(pen, 140, 30);
    pen
      .body(polygon(78, 116, 82, 92, 118, 92, 122, 116))
      .body(rect(76, 84, 48, 10, 2))
      .body(polygon(86, 84, 92, 60, 108, 60, 114, 84))
      .body(rect(92, 50, 16, 12, 1));
    wheel(pen, 30, 78);
    dn(pen, p);
  },
  'globe-valve': (pen, p) => {
    pipeBody(pen, 138, 32);
    pen
      .thin('M60 138H88Q92 124 100 124Q108 124 112 138')
      .body(rect(82, 96, 36, 14, 2))
      .body(hexagon(100, 84, 34, 0))
      .body(rect(92, 54, 16, 20));
    wheel(pen, 34, 66);
    dn(pen, p);
  },
  'butterfly-valve': (pen, p) => {
    pen
      .body(rect(92, 44, 16, 38))
      .body(circle(100, 128, 56))
      .tone(circle(100, 128, 44))
      .body(ellipse(100, 128, 40, 40))
      .thin(line(100, 86, 100, 170))
      .body(rect(95, 84, 10, 88, 4));
    for (const a of [45, 135, 225, 315]) pen.paper(circle(...at(100, 128, 62, a), 8));
    pen.body(rect(84, 32, 32, 14, 2)).tone('M90 24H116L190 34V44L112 38H90Z');
    dn(pen, p, 196);
  },
  'check-valve': (pen, p) => {
    pipeBody(pen, 122, 36);
    pen
      .body(rect(74, 74, 52, 16, 2))
      .body(hexagon(100, 66, 30, 0))
      .main(poly(62, 122, 132, 122) + polygon(128, 114, 144, 122, 128, 130))
      .thin(line(84, 100, 96, 142));
    dn(pen, p);
  },
  'y-strainer': (pen, p) => {
    pipeBody(pen, 88, 34);
    pen
      .body(polygon(92, 96, 118, 76, 164, 140, 138, 160))
      .thin(line(100, 106, 126, 88) + line(112, 124, 140, 104))
      .body(polygon(132, 156, 168, 130, 178, 144, 142, 170))
      .body(polygon(150, 168, 172, 152, 180, 164, 158, 180))
      .main(poly(56, 88, 96, 88) + polygon(92, 82, 104, 88, 92, 94));
    dn(pen, p, 192);
  },
  'pipe-elbow': (pen, p) => {
    const other = branches[p.text('t')];
    if (other) return other(pen, p);
    if (p.kind('a', 90) === 45)
      pen
        .body('M24 62H92Q112 62 124 76L164 118L124 156L88 118H24Z')
        .body(rect(12, 54, 26, 72, 3))
        .body(polygon(116, 156, 166, 106, 184, 124, 134, 174));
    else
      pen
        .body('M30 44H92Q156 44 156 108V168H100V116Q100 100 84 100H30Z')
        .body(rect(14, 36, 26, 72, 3))
        .body(rect(92, 160, 72, 26, 3))
        .thin(line(22, 36, 22, 108) + line(92, 170, 164, 170));
    pen.axis(p.kind('a', 90) === 45 ? '' : 'M6 72H90Q128 72 128 112V196').text(60, 140, p.label('d', 'DN'));
  },
  'pipe-tee': (pen, p) => (branches[p.text('t')] ?? branches.等径三通!)(pen, p),
  'pipe-nipple': (pen, p) => {
    const k = p.kind('k', 1);
    const tube = (x: number, w: number) =>
      pen.body(rect(x, 68, w, 64, 1)).thin(repeat(Math.floor(w / 6), (i) => line(x + 3 + i * 6, 68, x + 1 + i * 6, 132)));
    const hex = (x: number, w: number) => pen.body(rect(x, 56, w, 88, 2)).thin(line(x, 78, x + w, 78) + line(x, 122, x + w, 122));
    if (k === 2) pen.body(rect(34, 56, 132, 88, 4)).thin(line(46, 56, 46, 144) + line(154, 56, 154, 144));
    else if (k === 3) {
      tube(96, 70);
      hex(52, 44);
    } else if (k === 4) {
      hex(62, 46);
      pen
        .body(rect(24, 66, 38, 68, 2))
        .body(rect(108, 66, 22, 68))
        .body(rect(130, 62, 46, 76, 2));
    } else if (k === 5) {
      tube(84, 76);
      pen.body(rect(48, 74, 36, 52, 2)).thin(line(48, 90, 84, 90) + line(48, 110, 84, 110));
    } else if (k === 6) {
      tube(12, 44);
      hex(56, 34);
      pen.body(
        polygon(
          90,
          78,
          110,
          72,
          110,
          78,
          134,
          72,
          134,
          78,
          158,
          74,
          186,
          82,
          186,
          118,
          158,
          126,
          134,
          122,
          134,
          128,
          110,
          122,
          110,
          128,
          90,
          122,
        ),
      );
    } else {
      tube(16, 56);
      tube(128, 56);
      hex(72, 56);
    }
    pen.axis(line(6, 100, 194, 100)).text(100, 170, p.label('d', 'DN'));
  },
  'pipe-flange': (pen, p) => {
    const n = Math.max(4, Math.min(16, p.kind('n', 4)));
    pen.body(circle(76, 96, 70)).thin(circle(76, 96, 50));
    bolts(pen, 76, 96, 59, n, n > 8 ? 4.5 : 6);
    if (p.kind('k', 1) !== 3) pen.paper(circle(76, 96, 34));
    pen
      .body(rect(160, 26, 14, 140, 1))
      .body(rect(174, 62, 5, 68))
      .axis(line(2, 96, 196, 96));
    if (p.kind('k', 1) === 2) pen.body(polygon(160, 48, 140, 62, 140, 130, 160, 144));
    pen.dimH(6, 146, 184, p.label('D', 'φ'), 96).text(76, 100, p.label('d', 'DN'));
  },
  pipe: (pen, p) => {
    const t = Math.min(14, Math.max(4, (p.num('w', 2) / p.num('d', 20)) * 90));
    steelPipe(pen, 40, 60, 124, 80);
    pen
      .body(ellipse(164, 100, 16, 40))
      .body(ellipse(40, 100, 16, 40))
      .paper(ellipse(40, 100, 16 - t * 0.4, 40 - t))
      .thin(line(60, 74, 158, 74))
      .dimV(60, 140, 16, p.label('d', 'φ'), 40)
      .text(40, 158, p.label('w', 't='));
  },
  'centrifugal-pump': (pen) =>
    void pen
      .body(rect(110, 62, 76, 72, 5))
      .thin(repeat(8, (i) => line(116, 70 + i * 8, 180, 70 + i * 8)))
      .tone(rect(186, 68, 10, 60, 4))
      .body(rect(96, 76, 16, 46))
      .body(circle(60, 100, 46))
      .body('M60 54H26V84H40')
      .body(rect(18, 34, 16, 12))
      .body(polygon(22, 46, 54, 46, 60, 54, 22, 70))
      .body(rect(14, 32, 46, 14, 2))
      .thin(circle(60, 100, 32))
      .paper(circle(60, 100, 18))
      .body(rect(30, 146, 150, 14, 2))
      .body(rect(126, 134, 40, 14))
      .body(rect(132, 46, 32, 18, 2)),
  'submersible-pump': (pen) =>
    void pen
      .body('M66 56Q66 40 100 40Q134 40 134 56V126H66Z')
      .thin(line(66, 64, 134, 64) + line(66, 112, 134, 112) + repeat(5, (i) => line(76 + i * 12, 64, 76 + i * 12, 112)))
      .body('M52 126H148V150Q148 164 134 164H66Q52 164 52 150Z')
      .body(rect(146, 130, 36, 24, 2))
      .body(rect(176, 124, 10, 36, 1))
      .main('M92 40V28Q92 20 100 20H124')
      .main('M82 44Q82 14 60 12H38')
      .thin(repeat(6, (i) => rect(64 + i * 12.6, 166, 6, 12)))
      .body(rect(58, 178, 84, 8, 2)),
  'diaphragm-pump': (pen) => {
    pen
      .body(rect(82, 66, 36, 76, 3))
      .body(circle(52, 104, 42))
      .thin(circle(52, 104, 30))
      .body(circle(148, 104, 42))
      .thin(circle(148, 104, 30));
    bolts(pen, 52, 104, 36, 8, 3);
    bolts(pen, 148, 104, 36, 8, 3);
    pen
      .body('M40 62V40Q40 32 48 32H152Q160 32 160 40V62H142V50H58V62Z')
      .body('M40 146V164Q40 172 48 172H152Q160 172 160 164V146H142V156H58V146Z')
      .body(rect(90, 20, 20, 14))
      .body(rect(82, 14, 36, 8, 1));
  },
};
