import type { Families } from '../params.ts';
import { arc, at, circle, line, polygon, rect, repeat } from '../shapes.ts';

export const welding: Families = {
  'welding-rod': (pen, p) => {
    for (let i = 0; i < 6; i += 1)
      pen
        .body(polygon(10, 132 - i * 13, 12, 128 - i * 13, 44, 122 - i * 13, 44, 128 - i * 13))
        .tone(polygon(44, 120 - i * 13, 188, 84 - i * 13, 190, 92 - i * 13, 44, 130 - i * 13));
    pen.text(150, 150, p.label('d', 'φ'));
  },
  'wire-spool': (pen) =>
    void pen
      .body(circle(86, 98, 78))
      .tone(circle(86, 98, 66))
      .thin(repeat(7, (i) => circle(86, 98, 34 + i * 4.6)))
      .body(circle(86, 98, 30))
      .paper(circle(86, 98, 13))
      .dark(circle(86, 78, 3))
      .main('M152 98Q176 120 194 176')
      .thin(repeat(3, (i) => line(...at(86, 98, 66, i * 120 - 30), ...at(86, 98, 78, i * 120 - 30)))),
  welder: (pen) =>
    void pen
      .main('M70 46V28H130V46')
      .tone(rect(32, 44, 136, 118, 6))
      .body(rect(42, 54, 116, 62, 3))
      .paper(rect(52, 62, 44, 22, 2))
      .main('M60 67v12M68 67h8v6h-8v6h8M84 67h6v12h-6z')
      .body(circle(126, 84, 18))
      .dark(rect(124, 67, 4, 14))
      .thin(repeat(5, (i) => line(50, 122 + i * 4, 90, 122 + i * 4)))
      .body(circle(110, 136, 10))
      .dark(circle(110, 136, 4))
      .body(circle(142, 136, 10))
      .dark(circle(142, 136, 4))
      .tone(rect(42, 162, 24, 10, 2))
      .tone(rect(134, 162, 24, 10, 2)),
  'welding-torch': (pen, p) => {
    if (p.kind('k', 1) === 2)
      pen
        .body(polygon(20, 36, 40, 30, 62, 60, 48, 72))
        .paper(polygon(8, 22, 22, 12, 40, 30, 22, 42))
        .tone(polygon(50, 66, 66, 56, 150, 160, 134, 174))
        .tone(polygon(56, 54, 78, 28, 90, 36, 68, 64))
        .tone('M138 170L150 158Q172 176 196 178V190Q164 190 138 170Z');
    else
      pen
        .body(polygon(8, 156, 12, 134, 44, 122, 52, 136, 28, 160))
        .body('M40 122Q60 78 92 66L104 86Q72 98 58 138Z')
        .tone('M90 62L178 52Q194 52 194 70Q194 84 180 86L102 92Z')
        .body('M118 86Q124 104 140 102L146 88Z')
        .tone('M178 54L198 58V78L180 84Z')
        .thin(line(16, 134, 30, 156) + line(110, 66, 170, 60));
  },
  'contact-tip': (pen, p) => {
    const y = 100;
    pen
      .body(polygon(64, y - 20, 150, y - 20, 186, y - 12, 186, y + 12, 150, y + 20, 64, y + 20))
      .thin(line(90, y - 20, 90, y + 20) + line(122, y - 20, 122, y + 20))
      .body(rect(16, y - 15, 48, 30, 1))
      .thin(repeat(8, (i) => line(20 + i * 5.6, y - 15, 18 + i * 5.6, y + 15)))
      .dark(rect(183, y - 3, 4, 6))
      .axis(line(6, y, 198, y))
      .text(40, 142, p.label('d', 'M'));
  },
  'gas-regulator': (pen) => {
    pen
      .body(rect(66, 100, 68, 40, 5))
      .tone(circle(100, 158, 28))
      .thin(circle(100, 158, 18))
      .body(rect(20, 108, 46, 24, 2))
      .body(polygon(4, 104, 22, 104, 22, 136, 4, 136))
      .body(rect(134, 112, 34, 16, 2))
      .thin(line(12, 104, 12, 136));
    for (const [x, y] of [
      [66, 56],
      [144, 62],
    ] as const)
      pen
        .body(circle(x, y, 36))
        .paper(circle(x, y, 29))
        .thin(repeat(9, (i) => line(...at(x, y, 25, 135 + i * 33), ...at(x, y, 20, 135 + i * 33))))
        .main(line(x, y, ...at(x, y, 20, 240)))
        .dark(circle(x, y, 3));
  },
  'welding-mask': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .tone('M46 40Q50 12 100 10Q150 12 154 40L160 110Q160 150 128 180Q100 196 72 180Q40 150 40 110Z')
      .body(rect(54, 54, 92, 54, 5))
      .dark(rect(64, 64, 72, 32, 3));
    if (k === 2) pen.tone(rect(92, 176, 16, 22, 3));
    else
      pen
        .main('M42 72Q20 70 22 40M158 72Q180 70 178 40')
        .body(circle(42, 76, 8))
        .body(circle(158, 76, 8));
    if (k === 1) pen.thin(rect(80, 58, 40, 5));
  },
  'welding-curtain': (pen) => {
    pen
      .body(rect(24, 20, 7, 160))
      .body(rect(169, 20, 7, 160))
      .body(rect(24, 18, 152, 7, 2));
    for (let i = 0; i < 6; i += 1)
      pen[i % 2 ? 'body' : 'tone'](`M${34 + i * 22} 32Q${45 + i * 22} 38 ${56 + i * 22} 32V166Q${45 + i * 22} 172 ${34 + i * 22} 166Z`);
    pen
      .main(line(14, 182, 42, 182) + line(158, 182, 186, 182))
      .thin(repeat(7, (i) => circle(34 + i * 22, 29, 3) + arc(0, 0, 0, 0, 0).slice(0, 0)));
  },
};
