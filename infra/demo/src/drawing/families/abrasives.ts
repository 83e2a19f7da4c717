import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, line, poly, polygon, rect, repeat, teeth } from '../shapes.ts';

const y = 96;

function disc(pen: Pen, p: Params, inside: (R: number, r: number) => void) {
  const R = 78;
  const r = Math.max(7, R * (p.num('d', 22) / p.num('D', 125)));
  pen.body(circle(100, 98, R));
  inside(R, r);
  pen
    .paper(circle(100, 98, r))
    .dimH(100 - R, 100 + R, 194, p.label('D', 'φ'), 98)
    .dimH(100 - r, 100 + r, 98 - r - 10, p.label('d', 'φ'), 98);
}

export const abrasives: Families = {
  'saw-blade': (pen, p) => {
    const zz = Math.min(48, p.num('z', 60) * 0.5);
    pen.body(teeth(100, 98, 72, 82, Math.round(zz), 0.12));
    pen
      .thin(circle(100, 98, 64))
      .main(repeat(4, (i) => arc(100, 98, 52, i * 90, i * 90 + 30)))
      .thin(circle(100, 98, 28))
      .paper(circle(100, 98, 14))
      .dimH(18, 182, 196, p.label('D', 'φ'), 98)
      .dimH(86, 114, 78, p.label('d', 'φ'), 98);
  },
  'cutting-disc': (pen, p) =>
    disc(
      pen,
      p,
      (R, r) =>
        void pen
          .thin(repeat(5, (i) => circle(100, 98, R - 6 - i * ((R - r - 26) / 5))))
          .tone(circle(100, 98, r + 18))
          .thin(circle(100, 98, r + 8)),
    ),
  'flap-disc': (pen, p) =>
    disc(pen, p, (R, r) => {
      pen
        .tone(circle(100, 98, R))
        .thin(repeat(36, (i) => line(...at(100, 98, R, i * 10), ...at(100, 98, R * 0.52, i * 10 + 14))))
        .body(circle(100, 98, Math.max(R * 0.52, r + 8)));
    }),
  'diamond-blade': (pen, p) =>
    disc(pen, p, (R, r) => {
      pen
        .tone(circle(100, 98, R))
        .body(circle(100, 98, R - 11))
        .gap(repeat(12, (i) => rect(...at(98, 96, R - 6, i * 30 + 15), 5, 5)))
        .main(repeat(12, (i) => line(...at(100, 98, R, i * 30 + 15), ...at(100, 98, R - 18, i * 30 + 15))))
        .paper(repeat(6, (i) => circle(...at(100, 98, R * 0.58, i * 60), 5)))
        .thin(circle(100, 98, r + 10));
    }),
  sandpaper: (pen, p) => {
    pen
      .tone(rect(40, 20, 120, 160, 2))
      .dark(repeat(90, (i) => rect(46 + ((i * 37) % 108), 26 + ((i * 53) % 146), 1.6, 1.6)))
      .paper(polygon(112, 180, 160, 132, 160, 180))
      .body(polygon(112, 180, 160, 132, 122, 142))
      .text(90, 100, p.label('g') && `#${p.label('g')}`);
  },
  'sanding-belt': (pen) =>
    void pen
      .tone('M40 62H150A34 34 0 0 1 150 130H40A34 34 0 0 1 40 62Z')
      .paper('M44 70H148A26 26 0 0 1 148 122H44A26 26 0 0 1 44 70Z')
      .body('M40 130V150H150A34 40 0 0 0 184 100V96A34 34 0 0 1 150 130Z')
      .dark(repeat(40, (i) => rect(42 + ((i * 37) % 120), 133 + ((i * 7) % 14), 1.5, 1.5))),
  'sanding-disc': (pen, p) => {
    pen.tone(circle(100, 98, 76)).dark(repeat(80, (i) => rect(...at(99, 97, 16 + ((i * 29) % 56), i * 47), 1.5, 1.5)));
    const n = p.kind('n');
    if (n) pen.paper(repeat(Math.min(n, 8), (i) => circle(...at(100, 98, 46, i * (360 / Math.min(n, 8))), 7)));
    if (n > 8) pen.paper(circle(100, 98, 7) + repeat(8, (i) => circle(...at(100, 98, 24, i * 45 + 22), 4)));
    pen.dimH(24, 176, 192, p.label('D', 'φ'), 98);
  },
  'grinding-wheel': (pen, p) => {
    const r = 62 * (p.num('d', 32) / p.num('D', 200));
    pen
      .tone(circle(70, 96, 62))
      .dark(repeat(46, (i) => rect(...at(69, 95, 30 + ((i * 17) % 28), i * 41), 1.5, 1.5)))
      .paper(circle(70, 96, 30))
      .thin(circle(70, 96, 24))
      .paper(circle(70, 96, Math.max(r, 7)));
    const T = Math.max(10, Math.min(40, 124 * (p.num('T', 20) / p.num('D', 200))));
    pen
      .tone(rect(164 - T / 2, 34, T, 124))
      .axis(line(2, 96, 192, 96))
      .dimH(8, 132, 180, p.label('D', 'φ'), 96)
      .dimH(164 - T / 2, 164 + T / 2, 180, p.label('T'), 158)
      .dimH(70 - Math.max(r, 7), 70 + Math.max(r, 7), 22, p.label('d', 'φ'), 96);
  },
  'mounted-point': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body(rect(8, y - 6, 100, 12, 2))
      .tone(
        k === 2
          ? circle(142, y, 36)
          : k === 3
            ? polygon(104, y - 32, 112, y - 34, 186, y - 5, 186, y + 5, 112, y + 34, 104, y + 32)
            : k === 4
              ? `M104 ${y - 32}H140Q180 ${y - 26} 188 ${y}Q180 ${y + 26} 140 ${y + 32}H104Z`
              : rect(104, y - 32, 78, 64, 4),
      );
    pen
      .dark(repeat(24, (i) => rect(116 + ((i * 23) % 52), y - 16 + ((i * 13) % 32), 1.6, 1.6)))
      .axis(line(2, y, 198, y))
      .dimV(y - 32, y + 32, 196, p.label('d', 'φ'), 170);
  },
  'wire-wheel': (pen, p) => {
    if (p.kind('k', 1) === 2) {
      pen
        .main(repeat(60, (i) => line(...at(100, 98, 44, i * 6), ...at(100, 98, 76 + (i % 2) * 4, i * 6 + 4))))
        .body(circle(100, 98, 44))
        .thin(circle(100, 98, 38))
        .paper(circle(100, 98, 14));
    } else
      pen
        .body(rect(86, 20, 28, 40, 2))
        .thin(line(86, 34, 114, 34))
        .body(polygon(80, 58, 120, 58, 148, 82, 150, 104, 50, 104, 52, 82))
        .main(repeat(17, (i) => line(54 + i * 5.8, 104, 44 + i * 7, 168)));
    pen.dimH(40, 160, 190, p.label('D', 'φ'), 170);
  },
  'scouring-pad': (pen) =>
    void pen
      .tone('M24 76L120 56L180 96V116L84 142L24 96Z')
      .thin(poly(24, 76, 84, 120, 180, 96) + line(84, 120, 84, 142))
      .thin(repeat(22, (i) => `M${44 + ((i * 31) % 108)} ${80 + ((i * 17) % 30)}q5 -4 9 2`)),
  'oil-stone': (pen) =>
    void pen
      .tone(polygon(16, 108, 124, 70, 186, 88, 80, 130))
      .tone(polygon(16, 108, 80, 130, 80, 154, 16, 132))
      .tone(polygon(80, 130, 186, 88, 186, 112, 80, 154))
      .dark(repeat(26, (i) => rect(60 + ((i * 29) % 90), 88 + ((i * 11) % 28), 1.4, 1.4))),
};
