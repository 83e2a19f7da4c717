import type { Families } from '../params.ts';
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
          ? `${arc(x, y + 6, 15, 180, 360)}Z`
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
};
