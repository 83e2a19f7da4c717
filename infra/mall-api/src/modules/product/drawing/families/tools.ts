import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, hexagon, line, poly, polygon, rect, regular, repeat } from '../shapes.ts';

/** Open jaw: a round head with a slot turned by `angle`, drawn at the end of a handle. */
function openJaw(pen: Pen, cx: number, cy: number, R: number, gap: number, angle: number) {
  pen.body(circle(cx, cy, R));
  const [ux, uy] = at(0, 0, 1, angle);
  const [vx, vy] = [-uy, ux];
  const g = gap / 2;
  const far = R + 4;
  const corner = (along: number, side: number): [number, number] => [cx + ux * along + vx * side, cy + uy * along + vy * side];
  pen.gap(polygon(...corner(-R * 0.15, g), ...corner(far, g), ...corner(far, -g), ...corner(-R * 0.15, -g)));
  pen.main(
    poly(
      ...corner(Math.sqrt(R * R - g * g), g),
      ...corner(-R * 0.15, g),
      ...corner(-R * 0.3, 0),
      ...corner(-R * 0.15, -g),
      ...corner(Math.sqrt(R * R - g * g), -g),
    ),
  );
}

const handleBar = (pen: Pen, x1: number, x2: number, y: number, h1: number, h2: number) =>
  pen
    .body(polygon(x1, y - h1, x2, y - h2, x2, y + h2, x1, y + h1))
    .thin(polygon(x1 + 8, y - h1 * 0.45, x2 - 8, y - h2 * 0.45, x2 - 8, y + h2 * 0.45, x1 + 8, y + h1 * 0.45));

/** Two crossed levers: jaws up, handles down, as every kind of pliers is seen. */
function crossed(pen: Pen, jaws: (pen: Pen) => void, grip: 'tone' | 'body' = 'tone') {
  pen[grip]('M88 84Q60 112 60 150Q60 178 66 190Q72 196 78 190Q72 150 84 124L108 98Z');
  pen[grip]('M112 84Q140 112 140 150Q140 178 134 190Q128 196 122 190Q128 150 116 124L92 98Z');
  jaws(pen);
  pen.body(circle(100, 86, 15)).thin(circle(100, 86, 8));
}

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

export const tools: Families = {
  'open-end-wrench': (pen, p) => {
    handleBar(pen, 40, 160, 100, 12, 10);
    openJaw(pen, 30, 100, 26, 24, 195);
    openJaw(pen, 172, 100, 22, 19, 15);
    pen.dimH(6, 193, 158, p.label('l'), 112).text(30, 62, p.label('b')).text(172, 66, p.label('a'));
  },
  'combination-wrench': (pen, p) => {
    handleBar(pen, 44, 160, 100, 12, 9);
    openJaw(pen, 32, 100, 27, 25, 195);
    pen
      .body(circle(172, 98, 21))
      .paper(regular(172, 98, 26, 12, 15))
      .thin(circle(172, 98, 17))
      .dimH(5, 193, 156, p.label('l'), 112)
      .text(172, 66, p.label('s'));
  },
  'adjustable-wrench': (pen, p) => {
    pen
      .body(polygon(74, 88, 184, 86, 192, 100, 184, 114, 74, 112))
      .paper(circle(180, 100, 6))
      .thin(rect(90, 95, 76, 10, 5))
      .body('M80 84L58 70Q40 60 26 46L8 40L14 58L40 78L40 96L28 112L46 128Q64 130 80 114Z')
      .body('M12 86L38 82L40 100L26 116Q8 112 4 100Z')
      .body(rect(46, 94, 18, 20, 2))
      .thin(repeat(4, (i) => line(48 + i * 4.6, 94, 48 + i * 4.6, 114)))
      .dimH(6, 192, 158, p.label('l'), 116)
      .text(28, 28, p.label('s', '≤'));
  },
  'pipe-wrench': (pen, p) =>
    void pen
      .body(polygon(62, 92, 186, 84, 194, 96, 186, 108, 62, 112))
      .paper(circle(182, 96, 5))
      .body('M66 112L52 128L18 128L14 116L44 112L50 84L66 84Z')
      .body('M46 96V34Q46 20 30 20H8L10 36L32 40V96Z')
      .tone(rect(38, 66, 30, 18, 3))
      .thin(
        repeat(5, (i) => line(41 + i * 6, 66, 41 + i * 6, 84)) +
          repeat(5, (i) => line(14 + i * 5, 117, 17 + i * 5, 122) + line(12 + i * 4, 36, 14 + i * 4, 31)),
      )
      .dimH(14, 194, 164, p.label('l'), 128),
  'hex-key': (pen, p) => {
    const f = p.num('f', 1.6);
    const l = Math.min(140, 62 + 42 * f);
    pen
      .body(`M30 44V${44 + l - 20}Q30 ${44 + l} 50 ${44 + l}H104V${28 + l}H58Q46 ${28 + l} 46 ${16 + l}V44Z`)
      .thin(`M38 44V${44 + l - 24}Q38 ${36 + l} 54 ${36 + l}H104`);
    if (p.kind('b')) pen.body(polygon(30, 44, 34, 36, 28, 26, 32, 18, 44, 18, 48, 26, 42, 36, 46, 44));
    pen
      .body(hexagon(150, 86, 44, 0))
      .thin(circle(150, 86, 21))
      .dimH(128, 172, 132, p.label('s'), 100);
  },
  'hex-key-set': (pen, p) => {
    const n = Math.min(9, p.num('n', 9));
    pen.tone('M44 160Q44 176 60 176H128Q150 176 150 150V140L44 132Z');
    for (let i = 0; i < n; i += 1) {
      const w = 3 + i * 0.8;
      const x = 52 + i * (90 / n);
      pen.body(rect(x, 22 + i * 11, w, 128 - i * 10)).body(rect(x, 20 + i * 11, 26 - i, w));
    }
    pen.body(rect(48, 138, 98, 20, 3));
  },
  'torque-wrench': (pen, p) =>
    void pen
      .body(rect(40, 90, 102, 18, 2))
      .tone(rect(142, 84, 50, 30, 5))
      .thin(repeat(8, (i) => line(147 + i * 5.4, 84, 147 + i * 5.4, 114)))
      .body('M42 88Q34 76 22 76Q4 78 4 99Q4 120 22 122Q34 122 42 110Z')
      .tone(rect(14, 90, 18, 18, 2))
      .paper(rect(104, 93, 30, 12, 1))
      .thin(repeat(7, (i) => line(107 + i * 4, 93, 107 + i * 4, i % 3 ? 97 : 100)))
      .text(100, 146, p.label('t') && `≤${p.label('t')} N·m`),
  socket: (pen, p) => {
    const h = Math.min(120, 74 * Math.min(p.num('f', 1), 1.6));
    const y0 = 96 - h / 2;
    pen
      .body(rect(122, y0, 56, h, 3))
      .thin(
        line(122, y0 + h * 0.42, 178, y0 + h * 0.42) +
          line(122, y0 + h * 0.47, 178, y0 + h * 0.47) +
          repeat(9, (i) => line(128 + i * 5.6, y0 + h * 0.42, 128 + i * 5.6, y0 + h * 0.47)),
      )
      .axis(line(150, y0 - 10, 150, y0 + h + 10));
    pen
      .body(circle(60, 96, 48))
      .paper(hexagon(60, 96, 60, 0))
      .thin(circle(60, 96, 43))
      .tone(rect(48, 84, 24, 24, 1))
      .dimH(30, 90, 168, p.label('s'), 96)
      .axis(line(4, 96, 116, 96));
  },
  ratchet: (pen, p) =>
    void pen
      .body('M58 88L84 84H120V112H84L58 108Z')
      .tone('M116 80H178Q194 80 194 98Q194 116 178 116H116Z')
      .body(circle(36, 98, 30))
      .thin(circle(36, 98, 22))
      .body(circle(36, 98, 14))
      .tone(rect(28, 90, 16, 16, 2))
      .body(polygon(50, 70, 66, 66, 70, 74, 56, 80))
      .dimH(6, 194, 150, p.label('l'), 116),
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
  bit: (pen, p) =>
    void pen
      .body(polygon(20, 78, 84, 78, 88, 84, 92, 78, 110, 78, 110, 122, 92, 122, 88, 116, 84, 122, 20, 122))
      .thin(line(20, 92, 110, 92) + line(20, 108, 110, 108))
      .body(polygon(110, 84, 124, 90, 158, 90, 182, 97, 182, 103, 158, 110, 124, 110, 110, 116))
      .thin(line(130, 100, 182, 100))
      .dimH(20, 182, 156, p.label('l'), 122),
  pliers: (pen, p) => {
    const k = p.kind('k', 1);
    crossed(pen, (q) => {
      if (k === 2) q.body('M86 78L96 6H99V70H101V6H104L114 78Q100 66 86 78Z').thin(repeat(6, (i) => line(95, 20 + i * 6, 105, 20 + i * 6)));
      else if (k === 3)
        q.body('M84 80Q74 44 96 22L99 66H101L104 22Q126 44 116 80Z').main(line(96, 22, 99.5, 60) + line(104, 22, 100.5, 60));
      else
        q.body('M84 80L78 28Q78 14 92 14H99V70H101V14H108Q122 14 122 28L116 80Z').thin(
          repeat(5, (i) => line(80, 20 + i * 4, 120, 20 + i * 4)) + ellipse(100, 52, 6, 9),
        );
    });
    pen.dimV(8, 192, 172, p.label('l'), 122);
  },
  'circlip-pliers': (pen, p) => {
    crossed(
      pen,
      (q) =>
        void q
          .body('M84 80L80 44L92 12L97 12L96 44L100 70L104 44L103 12L108 12L120 44L116 80Z')
          .main(line(94, 12, 94, 2) + line(106, 12, 106, 2)),
    );
    pen.main(p.kind('o', 1) === 1 ? 'M84 124Q100 112 116 124' : 'M78 140Q100 120 122 140');
  },
  'crimping-pliers': (pen) => {
    pen
      .tone('M92 92Q62 120 62 160Q62 184 68 192Q76 198 82 190Q76 152 96 122Z')
      .tone('M112 92Q138 120 138 160Q138 184 132 192Q124 198 118 190Q124 152 104 122Z')
      .body('M64 18Q64 8 76 8H124Q136 8 136 18V92Q136 104 122 104H78Q64 104 64 92Z')
      .paper(rect(78, 26, 44, 40, 2))
      .tone(polygon(78, 26, 122, 26, 122, 40, 112, 40, 108, 46, 100, 40, 92, 46, 88, 40, 78, 40))
      .thin(circle(76, 86, 5) + circle(124, 86, 5) + circle(100, 88, 6) + repeat(5, (i) => line(86 + i * 7, 112, 88 + i * 6, 120)));
  },
  'locking-pliers': (pen, p) =>
    void pen
      .body('M8 52Q22 40 46 50L84 62L178 60Q194 62 194 72Q194 82 178 82L92 92L56 84Q30 78 8 66Z')
      .body('M10 72Q30 84 58 90L96 104L150 132Q166 140 172 132Q176 124 162 116L104 84L66 84Z')
      .body(rect(178, 60, 18, 22, 4))
      .thin(
        repeat(6, (i) => line(14 + i * 6, 55 + i, 14 + i * 6, 61 + i)) + circle(76, 84, 5) + circle(104, 92, 4) + line(120, 74, 178, 70),
      )
      .dimH(8, 196, 162, p.label('l'), 136),
  hammer: (pen, p) => {
    const k = p.kind('k', 1);
    pen.tone('M90 60H110L114 180Q114 192 100 192Q86 192 86 180Z');
    if (k === 5) pen.dark(rect(46, 22, 108, 44, 6));
    else if (k === 4)
      pen
        .body(polygon(46, 22, 154, 22, 162, 30, 162, 60, 154, 68, 46, 68, 38, 60, 38, 30))
        .thin(line(58, 22, 58, 68) + line(142, 22, 142, 68));
    else if (k === 1) pen.body('M30 26H52L60 32H116Q152 30 176 58Q146 48 118 62H60L52 68H30Z').thin(line(44, 26, 44, 68));
    else if (k === 6)
      pen
        .body(rect(64, 28, 72, 38))
        .tone(rect(34, 22, 30, 50, 4))
        .tone(rect(136, 22, 30, 50, 4));
    else pen.body('M30 24H56L64 34H122Q126 24 144 24Q164 26 164 46Q164 66 144 68Q126 68 122 60H64L56 70H30Z').thin(line(42, 24, 42, 70));
    pen.thin(rect(88, 140, 24, 44, 6));
  },
  file: (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .body('M58 84L176 84Q190 92 194 100Q190 108 176 116L58 116Z')
      .thin(repeat(15, (i) => line(64 + i * 8, 116, 76 + i * 8, 84) + line(64 + i * 8, 84, 72 + i * 8, 116)))
      .tone('M8 100Q8 84 24 84L52 88Q60 92 60 100Q60 108 52 112L24 116Q8 116 8 100Z');
    const [x, y] = [150, 156];
    pen.body(
      k === 2
        ? circle(x, y, 13)
        : k === 3
          ? arc(x, y + 6, 15, 180, 360) + 'Z'
          : k === 4
            ? regular(x, y, 20, 3, 180)
            : k === 5
              ? rect(x - 11, y - 11, 22, 22)
              : rect(x - 20, y - 7, 40, 14),
    );
  },
  'utility-knife': (pen) =>
    void pen
      .tone('M50 76H178Q192 76 192 92V108Q192 122 178 122H62Q50 122 46 110Z')
      .body(polygon(48, 84, 48, 112, 6, 112, 22, 84))
      .thin(line(36, 84, 24, 112) + line(44, 84, 34, 112))
      .body(rect(96, 92, 34, 12, 4))
      .thin(repeat(5, (i) => line(101 + i * 6, 92, 101 + i * 6, 104)) + line(140, 98, 180, 98)),
  hacksaw: (pen, p) => {
    if (p.kind('k', 2) === 2) {
      for (const y of [70, 104, 138])
        pen
          .body(rect(10, y - 9, 180, 18, 3))
          .paper(circle(20, y - 2, 3))
          .paper(circle(180, y - 2, 3))
          .dark(repeat(34, (i) => polygon(12 + i * 5.2, y + 9, 15 + i * 5.2, y + 13, 17 + i * 5.2, y + 9)));
      return;
    }
    pen
      .body('M18 108V56Q18 44 30 44H160V58H36Q30 58 30 64V108Z')
      .body(rect(18, 110, 140, 7))
      .dark(repeat(26, (i) => polygon(22 + i * 5.2, 117, 24.5 + i * 5.2, 121, 27 + i * 5.2, 117)))
      .tone('M150 44H170Q186 46 190 84L192 132Q190 144 178 142L166 138Q158 134 158 120V60Z')
      .paper('M168 74H176L180 116H170Z')
      .body(rect(8, 106, 14, 16, 2));
  },
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
