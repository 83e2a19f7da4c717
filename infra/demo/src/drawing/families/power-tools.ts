import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { circle, line, polygon, rect, repeat } from '../shapes.ts';

function screwdriver(pen: Pen, p: Params) {
  const l = Math.min(104, 44 + p.num('l', 100) * 0.36);
  const d = Math.max(4, Math.min(9, p.num('d', 6)));
  const y = 100;
  const x0 = 186 - l;
  pen.tone(
    `M${x0} ${y - 12}Q${x0 - 10} ${y - 12} ${x0 - 14} ${y - 19}L${x0 - 58} ${y - 21}Q${x0 - 74} ${y - 21} ${x0 - 76} ${y}Q${x0 - 74} ${y + 21} ${x0 - 58} ${y + 21}L${x0 - 14} ${y + 19}Q${x0 - 10} ${y + 12} ${x0} ${y + 12}Z`,
  );
  pen.thin(line(x0 - 62, y - 8, x0 - 18, y - 8) + line(x0 - 62, y + 8, x0 - 18, y + 8));
  if (p.kind('v')) pen.tone(rect(x0, y - d / 2 - 3, l - 14, d + 6, 2));
  pen.body(rect(x0, y - d / 2, l - 10, d));
  if (p.kind('k'))
    pen
      .body(polygon(176, y - d / 2 - 0.5, 186, y - d / 2 - 0.5, 196, y - 1.5, 196, y + 1.5, 186, y + d / 2 + 0.5, 176, y + d / 2 + 0.5))
      .thin(line(178, y, 196, y));
  else pen.body(polygon(176, y - d / 2, 182, y - d / 2 - 2.5, 197, y - 3, 197, y + 3, 182, y + d / 2 + 2.5, 176, y + d / 2));
  pen
    .dimH(x0, 197, 142, p.label('l'), y + 14)
    .dimV(y - d / 2, y + d / 2, 150, '', 150)
    .text((x0 + 186) / 2, y - 18, p.label('d', 'φ'));
}

export const powerTools: Families = {
  'tool-case': (pen, p) => {
    pen.tone(rect(12, 34, 176, 132, 10)).body(rect(22, 44, 156, 112, 4));
    for (let i = 0; i < 11; i += 1) pen.paper(circle(34 + i * 13.2, 58, 3.4 + i * 0.24)).paper(circle(34 + i * 13.2, 78, 2.6 + i * 0.26));
    pen
      .body(rect(34, 96, 96, 10, 3))
      .body(circle(34, 101, 10))
      .body(rect(34, 118, 110, 6, 2))
      .tone(rect(118, 115, 36, 12, 4))
      .thin(repeat(8, (i) => rect(34 + i * 16, 136, 10, 12, 1)))
      .body(circle(160, 106, 9))
      .text(100, 186, p.label('n') && `${p.label('n')} 件`);
  },
  screwdriver,
  vise: (pen) =>
    void pen
      .body('M58 150L66 110H150L158 150H178V166H38V150Z')
      .body(polygon(66, 110, 66, 56, 96, 56, 96, 84, 150, 84, 150, 110))
      .tone(rect(88, 50, 8, 30))
      .body(polygon(104, 84, 104, 56, 134, 56, 148, 76, 148, 84))
      .tone(rect(104, 50, 8, 30))
      .body(rect(148, 90, 34, 14, 2))
      .main(line(178, 70, 178, 126))
      .dark(circle(178, 68, 4) + circle(178, 128, 4))
      .thin(line(66, 92, 148, 92)),
  'c-clamp': (pen, p) =>
    void pen
      .body('M58 30Q40 30 40 48V142Q40 160 58 160H116V140H72Q62 140 62 130V60Q62 50 72 50H116V30Z')
      .body(rect(94, 50, 22, 12, 2))
      .body(rect(99, 112, 12, 76))
      .thin(repeat(10, (i) => line(99, 118 + i * 6, 111, 116 + i * 6)))
      .body(rect(92, 100, 26, 12, 3))
      .main(line(76, 188, 134, 188))
      .dimV(62, 100, 150, p.label('w', '≤'), 118),
  toolbox: (pen) =>
    void pen
      .body(rect(18, 84, 164, 82, 6))
      .tone('M18 84V72Q18 60 32 60H168Q182 60 182 72V92H18Z')
      .main('M70 60V44Q70 36 78 36H122Q130 36 130 44V60')
      .tone(rect(46, 82, 20, 24, 3))
      .tone(rect(134, 82, 20, 24, 3))
      .thin(line(18, 128, 182, 128)),
  'tool-trolley': (pen, p) => {
    const n = Math.min(9, p.num('n', 6));
    pen.body(rect(36, 34, 120, 134, 3)).tone(rect(30, 26, 132, 10, 3));
    const h = 126 / n;
    pen.main(repeat(n, (i) => rect(42, 40 + i * h, 108, h - 3, 2))).dark(repeat(n, (i) => rect(76, 43 + i * h, 40, 2.4)));
    pen
      .tone(circle(54, 178, 9))
      .tone(circle(138, 178, 9))
      .main('M162 44H176V76H162');
  },
  'cordless-drill': (pen) =>
    void pen
      .tone('M56 40H128Q146 40 148 60L144 84H98L88 138H112Q118 138 118 146V172H56V146L66 86Q50 82 50 62Q50 46 56 40Z')
      .body(polygon(148, 48, 168, 52, 172, 72, 146, 78))
      .body(rect(170, 57, 26, 9))
      .body(rect(50, 148, 74, 32, 5))
      .thin(line(50, 160, 124, 160) + line(66, 48, 66, 78) + repeat(4, (i) => line(74 + i * 7, 50, 74 + i * 7, 66)))
      .body(polygon(98, 86, 108, 86, 102, 108, 94, 108)),
  'rotary-hammer': (pen) =>
    void pen
      .tone('M34 62Q34 50 48 50H104V98H74L62 120H92V160Q92 172 78 172H46Q30 172 30 156V110Z')
      .paper('M48 108H78V150H56Q48 150 48 142Z')
      .body(rect(104, 54, 48, 40, 4))
      .body(polygon(152, 60, 168, 66, 168, 82, 152, 88))
      .body(rect(168, 69, 30, 10))
      .tone(rect(112, 94, 18, 54, 6))
      .thin(repeat(5, (i) => line(110 + i * 8, 58, 110 + i * 8, 90))),
  'angle-grinder': (pen, p) =>
    void pen
      .tone('M64 82Q70 72 84 72H176Q194 74 194 94Q194 114 176 116H84Q70 116 64 106Z')
      .body('M26 84Q26 70 42 70H66V118H42Q26 118 26 104Z')
      .body(rect(34, 118, 24, 14))
      .body(rect(4, 132, 84, 7, 2))
      .body('M4 132Q2 112 28 112V118Q14 120 14 132Z')
      .tone(rect(36, 34, 16, 38, 6))
      .thin(repeat(6, (i) => line(84 + i * 7, 80, 84 + i * 7, 108)) + line(120, 94, 186, 94))
      .body(rect(118, 66, 34, 8, 3))
      .dimH(4, 88, 164, p.label('D', 'φ'), 139),
  'chop-saw': (pen) =>
    void pen
      .body(rect(16, 158, 168, 14, 2))
      .body(circle(86, 100, 52))
      .thin(circle(86, 100, 40))
      .paper(circle(86, 100, 8))
      .tone('M30 100A56 56 0 0 1 142 100L130 100A44 44 0 0 0 42 100Z')
      .tone(rect(112, 66, 56, 36, 6))
      .main('M100 46Q130 10 168 22')
      .tone('M146 12L176 22L170 34L142 24Z')
      .body(rect(132, 138, 44, 20, 2))
      .body(polygon(120, 100, 160, 158, 140, 158, 106, 110)),
  'heat-gun': (pen) =>
    void pen
      .tone('M34 44Q34 32 50 32H112V88H88L80 176Q80 186 68 186H48Q38 186 40 174L50 88Q34 84 34 66Z')
      .body(rect(112, 40, 40, 40, 3))
      .body(polygon(152, 46, 192, 50, 192, 70, 152, 74))
      .thin(repeat(6, (i) => line(118 + i * 6, 44, 118 + i * 6, 76)) + repeat(4, (i) => line(42, 44 + i * 8, 66, 44 + i * 8)))
      .body(rect(82, 94, 10, 22, 3)),
  'impact-wrench': (pen) =>
    void pen
      .tone('M38 42H122Q138 44 140 64L136 86H92L84 136H112Q118 136 118 144V176H46V144L60 86Q36 84 36 64Z')
      .body(polygon(140, 48, 158, 54, 158, 76, 138, 82))
      .body(rect(158, 57, 20, 16, 2))
      .body(rect(44, 148, 78, 32, 5))
      .thin(line(44, 160, 122, 160) + repeat(5, (i) => line(48 + i * 7, 48, 48 + i * 7, 76))),
  'air-impact': (pen) =>
    void pen
      .body('M34 44Q34 34 48 34H126L140 44V84L126 92H96L86 166Q84 178 72 178H58Q48 178 50 166L60 92Q34 90 34 72Z')
      .body(rect(140, 52, 20, 24, 2))
      .tone(rect(160, 55, 18, 18, 1))
      .thin(line(60, 34, 60, 90) + line(126, 34, 126, 92) + circle(46, 62, 8))
      .tone(rect(88, 98, 12, 26, 3))
      .body(rect(56, 178, 22, 16, 2)),
  'air-sander': (pen, p) =>
    void pen
      .tone('M56 80Q56 40 100 40Q144 40 144 80V112H56Z')
      .body(rect(62, 112, 76, 22, 3))
      .tone(rect(36, 134, 128, 14, 3))
      .dark(rect(36, 148, 128, 5))
      .body('M140 78H188V94H144Z')
      .thin(line(56, 94, 144, 94))
      .body(polygon(90, 40, 180, 56, 180, 66, 96, 52))
      .dimH(36, 164, 176, p.label('D', 'φ'), 153),
};
