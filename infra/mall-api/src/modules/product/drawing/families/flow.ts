import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, hexagon, line, poly, polygon, rect, repeat, upright } from '../shapes.ts';

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
  'gear-pump': (pen) => {
    pen
      .body('M60 40Q60 28 74 28H126Q140 28 140 40V130Q140 156 100 156Q60 156 60 130Z')
      .thin('M68 44Q68 36 76 36H124Q132 36 132 44V128Q132 148 100 148Q68 148 68 128Z')
      .body(circle(100, 70, 17))
      .paper(circle(100, 70, 10))
      .dark(rect(97.5, 57, 5, 6))
      .thin(circle(100, 116, 15))
      .body(rect(28, 78, 32, 30, 2))
      .body(rect(140, 78, 32, 30, 2))
      .thin(circle(36, 93, 3) + circle(164, 93, 3))
      .body(rect(44, 156, 112, 14, 2));
    for (const [x, y] of [
      [70, 46],
      [130, 46],
      [72, 136],
      [128, 136],
    ])
      pen.tone(hexagon(x ?? 0, y ?? 0, 10));
  },
  'hydraulic-motor': (pen) =>
    void pen
      .body(rect(20, 66, 40, 68, 4))
      .thin(line(34, 66, 34, 134) + line(46, 66, 46, 134))
      .body(rect(60, 58, 60, 84, 4))
      .paper(circle(80, 76, 9))
      .paper(circle(80, 122, 9))
      .body(rect(120, 42, 14, 116, 2))
      .body(rect(134, 72, 14, 56))
      .body(rect(148, 86, 42, 28, 2))
      .dark(rect(156, 96, 28, 7))
      .axis(line(10, 100, 198, 100)),
  'hydraulic-valve': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(58, 84, 84, 62, 2))
      .thin(line(58, 98, 142, 98))
      .body(rect(46, 146, 108, 12, 1));
    if (k === 1)
      pen
        .tone(rect(8, 90, 50, 44, 4))
        .tone(rect(142, 90, 50, 44, 4))
        .body(rect(74, 52, 52, 32, 3))
        .thin(line(74, 64, 126, 64) + line(24, 90, 24, 134) + line(176, 90, 176, 134))
        .body(rect(2, 104, 6, 16))
        .body(rect(192, 104, 6, 16));
    else
      pen
        .body(rect(142, 102, 26, 26, 2))
        .body(rect(168, 106, 12, 18))
        .tone(rect(178, 100, 16, 30, 3))
        .body(rect(34, 104, 24, 22, 2))
        .body(hexagon(28, 115, 24, 0));
    pen.thin(repeat(4, (i) => circle(76 + i * 16, 128, 4)));
  },
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
  'pipe-tee': (pen, p) =>
    void pen
      .body(rect(28, 44, 144, 56))
      .body('M72 98H128V160H72Z')
      .body(rect(12, 36, 26, 72, 3))
      .body(rect(162, 36, 26, 72, 3))
      .body(rect(64, 156, 72, 26, 3))
      .thin('M72 100Q78 92 84 92H116Q122 92 128 100')
      .axis(line(4, 72, 196, 72) + line(100, 60, 100, 194))
      .text(150, 140, p.label('d', 'DN')),
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
      .tone('M80 44Q80 14 60 10L40 8L40 2')
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
  'hydraulic-hose': (pen, p) => {
    pen.tone(
      'M40 44Q40 34 50 34H52Q60 34 60 44V120Q60 148 90 148T120 120V92Q120 54 150 54H164V74H152Q140 74 140 94V120Q140 168 90 168T40 120Z',
    );
    pen
      .body(rect(36, 14, 28, 22, 1))
      .body(hexagon(50, 10, 26, 0))
      .body(rect(162, 50, 18, 28, 1))
      .body(hexagon(184, 64, 26, 30))
      .thin(repeat(9, (i) => line(41, 50 + i * 9, 59, 46 + i * 9)))
      .text(100, 190, p.label('d', 'φ'));
  },
  'compression-fitting': (pen, p) => {
    const k = p.kind('k', 1);
    const nut = (x: number, y: number, vertical = false) =>
      vertical
        ? pen.body(rect(x - 26, y, 52, 30, 3)).thin(line(x - 10, y, x - 10, y + 30) + line(x + 10, y, x + 10, y + 30))
        : pen.body(rect(x, y - 26, 30, 52, 3)).thin(line(x, y - 10, x + 30, y - 10) + line(x, y + 10, x + 30, y + 10));
    if (k === 3) {
      pen.body('M60 80H128V150H92V112H60Z');
      nut(30, 96);
      nut(110, 150, true);
    } else {
      pen
        .body(rect(58, 78, 84, 44))
        .body(rect(84, 68, 32, 64, 2))
        .thin(line(84, 88, 116, 88) + line(84, 112, 116, 112));
      nut(28, 100);
      if (k === 1) pen.body(rect(140, 80, 36, 40)).thin(repeat(6, (i) => line(144 + i * 6, 80, 142 + i * 6, 120)));
      else nut(142, 100);
      if (k === 4) {
        pen.body(rect(78, 120, 44, 26));
        nut(100, 146, true);
      }
    }
    steelPipe(pen, 8, k === 3 ? 84 : 88, 22, 24);
    pen.text(22, 70, p.label('d', 'φ'));
  },
  'filter-element': (pen, p) => {
    const h = Math.min(140, Math.max(70, 84 * (p.num('l', 200) / p.num('D', 90)) * 0.8));
    const y = 100 - h / 2;
    pen
      .body(rect(58, y, 84, h))
      .thin(repeat(13, (i) => line(63 + i * 6.2, y, 63 + i * 6.2, y + h)))
      .tone(ellipse(100, y, 44, 11))
      .paper(ellipse(100, y, 20, 5))
      .tone(`M56 ${y + h}A44 11 0 0 0 144 ${y + h}V${y + h - 8}A44 11 0 0 1 56 ${y + h - 8}Z`)
      .dimV(y, y + h, 172, p.label('l'), 144)
      .dimH(56, 144, 14 < y - 22 ? y - 20 : 10, p.label('D', 'φ'), y);
  },
  breather: (pen, p) =>
    void pen
      .body(
        upright(100, [
          [30, 40],
          [38, 56],
          [64, 56],
          [70, 46],
        ]),
      )
      .thin(repeat(9, (i) => line(50 + i * 12.5, 38, 50 + i * 12.5, 64)))
      .body(rect(48, 76, 104, 12, 2))
      .body(rect(66, 88, 68, 76, 2))
      .thin(repeat(6, (i) => line(66, 98 + i * 11, 134, 98 + i * 11)) + repeat(5, (i) => line(77 + i * 11.5, 88, 77 + i * 11.5, 164)))
      .dimH(44, 156, 18, p.label('D', 'φ'), 38),
  'level-gauge': (pen, p) =>
    void pen
      .body(rect(78, 14, 44, 172, 6))
      .paper(rect(90, 40, 20, 120, 4))
      .plain(rect(90, 92, 20, 66, 3))
      .body(hexagon(100, 27, 18))
      .body(hexagon(100, 173, 18))
      .thin(repeat(11, (i) => line(90, 48 + i * 10, i % 5 ? 95 : 99, 48 + i * 10)))
      .main(line(104, 60, 104, 140))
      .dimV(27, 173, 150, p.label('l'), 104),
  'hydraulic-jack': (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 2)
      pen
        .body('M14 128L30 100H138L172 70H188V86L150 128Z')
        .tone(circle(36, 136, 14))
        .tone(circle(146, 138, 12))
        .body(rect(160, 56, 32, 12, 2))
        .body(polygon(30, 100, 42, 100, 78, 22, 68, 18))
        .thin(line(30, 112, 150, 112));
    else {
      pen
        .body(rect(44, 162, 112, 18, 3))
        .body(rect(64, 66, 60, 96, 3))
        .body(rect(58, 60, 72, 14, 3))
        .body(rect(82, 30, 24, 32))
        .body(rect(76, 20, 36, 12, 2))
        .thin(repeat(5, (i) => line(84, 34 + i * 5.4, 104, 32 + i * 5.4)));
      if (k === 1) pen.body(rect(132, 118, 16, 44, 2)).main(poly(136, 118, 190, 66));
      else pen.body(rect(124, 138, 40, 14, 2)).tone('M164 140Q190 140 192 90L186 90Q184 132 164 132Z');
    }
    pen.text(94, 124, p.label('t') && `${p.label('t')} t`);
  },
  'hand-pump': (pen) =>
    void pen
      .body(rect(16, 108, 150, 44, 8))
      .thin(line(60, 108, 60, 152))
      .body(rect(8, 152, 172, 10, 2))
      .body(rect(60, 88, 30, 22, 3))
      .tone(polygon(66, 84, 78, 80, 184, 36, 188, 46, 84, 92))
      .body(circle(72, 86, 8))
      .body(rect(166, 120, 22, 16, 2))
      .tone('M188 124Q198 124 198 100V80H194V100Q194 118 188 118Z')
      .paper(circle(34, 118, 5)),
  'grease-gun': (pen, p) => {
    pen
      .body(rect(18, 80, 92, 36, 6))
      .tone(rect(110, 74, 24, 48, 4))
      .body(rect(134, 86, 14, 20))
      .main('M148 96H168Q182 96 186 70L190 46')
      .thin(line(30, 80, 30, 116));
    if (p.kind('k', 1) === 1)
      pen
        .tone(polygon(112, 122, 124, 122, 60, 160, 20, 168, 18, 160, 56, 150))
        .main(line(18, 98, 2, 98))
        .main(circle(2, 98, 1));
    else pen.tone('M112 120H132L126 168Q124 176 116 174L104 170Z').tone(rect(96, 168, 44, 20, 4));
  },
  'grease-nipple': (pen, p) => {
    const a = p.kind('a');
    const head = (x: number, y: number) => pen.body(circle(x, y, 13)).dark(circle(x, y - 8, 4));
    pen
      .body(hexagon(100, 112, 46, 0))
      .body(rect(84, 130, 32, 48, 1))
      .thin(repeat(8, (i) => line(84, 136 + i * 5.4, 116, 133 + i * 5.4)));
    if (!a) {
      pen.body(
        upright(100, [
          [96, 12],
          [60, 12],
          [52, 18],
        ]),
      );
      head(100, 46);
    } else {
      pen.body(
        a === 90
          ? polygon(86, 96, 86, 66, 150, 66, 150, 90, 114, 90, 114, 96)
          : polygon(86, 96, 86, 76, 130, 36, 148, 54, 114, 88, 114, 96),
      );
      pen.body(circle(a === 90 ? 160 : 148, a === 90 ? 78 : 38, 13)).dark(circle(a === 90 ? 168 : 154, a === 90 ? 78 : 32, 4));
    }
    pen.thin(arc(100, 112, 18, 0, 0.1));
  },
};
