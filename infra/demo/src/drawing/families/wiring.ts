import type { Families } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, line, polygon, rect, repeat } from '../shapes.ts';

const screw = (pen: Pen, x: number, y: number, r = 6) =>
  pen.paper(circle(x, y, r)).thin(line(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7));

const ringTerminal = (pen: Pen, fork: boolean) => {
  pen
    .tone(rect(22, 76, 74, 48, 10))
    .thin(line(78, 76, 78, 124))
    .body(polygon(96, 86, 112, 90, 112, 110, 96, 114));
  if (fork) pen.body('M110 88Q118 68 140 66L186 66V84H146Q136 88 136 100Q136 112 146 116H186V134H140Q118 132 110 112Z');
  else pen.body(circle(146, 100, 38)).paper(circle(146, 100, 18));
};

export const wiring: Families = {
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
};
