import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, hexagon, line, poly, polygon, rect, repeat } from '../shapes.ts';

/** Rail-mounted modules seen from the front: terminals above and below, a toggle in the middle. */
function breaker(pen: Pen, p: Params) {
  const n = Math.min(5, Math.max(1, p.num('n', 1)));
  const w = Math.min(52, 168 / n);
  const x0 = 100 - (w * n) / 2;
  const spd = p.kind('spd');
  for (let i = 0; i < n; i += 1) {
    const x = x0 + i * w;
    pen.body(rect(x, 18, w, 164, 2)).thin(line(x, 52, x + w, 52) + line(x, 148, x + w, 148));
    pen
      .paper(circle(x + w / 2, 34, Math.min(8, w * 0.26)))
      .thin(line(x + w / 2 - 5, 34, x + w / 2 + 5, 34))
      .paper(circle(x + w / 2, 166, Math.min(8, w * 0.26)))
      .thin(line(x + w / 2 - 5, 166, x + w / 2 + 5, 166));
    const residual = p.kind('t') && i === n - 1;
    if (spd) pen.tone(rect(x + w * 0.14, 60, w * 0.72, 70, 2)).paper(rect(x + w * 0.36, 116, w * 0.28, 8, 1));
    else if (residual) pen.tone(rect(x + w * 0.2, 74, w * 0.6, 18, 3)).thin(rect(x + w * 0.2, 104, w * 0.6, 26, 2));
    else pen.paper(rect(x + w * 0.18, 74, w * 0.64, 52, 3)).tone(rect(x + w * 0.24, 78, w * 0.52, 24, 3));
  }
  if (!spd && n > 1) {
    const poles = n - (p.kind('t') ? 1 : 0);
    if (poles > 1) pen.dark(rect(x0 + w * 0.3, 86, w * (poles - 0.6), 7, 3));
  }
  pen.text(100, 196, p.label('n') && `${n * 18} mm`);
}

const screw = (pen: Pen, x: number, y: number, r = 6) =>
  pen.paper(circle(x, y, r)).thin(line(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7));

const sensorCable = (pen: Pen, y: number) =>
  pen.tone(`M8 ${y - 5}H40V${y + 5}H8Z`).main(line(2, y - 2, 8, y - 2) + line(2, y + 2, 8, y + 2));

const ringTerminal = (pen: Pen, fork: boolean) => {
  pen
    .tone(rect(22, 76, 74, 48, 10))
    .thin(line(78, 76, 78, 124))
    .body(polygon(96, 86, 112, 90, 112, 110, 96, 114));
  if (fork) pen.body('M110 88Q118 68 140 66L186 66V84H146Q136 88 136 100Q136 112 146 116H186V134H140Q118 132 110 112Z');
  else pen.body(circle(146, 100, 38)).paper(circle(146, 100, 18));
};

export const electrical: Families = {
  'circuit-breaker': breaker,
  'molded-breaker': (pen) => {
    pen
      .body(rect(46, 14, 108, 172, 4))
      .tone(rect(46, 56, 108, 88, 2))
      .paper(rect(84, 74, 32, 52, 3))
      .dark(rect(90, 78, 20, 18, 3))
      .thin(line(82, 14, 82, 56) + line(118, 14, 118, 56) + line(82, 144, 82, 186) + line(118, 144, 118, 186));
    for (const x of [64, 100, 136]) {
      screw(pen, x, 34, 10);
      screw(pen, x, 166, 10);
    }
  },
  fuse: (pen, p) =>
    void pen
      .body(rect(46, 68, 108, 64))
      .tone(rect(20, 66, 36, 68, 4))
      .tone(rect(144, 66, 36, 68, 4))
      .thin(line(48, 66, 48, 134) + line(152, 66, 152, 134) + line(60, 100, 140, 100))
      .dimH(20, 180, 164, p.label('l'), 134)
      .dimV(66, 134, 196, p.label('D', 'φ'), 180),
  contactor: (pen, p) => {
    pen
      .body(rect(42, 14, 116, 172, 4))
      .body(rect(50, 58, 100, 84, 3))
      .tone(rect(76, 78, 48, 40, 3))
      .thin(rect(84, 86, 32, 24, 2));
    for (let i = 0; i < 4; i += 1) {
      screw(pen, 57 + i * 28.6, 34, 9);
      screw(pen, 57 + i * 28.6, 166, 9);
    }
    pen
      .thin(repeat(3, (i) => line(71 + i * 28.6, 14, 71 + i * 28.6, 54) + line(71 + i * 28.6, 146, 71 + i * 28.6, 186)))
      .text(100, 136, p.label('a') && `${p.label('a')} A`);
  },
  'thermal-relay': (pen) => {
    for (const x of [62, 100, 138]) pen.body(rect(x - 7, 6, 14, 40, 1));
    pen
      .body(rect(38, 44, 124, 116, 4))
      .tone(circle(78, 88, 20))
      .dark(rect(76, 72, 4, 18))
      .tone(rect(112, 70, 18, 14, 3))
      .paper(rect(136, 70, 16, 14, 3))
      .paper(rect(112, 96, 40, 14, 2));
    for (let i = 0; i < 4; i += 1) screw(pen, 55 + i * 30, 142, 9);
  },
  relay: (pen, p) => {
    const pins = p.num('p', 8);
    pen
      .paper(rect(52, 18, 96, 120, 4))
      .body(rect(60, 34, 80, 92, 2))
      .tone(rect(68, 76, 64, 44, 2))
      .main(repeat(Math.min(4, pins / 3), (i) => line(74 + i * 16, 74, 82 + i * 16, 48)))
      .thin(repeat(9, (i) => line(68, 80 + i * 4.6, 132, 80 + i * 4.6)))
      .tone(rect(46, 136, 108, 18, 2))
      .body(repeat(Math.min(5, Math.ceil(pins / 3) + 1), (i) => rect(58 + i * 19, 154, 9, 30, 1)))
      .dark(circle(68, 26, 3));
  },
  'timer-relay': (pen) =>
    void pen
      .body(rect(44, 30, 112, 120, 5))
      .paper(rect(52, 38, 96, 104, 3))
      .tone(circle(100, 92, 32))
      .thin(repeat(11, (i) => line(...at(100, 92, 36, 135 + i * 27), ...at(100, 92, 42, 135 + i * 27))))
      .dark(rect(97.6, 62, 4.8, 30))
      .dark(circle(66, 50, 3.4) + circle(134, 50, 3.4))
      .tone(rect(50, 150, 100, 14, 2))
      .body(repeat(8, (i) => rect(56 + i * 11.6, 164, 6, 16))),
  ssr: (pen) => {
    pen
      .tone(rect(30, 24, 140, 152, 3))
      .body(rect(44, 24, 112, 152, 3))
      .thin(rect(58, 70, 84, 60, 2))
      .dark(circle(100, 144, 3.4))
      .main(poly(74, 100, 90, 100) + polygon(90, 90, 108, 100, 90, 110) + line(108, 90, 108, 110) + line(108, 100, 126, 100));
    for (const [x, y] of [
      [64, 46],
      [136, 46],
      [64, 156],
      [136, 156],
    ] as const)
      screw(pen, x, y, 11);
    pen.paper(circle(37, 100, 5)).paper(circle(163, 100, 5));
  },
  'push-button': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(70, 124, 60, 60, 3))
      .thin(line(70, 144, 130, 144) + circle(84, 134, 4) + circle(116, 134, 4))
      .body(rect(80, 84, 40, 40))
      .thin(repeat(6, (i) => line(80, 90 + i * 6, 120, 88 + i * 6)))
      .tone(rect(58, 104, 84, 10, 2))
      .body(rect(52, 70, 96, 14, 4));
    if (k === 2)
      pen
        .tone('M44 52Q44 30 100 30Q156 30 156 52Q156 60 144 60H56Q44 60 44 52Z')
        .body(rect(82, 60, 36, 10))
        .thin('M80 46A22 9 0 0 1 118 42M118 36V43H110');
    else if (k >= 3) pen.tone('M72 70V38Q72 28 82 28H118Q128 28 128 38V70Z').body(rect(95, 16, 10, 54, 3));
    else pen.tone('M66 70V60Q66 52 76 52H124Q134 52 134 60V70Z');
    pen.axis(line(100, 10, 100, 194)).text(170, 60, p.text('c'));
  },
  'pilot-light': (pen, p) =>
    void pen
      .body(rect(72, 120, 56, 62, 3))
      .thin(line(72, 164, 128, 164))
      .body(rect(78, 82, 44, 40))
      .thin(repeat(6, (i) => line(78, 88 + i * 6, 122, 86 + i * 6)))
      .tone(rect(58, 102, 84, 10, 2))
      .body(rect(52, 68, 96, 14, 4))
      .tone('M62 68V56Q62 26 100 26T138 56V68Z')
      .thin('M74 60Q74 40 92 36M100 16V8M64 26L58 20M136 26L142 20')
      .text(168, 60, p.text('c')),
  'signal-tower': (pen, p) => {
    const n = Math.min(5, p.num('n', 3));
    const h = Math.min(28, 110 / n);
    const y0 = 128 - n * h;
    pen.tone(`M72 ${y0}V${y0 - 6}Q72 ${y0 - 14} 84 ${y0 - 14}H116Q128 ${y0 - 14} 128 ${y0 - 6}V${y0}Z`);
    for (let i = 0; i < n; i += 1)
      pen[i % 2 ? 'body' : 'paper'](rect(70, y0 + i * h, 60, h - 3, 3)).thin(
        repeat(7, (j) => line(78 + j * 7.3, y0 + i * h, 78 + j * 7.3, y0 + i * h + h - 3)),
      );
    pen
      .tone(rect(72, 126, 56, 14, 2))
      .body(rect(93, 140, 14, 42))
      .body(polygon(76, 182, 124, 182, 132, 192, 68, 192));
  },
  'din-terminal': (pen, p) => {
    for (let i = 3; i >= 0; i -= 1)
      pen.body(
        polygon(
          24 + i * 9,
          74 - i * 8,
          48 + i * 9,
          44 - i * 8,
          112 + i * 9,
          44 - i * 8,
          136 + i * 9,
          74 - i * 8,
          136 + i * 9,
          148 - i * 8,
          116 + i * 9,
          148 - i * 8,
          116 + i * 9,
          166 - i * 8,
          44 + i * 9,
          166 - i * 8,
          44 + i * 9,
          148 - i * 8,
          24 + i * 9,
          148 - i * 8,
        ),
      );
    screw(pen, 50, 74, 11);
    screw(pen, 110, 74, 11);
    pen
      .paper(rect(26, 106, 14, 18, 2))
      .paper(rect(120, 106, 14, 18, 2))
      .tone(rect(34, 166, 100, 8, 1))
      .thin(rect(64, 96, 32, 34, 2))
      .text(160, 176, p.label('w') && `宽 ${p.label('w')}`);
  },
  'crimp-terminal': (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 3)
      pen
        .tone(polygon(18, 74, 70, 82, 96, 88, 96, 112, 70, 118, 18, 126))
        .body(rect(96, 90, 88, 20, 2))
        .thin(line(96, 100, 184, 100));
    else if (k === 4)
      pen
        .tone(rect(18, 70, 166, 60, 8))
        .thin(line(90, 70, 90, 130))
        .paper(rect(110, 84, 66, 32, 4))
        .thin(line(110, 92, 176, 92) + line(110, 108, 176, 108));
    else ringTerminal(pen, k === 2);
    if (k === 1 || k === 2) pen.axis(line(8, 100, 194, 100));
  },
  'cable-lug': (pen, p) =>
    void pen
      .body(rect(10, 74, 84, 52, 3))
      .thin(line(22, 74, 22, 126))
      .body('M94 74L116 66H158Q192 70 192 100Q192 130 158 134H116L94 126Z')
      .paper(circle(154, 100, 15))
      .thin(line(94, 82, 116, 78) + line(94, 118, 116, 122))
      .axis(line(2, 100, 198, 100))
      .dimH(139, 169, 160, p.label('h', 'φ'), 106)
      .text(52, 62, p.label('s') && `${p.label('s')} mm²`),
  'cable-gland': (pen, p) =>
    void pen
      .body(rect(14, 68, 50, 64, 1))
      .thin(repeat(8, (i) => line(19 + i * 5.6, 68, 17 + i * 5.6, 132)))
      .tone(rect(64, 60, 6, 80))
      .body(rect(70, 56, 34, 88, 2))
      .thin(line(70, 80, 104, 80) + line(70, 120, 104, 120))
      .body(rect(104, 66, 14, 68))
      .body('M118 56H150Q176 62 182 78V122Q176 138 150 144H118Z')
      .thin(line(118, 80, 178, 82) + line(118, 120, 178, 118))
      .tone(rect(176, 84, 14, 32, 2))
      .axis(line(4, 100, 198, 100))
      .dimV(68, 132, 8, p.label('d', 'φ'), 14),
  'aviation-connector': (pen, p) => {
    const n = Math.min(8, Math.max(2, p.num('n', 4)));
    pen
      .body(circle(62, 98, 50))
      .thin(circle(62, 98, 44))
      .tone(circle(62, 98, 34))
      .dark(rect(58, 62, 8, 6))
      .paper(repeat(n, (i) => circle(...at(62, 98, n > 1 ? 19 : 0, i * (360 / n) + 45), 5)));
    pen
      .tone(rect(126, 66, 24, 64, 3))
      .thin(repeat(8, (i) => line(126, 72 + i * 7.4, 150, 72 + i * 7.4)))
      .body(rect(150, 72, 26, 52, 2))
      .tone(rect(176, 84, 20, 28, 4));
  },
  'industrial-plug': (pen, p) => {
    const n = Math.min(5, p.num('n', 3));
    pen
      .tone('M88 60L20 76Q8 80 8 98Q8 116 20 120L88 138Z')
      .body(rect(86, 48, 56, 102, 4))
      .tone(rect(140, 42, 16, 114, 5))
      .body(repeat(n, (i) => rect(156, 98 - n * 9 + i * 18 + 3, 34, 11, 5)))
      .thin(line(100, 48, 100, 150) + line(30, 84, 30, 112));
  },
  'cable-coil': (pen, p) => {
    for (let i = 0; i < 5; i += 1) pen.tone(circle(100, 100, 80 - i * 8)).paper(circle(100, 100, 75 - i * 8));
    pen
      .paper(circle(100, 100, 40))
      .tone('M128 128Q160 150 186 178L180 184Q150 160 122 136Z')
      .body(rect(94, 16, 12, 48, 2))
      .body(rect(94, 136, 12, 48, 2))
      .text(100, 104, p.text('c'));
  },
  'multi-core-cable': (pen, p) => {
    const n = Math.min(7, Math.max(2, p.num('n', 3)));
    pen.tone('M6 66H112V134H6Z').tone(ellipse(112, 100, 14, 34));
    for (let i = 0; i < n; i += 1) {
      const y = n === 1 ? 100 : 74 + (52 / (n - 1)) * i;
      const out = 40 + (120 / Math.max(1, n - 1)) * i;
      pen.body(`M112 ${y - 5}Q140 ${y - 5} 166 ${out - 5}V${out + 5}Q140 ${y + 5} 112 ${y + 5}Z`).dark(rect(166, out - 2, 22, 4));
    }
    pen.text(60, 154, `${n} 芯`);
  },
  'cable-tie': (pen, p) =>
    void pen
      .tone('M150 104Q150 40 92 40Q34 40 34 96Q34 150 90 152L150 148L150 138L92 142Q46 140 46 96Q46 52 92 50Q138 52 138 104Z')
      .thin(repeat(18, (i) => line(...at(92, 96, 47, 165 + i * 9), ...at(92, 96, 55, 165 + i * 9))))
      .body(rect(132, 98, 26, 28, 3))
      .body(polygon(140, 126, 150, 126, 148, 180, 144, 186, 141, 180))
      .thin(repeat(7, (i) => line(141, 132 + i * 6, 149, 132 + i * 6)))
      .dimV(40, 186, 184, p.label('l'), 150)
      .text(60, 176, p.label('w', '宽 ')),
  'heat-shrink': (pen, p) => {
    for (const [i, y] of [60, 100, 140].entries())
      pen
        .tone(rect(20, y - 14, 150, 28))
        .body(ellipse(170, y, 6, 14))
        .paper(ellipse(170, y, 3.6, 10))
        .tone(`M20 ${y - 14}A6 14 0 0 0 20 ${y + 14}Z`)
        .text(80, y + 3, i === 1 ? p.label('d', 'φ') : '');
  },
  'wire-duct': (pen) => {
    pen.body(polygon(20, 96, 150, 58, 190, 70, 60, 110));
    for (let i = 0; i < 10; i += 1)
      pen.body(polygon(60 + i * 13, 110 - i * 4, 69 + i * 13, 107.4 - i * 4, 69 + i * 13, 141 - i * 4, 60 + i * 13, 144 - i * 4));
    pen.body(polygon(60, 144, 190, 104, 190, 118, 60, 160)).body(polygon(20, 96, 60, 110, 60, 160, 20, 144));
  },
  'flexible-conduit': (pen, p) => {
    pen
      .tone(
        'M30 170V96Q30 40 92 40Q150 40 150 92Q150 122 122 122Q96 122 96 98H116Q116 104 122 104Q132 104 132 92Q132 58 92 58Q48 58 48 96V170Z',
      )
      .thin(
        repeat(16, (i) => line(...at(92, 96, 44, 180 + i * 12), ...at(92, 98, 58, 180 + i * 12))) +
          repeat(9, (i) => line(30, 104 + i * 8, 48, 106 + i * 8)),
      )
      .text(160, 160, p.label('d', 'φ'));
  },
  'junction-box': (pen, p) => {
    const r = Math.min(1.6, Math.max(0.7, p.num('w', 160) / p.num('h', 100)));
    const [w, h] = r > 1 ? [156, 156 / r] : [156 * r, 156];
    const [x, y] = [100 - w / 2, 96 - h / 2];
    pen.body(rect(x, y, w, h, 8)).thin(rect(x + 12, y + 12, w - 24, h - 24, 4));
    for (const [sx, sy] of [
      [x + 9, y + 9],
      [x + w - 9, y + 9],
      [x + 9, y + h - 9],
      [x + w - 9, y + h - 9],
    ] as const)
      screw(pen, sx, sy, 5);
    pen.dimH(x, x + w, y + h + 16, p.label('w'), y + h).dimV(y, y + h, Math.min(196, x + w + 12), p.label('h'), x + w);
  },
  enclosure: (pen, p) => {
    const r = p.num('w', 300) / p.num('h', 400);
    const h = 158;
    const w = Math.max(70, h * r);
    const x = 92 - w / 2;
    pen
      .body(polygon(x + w, 18, x + w + 16, 26, x + w + 16, 178, x + w, 176))
      .body(rect(x, 18, w, h, 3))
      .thin(rect(x + 8, 26, w - 16, h - 16, 2))
      .tone(circle(x + w - 14, 96, 7))
      .thin(line(x + w - 18, 96, x + w - 10, 96))
      .dark(rect(x + 2, 40, 4, 16) + rect(x + 2, 138, 4, 16))
      .dimH(x, x + w, 194, p.label('w'), 176)
      .dimV(18, 176, x - 6, p.label('h'), x);
  },
  'proximity-sensor': (pen, p) => {
    sensorCable(pen, 100);
    pen
      .tone(rect(38, 84, 14, 32, 3))
      .body(rect(52, 80, 108, 40))
      .thin(repeat(16, (i) => line(58 + i * 6, 80, 56 + i * 6, 120)))
      .tone(rect(160, 80, 28, 40, 4))
      .body(rect(78, 66, 16, 68, 1))
      .thin(line(78, 84, 94, 84) + line(78, 116, 94, 116))
      .body(rect(128, 66, 16, 68, 1))
      .thin(line(128, 84, 144, 84) + line(128, 116, 144, 116))
      .dark(circle(46, 92, 2))
      .axis(line(176, 100, 199, 100))
      .text(110, 154, p.label('d', 'M'));
  },
  'photo-sensor': (pen, p) => {
    const f = p.kind('f', 1);
    if (f === 3)
      pen
        .tone('M44 30H156V150H120V70H80V150H44Z')
        .dark(circle(62, 132, 4) + circle(138, 132, 4))
        .paper(circle(100, 48, 6))
        .tone('M94 10H106V30H94Z')
        .axis(line(66, 132, 134, 132));
    else if (f === 2)
      pen
        .tone(rect(60, 34, 72, 116, 6))
        .dark(rect(128, 54, 8, 22, 2) + rect(128, 92, 8, 22, 2))
        .thin(circle(80, 52, 4) + circle(80, 70, 4))
        .paper(circle(78, 130, 5))
        .paper(circle(112, 130, 5))
        .tone(rect(88, 150, 16, 40))
        .axis(line(136, 65, 196, 82) + line(136, 103, 196, 82));
    else {
      sensorCable(pen, 100);
      pen
        .tone(rect(38, 82, 16, 36, 3))
        .body(rect(54, 78, 104, 44))
        .thin(repeat(15, (i) => line(60 + i * 6, 78, 58 + i * 6, 122)))
        .body(rect(96, 64, 16, 72, 1))
        .tone(rect(158, 76, 20, 48, 5))
        .dark(circle(174, 90, 4) + circle(174, 110, 4))
        .axis(line(178, 90, 199, 84) + line(178, 110, 199, 116));
    }
  },
  'limit-switch': (pen, p) => {
    const k = p.kind('k', 1);
    pen.body(rect(56, 84, 88, 92, 4)).thin(rect(64, 104, 72, 64, 2));
    screw(pen, 68, 96, 4);
    screw(pen, 132, 96, 4);
    if (k === 4) pen.main(poly(60, 84, 150, 50) + line(96, 84, 96, 76)).body(circle(152, 48, 8));
    else if (k === 2) pen.body(rect(82, 62, 36, 22, 2)).body(rect(92, 34, 16, 28, 4));
    else if (k === 3)
      pen
        .body(rect(82, 62, 36, 22, 2))
        .body(rect(90, 48, 20, 16))
        .tone(circle(100, 40, 15))
        .dark(circle(100, 40, 3));
    else
      pen
        .body(rect(76, 58, 48, 28, 4))
        .body(polygon(92, 70, 108, 72, 140, 26, 128, 18))
        .tone(circle(136, 20, 15))
        .dark(circle(136, 20, 3))
        .paper(circle(100, 70, 5));
    pen.tone(rect(84, 176, 32, 16, 2));
  },
  'temperature-probe': (pen, p) =>
    void pen
      .body(rect(10, 94, 86, 12, 5))
      .body(rect(96, 88, 20, 24, 2))
      .tone('M116 94Q160 92 164 60Q166 24 190 20L194 28Q178 34 176 62Q170 104 116 106Z')
      .main(line(190, 20, 198, 12) + line(194, 28, 199, 24))
      .dimH(10, 96, 132, p.label('l'), 106)
      .axis(line(2, 100, 120, 100)),
  'pressure-transmitter': (pen, p) => {
    pen.tone('M88 6H112V34H88Z').body(rect(72, 32, 56, 78, 4));
    if (p.kind('g')) pen.paper(circle(100, 66, 22));
    else pen.thin(rect(80, 48, 40, 34, 2));
    pen
      .body(hexagon(100, 122, 52, 0))
      .body(rect(84, 146, 32, 40, 1))
      .thin(repeat(6, (i) => line(84, 152 + i * 5.6, 116, 149 + i * 5.6)));
  },
  encoder: (pen, p) =>
    void pen
      .body(rect(54, 44, 84, 108, 3))
      .thin(line(70, 44, 70, 152))
      .body(rect(138, 70, 16, 56))
      .body(rect(154, 88, 38, 20, 2))
      .dark(rect(164, 88, 22, 4))
      .tone('M54 84Q30 84 24 112Q22 146 6 150V160Q34 156 36 118Q38 98 54 98Z')
      .axis(line(44, 98, 198, 98))
      .dimV(44, 152, 46, '', 54)
      .text(96, 172, p.label('D', 'φ')),
  plc: (pen, p) => {
    pen
      .body(rect(12, 40, 176, 122, 4))
      .tone(rect(12, 62, 176, 78, 2))
      .paper(rect(24, 74, 58, 54, 2))
      .dark(repeat(8, (i) => circle(98 + i * 10, 84, 2.4)) + repeat(8, (i) => circle(98 + i * 10, 118, 2.4)))
      .thin(rect(92, 94, 84, 14, 1));
    for (let i = 0; i < 12; i += 1) pen.paper(rect(18 + i * 13.8, 45, 10, 12, 1)).paper(rect(18 + i * 13.8, 145, 10, 12, 1));
    pen.text(100, 182, p.label('n') && `${p.label('n')} 点 I/O`);
  },
  'temperature-controller': (pen) =>
    void pen
      .tone(rect(28, 24, 144, 148, 8))
      .paper(rect(40, 36, 120, 84, 4))
      .main('M58 46v28M72 46h18v14h-18v14h18M100 46h18v28h-18v-14h18M128 46h14v28')
      .thin('M58 88v20M68 88h12v10h-12v10h12M92 88h12v20h-12z')
      .body(rect(44, 132, 24, 16, 4))
      .body(rect(74, 132, 24, 16, 4))
      .body(rect(104, 132, 24, 16, 4))
      .body(rect(134, 132, 24, 16, 4))
      .dark(polygon(146, 136, 151, 144, 141, 144) + polygon(116, 144, 121, 136, 111, 136)),
  inverter: (pen) =>
    void pen
      .body(rect(50, 12, 100, 176, 4))
      .tone(rect(58, 22, 84, 62, 3))
      .paper(rect(66, 30, 68, 24, 2))
      .main('M74 36v12M84 36h8v12h-8zM102 36h8v6h-8v6h8')
      .dark(circle(80, 70, 3))
      .body(circle(116, 70, 9))
      .thin(repeat(7, (i) => line(62, 98 + i * 6, 138, 98 + i * 6)))
      .thin(rect(58, 144, 84, 36, 2))
      .paper(repeat(6, (i) => circle(66 + i * 13.6, 162, 5)))
      .thin(repeat(6, (i) => line(62 + i * 13.6, 162, 70 + i * 13.6, 162))),
  'power-supply': (pen) =>
    void pen
      .body(polygon(14, 70, 44, 50, 186, 50, 186, 136, 156, 156, 14, 156))
      .body(rect(14, 70, 142, 86, 2))
      .dark(repeat(30, (i) => circle(28 + (i % 10) * 9, 86 + Math.floor(i / 10) * 10, 2.6)))
      .tone(rect(14, 122, 142, 34, 1))
      .paper(repeat(8, (i) => circle(26 + i * 16.6, 139, 6)))
      .thin(repeat(8, (i) => line(22 + i * 16.6, 139, 30 + i * 16.6, 139))),
  'stepper-motor': (pen, p) => {
    pen
      .body(rect(14, 46, 92, 92, 8))
      .thin(circle(60, 92, 34))
      .body(circle(60, 92, 22))
      .paper(circle(60, 92, 9))
      .dark(rect(51, 82, 18, 4));
    for (const [x, y] of [
      [24, 56],
      [96, 56],
      [24, 128],
      [96, 128],
    ] as const)
      pen.paper(circle(x, y, 5));
    pen
      .body(rect(130, 82, 12, 20))
      .body(rect(142, 46, 12, 92, 2))
      .tone(rect(154, 50, 28, 84, 1))
      .body(rect(182, 46, 12, 92, 2))
      .axis(line(122, 92, 199, 92))
      .dimH(14, 106, 160, p.label('f'), 138)
      .dimH(142, 194, 160, p.label('l'), 138);
  },
  'servo-motor': (pen, p) =>
    void pen
      .body(rect(14, 88, 30, 18, 2))
      .dark(rect(20, 93, 18, 4))
      .body(rect(44, 74, 8, 46))
      .body(rect(52, 50, 12, 94, 2))
      .tone(rect(64, 56, 82, 82, 3))
      .thin(line(70, 70, 140, 70) + line(70, 124, 140, 124))
      .body(rect(146, 58, 42, 78, 5))
      .body(rect(150, 36, 26, 24, 3))
      .body(rect(90, 40, 24, 18, 3))
      .axis(line(6, 97, 198, 97))
      .dimV(50, 144, 30, p.label('f', '□'), 52),
  'axial-fan': (pen, p) => {
    pen.body(rect(20, 18, 160, 160, 14)).paper(circle(100, 98, 72));
    for (let i = 0; i < 7; i += 1) {
      const a = i * (360 / 7);
      const [x1, y1] = at(100, 98, 26, a);
      const [x2, y2] = at(100, 98, 68, a + 18);
      const [x3, y3] = at(100, 98, 68, a + 52);
      const [x4, y4] = at(100, 98, 26, a + 40);
      pen.tone(
        `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${at(100, 98, 50, a - 2)
          .map((v) => v.toFixed(1))
          .join(' ')} ${x2.toFixed(1)} ${y2.toFixed(1)}A68 68 0 0 1 ${x3.toFixed(1)} ${y3.toFixed(1)}Q${at(100, 98, 46, a + 46)
          .map((v) => v.toFixed(1))
          .join(' ')} ${x4.toFixed(1)} ${y4.toFixed(1)}Z`,
      );
    }
    pen.body(circle(100, 98, 27));
    for (const [x, y] of [
      [34, 32],
      [166, 32],
      [34, 164],
      [166, 164],
    ] as const)
      pen.paper(circle(x, y, 5));
    pen.dimH(20, 180, 194, p.label('w'), 178);
  },
  'led-tube': (pen, p) =>
    void pen
      .paper(rect(18, 84, 164, 32, 3))
      .thin(line(18, 92, 182, 92) + repeat(16, (i) => rect(28 + i * 9.2, 97, 5, 6)))
      .tone(rect(8, 82, 20, 36, 3))
      .tone(rect(172, 82, 20, 36, 3))
      .main(line(2, 94, 8, 94) + line(2, 106, 8, 106) + line(192, 94, 198, 94) + line(192, 106, 198, 106))
      .dimH(8, 192, 146, p.label('l') && `${p.label('l')} m`, 118),
  'led-bulb': (pen) =>
    void pen
      .paper('M100 12Q156 14 156 70Q154 96 132 116H68Q46 96 44 70Q44 14 100 12Z')
      .tone(polygon(66, 116, 134, 116, 124, 150, 76, 150))
      .thin(repeat(6, (i) => line(76 + i * 10, 116, 80 + i * 8, 150)))
      .body(rect(78, 150, 44, 30, 2))
      .thin(repeat(4, (i) => line(78, 158 + i * 6.4, 122, 154 + i * 6.4)))
      .dark(polygon(86, 180, 114, 180, 106, 190, 94, 190))
      .thin('M64 60Q68 34 92 30'),
  'led-panel': (pen, p) => {
    const long = p.num('h', 600) > p.num('w', 600) * 1.3;
    if (long) pen.body(polygon(10, 118, 150, 40, 190, 74, 52, 164)).paper(polygon(24, 118, 148, 50, 176, 74, 54, 152));
    else pen.body(polygon(10, 110, 92, 44, 190, 84, 108, 160)).paper(polygon(26, 110, 93, 55, 174, 87, 108, 149));
    pen
      .thin(line(100, 100, 100, 100))
      .text(60, 176, p.label('w'))
      .text(150, 150, p.label('h'));
  },
  'high-bay': (pen) =>
    void pen
      .main('M100 6A8 8 0 0 1 100 24')
      .body(rect(94, 24, 12, 12))
      .tone(rect(66, 36, 68, 30, 5))
      .body(polygon(58, 66, 142, 66, 168, 116, 32, 116))
      .thin(repeat(14, (i) => line(62 + i * 5.9, 66, 40 + i * 9.4, 116)))
      .tone(rect(26, 116, 148, 14, 4))
      .paper('M36 130H164Q150 148 100 148T36 130Z')
      .thin('M60 158L52 176M100 160V180M140 158L148 176'),
  floodlight: (pen) =>
    void pen
      .main('M28 70V150Q28 168 46 168H154Q172 168 172 150V70')
      .body(rect(36, 30, 128, 108, 5))
      .paper(rect(48, 42, 104, 84, 3))
      .thin(repeat(24, (i) => rect(58 + (i % 6) * 15.4, 50 + Math.floor(i / 6) * 19, 9, 9, 1)))
      .tone(circle(28, 84, 7))
      .tone(circle(172, 84, 7))
      .body(rect(84, 166, 32, 10, 2)),
  'explosion-lamp': (pen) =>
    void pen
      .body(rect(92, 4, 16, 22))
      .thin(repeat(4, (i) => line(92, 8 + i * 5, 108, 6 + i * 5)))
      .tone('M52 26H148V58H52Z')
      .thin(repeat(9, (i) => line(60 + i * 10, 26, 60 + i * 10, 58)))
      .body(rect(40, 58, 120, 22, 4))
      .paper('M52 80H148V130Q148 164 100 164T52 130Z')
      .main('M52 100H148M54 128H146M76 80V152M100 80V164M124 80V152')
      .tone(hexagon(48, 69, 9))
      .tone(hexagon(152, 69, 9)),
  'emergency-light': (pen, p) => {
    if (p.kind('k', 1) === 2)
      pen
        .body(rect(14, 52, 172, 92, 5))
        .paper(rect(22, 60, 156, 76, 3))
        .dark('M70 76a7 7 0 1 0 .1 0zM66 92L50 104L56 110L68 102L64 116L50 130H62L76 116L86 130H98L84 108L86 98L94 106H106V98H98L86 88Z')
        .main(line(118, 98, 160, 98) + poly(146, 84, 160, 98, 146, 112));
    else
      pen
        .body(rect(42, 74, 116, 96, 5))
        .thin(rect(54, 118, 92, 40, 3))
        .dark(circle(70, 100, 3) + circle(84, 100, 3) + circle(98, 100, 3))
        .body(circle(62, 46, 28))
        .paper(circle(62, 46, 19))
        .body(circle(138, 46, 28))
        .paper(circle(138, 46, 19))
        .thin(
          repeat(
            8,
            (i) =>
              line(...at(62, 46, 12, i * 45), ...at(62, 46, 18, i * 45)) + line(...at(138, 46, 12, i * 45), ...at(138, 46, 18, i * 45)),
          ),
        );
  },
  flashlight: (pen) =>
    void pen
      .tone(rect(8, 84, 112, 32, 4))
      .thin(repeat(9, (i) => line(16 + i * 7, 84, 16 + i * 7, 116)))
      .body(polygon(120, 84, 146, 66, 172, 66, 172, 134, 146, 134, 120, 116))
      .paper(rect(172, 62, 10, 76, 3))
      .body(rect(92, 76, 16, 10, 3))
      .thin(`${line(188, 84, 198, 80)}${line(188, 100, 199, 100)}${line(188, 116, 198, 120)}${arc(4, 100, 6, 90, 270)}`),
};
