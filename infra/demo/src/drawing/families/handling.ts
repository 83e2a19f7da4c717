import type { Families } from '../params.ts';
import { circle, ellipse, line, poly, polygon, rect, repeat } from '../shapes.ts';

export const handling: Families = {
  caster: (pen, p) => {
    const k = p.kind('k', 1);
    pen.body(rect(44, 14, 112, 12, 1)).dark(rect(54, 12, 14, 3) + rect(132, 12, 14, 3));
    if (k) pen.body(rect(76, 26, 48, 9, 2)).tone(rect(70, 35, 60, 8, 3));
    pen
      .tone(circle(k ? 90 : 100, 132, 52))
      .body(circle(k ? 90 : 100, 132, 38))
      .thin(circle(k ? 90 : 100, 132, 30));
    pen
      .body(polygon(64, k ? 43 : 26, 136, k ? 43 : 26, k ? 104 : 114, 140, k ? 76 : 86, 140))
      .body(circle(k ? 90 : 100, 132, 12))
      .dark(circle(k ? 90 : 100, 132, 4));
    if (k === 2) pen.tone(polygon(118, 62, 176, 78, 182, 92, 170, 96, 112, 82));
    pen.dimV(14, 184, 186, p.label('h'), 150).dimH(38 + (k ? 0 : 10), 142 + (k ? 0 : 10), 196, p.label('D', 'φ'), 140);
  },
  'hand-truck': (pen) =>
    void pen
      .body(polygon(20, 130, 142, 130, 190, 106, 78, 106))
      .body(polygon(20, 130, 142, 130, 142, 140, 20, 140))
      .body(polygon(142, 130, 190, 106, 190, 116, 142, 140))
      .thin(line(40, 124, 150, 124) + line(60, 115, 168, 115))
      .main('M24 128V26Q24 18 32 18L70 10Q78 8 78 18V104M24 60L78 46')
      .tone(circle(44, 156, 14))
      .tone(circle(122, 156, 14))
      .tone(circle(170, 134, 12))
      .dark(circle(44, 156, 4) + circle(122, 156, 4) + circle(170, 134, 3.5)),
  'pallet-truck': (pen, p) => {
    pen
      .body(polygon(50, 140, 190, 148, 192, 160, 50, 158))
      .body(rect(26, 108, 34, 52, 4))
      .tone(circle(42, 168, 16))
      .dark(circle(42, 168, 5))
      .tone(circle(172, 166, 9))
      .body(rect(32, 90, 22, 20, 3))
      .main('M42 92L16 34')
      .tone('M4 32Q2 12 20 10L36 14Q40 22 34 28L12 36Z');
    if (p.kind('k', 1) === 2) pen.paper(rect(54, 92, 34, 18, 2)).main('M60 97v8M66 97h6v8h-6zM78 97v8');
    if (p.kind('k', 1) === 3) pen.tone(rect(20, 64, 40, 46, 5)).dark(polygon(42, 72, 32, 90, 39, 90, 36, 102, 47, 84, 40, 84));
  },
  'chain-hoist': (pen, p) => {
    pen
      .main('M100 26Q84 24 86 10Q92 2 104 4')
      .body(circle(100, 68, 42))
      .thin(circle(100, 68, 32))
      .tone(circle(100, 68, 14));
    if (p.kind('k', 1) === 2) pen.tone(polygon(112, 62, 184, 26, 190, 36, 118, 78));
    else pen.main(repeat(6, (i) => ellipse(142, 84 + i * 14, 3.6, 7.4)));
    pen
      .main(repeat(4, (i) => ellipse(96, 116 + i * 13, 4, 8)))
      .body(rect(86, 162, 20, 12, 3))
      .main('M96 174Q118 178 112 192Q100 202 88 192');
  },
  'web-sling': (pen, p) =>
    void pen
      .tone('M20 62Q4 62 6 82Q8 104 28 100L74 92L128 138L172 144Q194 144 194 124Q192 104 170 108L138 112L84 64Z')
      .paper('M22 74Q16 76 18 84Q22 90 32 86L52 80Z')
      .paper('M176 130Q184 128 182 120Q178 114 168 118L150 124Z')
      .thin('M70 74L134 128M78 70L142 120')
      .text(100, 176, p.label('w') && `带宽 ${p.label('w')}`),
  shackle: (pen, p) => {
    pen.body(
      p.kind('k', 1) === 1
        ? 'M60 154V120Q30 96 30 66Q32 16 100 14Q168 16 170 66Q170 96 140 120V154H116V112Q144 92 144 68Q142 40 100 38Q58 40 56 68Q56 92 84 112V154Z'
        : 'M48 154V66Q48 14 100 14Q152 14 152 66V154H128V68Q128 38 100 38Q72 38 72 68V154Z',
    );
    pen
      .body(circle(p.kind('k', 1) === 1 ? 72 : 60, 152, 21))
      .body(circle(p.kind('k', 1) === 1 ? 128 : 140, 152, 21))
      .body(rect(34, 141, 132, 22, 2))
      .tone(circle(172, 152, 17))
      .paper(circle(172, 152, 6))
      .dimV(141, 163, 18, p.label('d', 'φ'), 34)
      .dimH(84, 116, 188, p.label('b'), 164);
  },
  hook: (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 2)
      return void pen.main(repeat(4, (i) => ellipse(46 + i * 36, 100, 24, 13))).thin(repeat(4, (i) => ellipse(46 + i * 36, 100, 16, 6)));
    if (k === 3)
      return void pen
        .body('M64 96V60Q64 20 100 20T136 60V96H120V60Q120 36 100 36T80 60V96Z')
        .body('M64 104V140Q64 180 100 180T136 140V104H120V140Q120 164 100 164T80 140V104Z')
        .tone(rect(54, 92, 92, 16, 7));
    pen
      .body(circle(100, 34, 26))
      .paper(circle(100, 34, 13))
      .body('M88 58H112V78Q148 92 146 136Q142 188 96 190Q52 188 50 144L70 136Q74 166 98 168Q124 164 124 134Q122 104 88 100Z')
      .tone(polygon(108, 84, 118, 80, 66, 144, 58, 138))
      .text(166, 60, p.label('d', 'φ'));
  },
  'wire-rope': (pen, p) =>
    void pen
      .body(
        'M14 128Q12 104 36 100H150Q178 96 176 72Q172 48 144 52L60 64Q40 66 40 54Q42 42 62 40L186 26V40L64 54L146 38Q188 36 190 72Q188 110 152 114H38Q28 116 28 128Q30 142 50 142H186V156H48Q16 156 14 128Z',
      )
      .thin(repeat(17, (i) => line(52 + i * 8, 142, 46 + i * 8, 156) + line(48 + i * 6.4, 100, 42 + i * 6.4, 114)))
      .body(circle(100, 182, 14))
      .thin(repeat(6, (i) => circle(100 + 8.6 * Math.cos(i * 1.047), 182 + 8.6 * Math.sin(i * 1.047), 4.2)) + circle(100, 182, 4.2))
      .text(140, 186, p.label('d', 'φ')),
  shelf: (pen, p) => {
    const n = Math.min(6, Math.max(2, p.num('n', 4)));
    const [x1, x2] = [34, 152];
    for (const dx of [20, 0]) pen.body(rect(x1 + dx, 14 + (dx ? 0 : 12), 7, 156)).body(rect(x2 + dx - 7, 14 + (dx ? 0 : 12), 7, 156));
    for (let i = 0; i < n; i += 1) {
      const y = 34 + i * (134 / (n - 1 || 1)) - (i === n - 1 ? 6 : 0);
      pen.body(polygon(x1, y, x2, y, x2 + 20, y - 12, x1 + 20, y - 12)).body(rect(x1, y, x2 - x1, 7));
    }
    pen.dimH(x1, x2, 196, p.label('w'), 182).dimV(14, 182, 190, p.label('h'), 172);
  },
  bin: (pen, p) =>
    void pen
      .body(polygon(28, 62, 66, 44, 180, 66, 146, 88))
      .paper(polygon(38, 63, 68, 50, 168, 68, 144, 82))
      .tone(polygon(28, 62, 146, 88, 140, 164, 38, 132))
      .body(polygon(146, 88, 180, 66, 170, 138, 140, 164))
      .paper(polygon(58, 92, 116, 106, 115, 128, 60, 112))
      .dimH(34, 142, 188, p.label('w'), 160)
      .dimV(64, 164, 14, p.label('h'), 28),
  crate: (pen, p) =>
    void pen
      .body(polygon(14, 72, 78, 48, 186, 68, 128, 96))
      .paper(polygon(28, 73, 80, 54, 172, 70, 126, 90))
      .tone(polygon(14, 72, 128, 96, 128, 160, 20, 132))
      .tone(polygon(128, 96, 186, 68, 180, 132, 128, 160))
      .thin(
        repeat(4, (i) => line(36 + i * 23, 82 + i * 5, 38 + i * 22.6, 134 + i * 5.8)) + line(16, 84, 128, 108) + line(128, 108, 185, 80),
      )
      .paper(polygon(54, 92, 84, 98, 84, 108, 54, 102))
      .text(64, 184, p.label('w'))
      .dimV(96, 160, 196, p.label('h'), 184),
  pallet: (pen, p) => {
    pen
      .body(polygon(10, 100, 112, 128, 190, 90, 92, 64))
      .thin(
        repeat(6, (i) => line(24 + i * 14.6, 104 + i * 4, 106 + i * 14, 68 + i * 4)) +
          repeat(4, (i) => line(26 + i * 16, 92 - i * 7, 128 + i * 16, 120 - i * 7.4)),
      )
      .body(polygon(10, 100, 112, 128, 112, 136, 10, 108))
      .body(polygon(112, 128, 190, 90, 190, 98, 112, 136));
    for (const [x, y] of [
      [10, 108],
      [55, 120],
      [98, 132],
    ] as const)
      pen.tone(polygon(x, y, x + 16, y + 4, x + 16, y + 24, x, y + 20));
    pen
      .tone(polygon(144, 120, 156, 114, 156, 134, 144, 140))
      .tone(polygon(178, 104, 190, 98, 190, 118, 178, 124))
      .body(polygon(10, 128, 112, 156, 112, 162, 10, 134))
      .body(polygon(112, 156, 190, 118, 190, 124, 112, 162))
      .text(50, 168, p.label('w'));
  },
  ladder: (pen, p) => {
    if (p.kind('k', 1) === 2) {
      pen.body(rect(62, 8, 9, 184, 2)).body(rect(129, 8, 9, 184, 2));
      for (let i = 0; i < 8; i += 1) pen.body(rect(71, 22 + i * 21, 58, 7, 1));
    } else {
      pen
        .body(polygon(118, 22, 126, 20, 182, 186, 172, 188))
        .body(polygon(70, 22, 78, 20, 122, 178, 112, 180))
        .thin(line(104, 118, 160, 122));
      for (let i = 0; i < 6; i += 1)
        pen.body(polygon(62 - i * 7.6, 46 + i * 24, 104 - i * 3.4, 46 + i * 24, 104 - i * 3.4, 53 + i * 24, 62 - i * 7.6, 53 + i * 24));
      pen
        .body(polygon(66, 20, 74, 22, 22, 188, 12, 186))
        .body(polygon(106, 20, 114, 22, 94, 188, 84, 188))
        .tone(polygon(60, 14, 128, 14, 130, 26, 58, 26))
        .main(poly(42, 112, 42, 112));
    }
  },
};
