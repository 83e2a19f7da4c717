import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, line, poly, polygon, rect, repeat, thread, turned } from '../shapes.ts';

const scale = (x: number, y: number, w: number, n: number, h = 6) =>
  repeat(n + 1, (i) => line(x + (w / n) * i, y, x + (w / n) * i, y + (i % 5 ? h * 0.55 : h)));

function caliper(pen: Pen, p: Params, digital: boolean) {
  pen.body(polygon(10, 66, 10, 38, 18, 20, 24, 66, 196, 66, 196, 90, 34, 90, 34, 110, 22, 172, 10, 172)).thin(scale(62, 84, 128, 32, -10));
  pen.body(polygon(40, 66, 46, 20, 52, 38, 52, 58, 116, 58, 116, 98, 60, 98, 60, 110, 40, 172, 36, 172, 36, 66));
  if (digital)
    pen
      .paper(rect(60, 64, 46, 22, 2))
      .dark(rect(64, 68, 2, 12))
      .text(83, 79, p.label('r') && '0.00')
      .thin(circle(68, 92, 2.4) + circle(80, 92, 2.4) + circle(92, 92, 2.4));
  else pen.thin(scale(56, 90, 54, 20, 7)).body(rect(74, 52, 14, 7, 2));
  pen.body(circle(106, 100, 5)).dimH(34, 196, 186, p.label('r', '0~'), 96);
}

const handheld = (pen: Pen, draw: (pen: Pen) => void) => {
  draw(pen);
};

export const measuring: Families = {
  'digital-caliper': (pen, p) => caliper(pen, p, true),
  caliper: (pen, p) => caliper(pen, p, false),
  micrometer: (pen, p) => {
    pen
      .body('M20 92V68Q24 12 76 12Q112 14 116 56V92H92V62Q90 36 70 36Q46 38 44 72V92Z')
      .body(rect(14, 80, 14, 14, 1))
      .tone(rect(28, 82, 14, 10))
      .body(rect(66, 82, 28, 10))
      .body(rect(92, 74, 44, 26, 1))
      .thin(line(94, 87, 136, 87) + scale(98, 81, 36, 9, 6))
      .body(polygon(134, 70, 142, 66, 172, 66, 172, 108, 142, 108, 134, 104))
      .thin(repeat(9, (i) => line(148 + i * 2.6, 66, 148 + i * 2.6, 108)) + repeat(7, (i) => line(136, 72 + i * 5, 142, 72 + i * 5)))
      .tone(rect(172, 74, 20, 26, 3))
      .dimH(42, 66, 134, p.label('r', '≤'), 92);
  },
  'depth-gauge': (pen, p) =>
    void pen
      .body(polygon(30, 96, 170, 96, 164, 114, 120, 118, 80, 118, 36, 114))
      .body(rect(90, 14, 20, 172, 1))
      .thin(repeat(24, (i) => line(90, 22 + i * 6.4, i % 5 ? 95 : 99, 22 + i * 6.4)))
      .body(rect(72, 54, 56, 44, 3))
      .paper(rect(78, 60, 44, 18, 2))
      .thin(circle(86, 88, 3) + circle(100, 88, 3) + circle(114, 88, 3))
      .dimV(116, 186, 140, p.label('r', '≤'), 112),
  'dial-indicator': (pen) =>
    void pen
      .body(rect(94, 150, 12, 34))
      .body(circle(100, 188, 6))
      .body(rect(88, 138, 24, 16, 2))
      .body(rect(94, 4, 12, 20))
      .body(circle(100, 82, 62))
      .paper(circle(100, 82, 54))
      .thin(repeat(50, (i) => line(...at(100, 82, 50, i * 7.2 - 90), ...at(100, 82, i % 5 ? 46 : 41, i * 7.2 - 90))) + circle(100, 104, 12))
      .main(line(...at(100, 82, 10, 130), ...at(100, 82, 42, -50)) + line(100, 104, 106, 97))
      .dark(circle(100, 82, 3.4)),
  'magnetic-base': (pen, p) => {
    pen
      .body(rect(30, 128, 76, 52, 3))
      .thin(polygon(56, 180, 68, 164, 80, 180))
      .dark(circle(68, 148, 9))
      .main(line(68, 140, 68, 156))
      .body(rect(62, p.kind('k', 1) === 2 ? 20 : 96, 10, p.kind('k', 1) === 2 ? 108 : 32));
    if (p.kind('k', 1) === 2)
      pen
        .body(rect(48, 52, 116, 8))
        .body(circle(67, 56, 13))
        .body(circle(156, 56, 9));
    else
      pen
        .main(line(67, 96, 52, 52) + line(52, 52, 128, 34))
        .body(circle(67, 96, 10))
        .body(circle(54, 56, 14))
        .body(circle(130, 34, 9));
    pen
      .body(circle(158, 84, 22))
      .paper(circle(158, 84, 17))
      .main(line(158, 84, 166, 72) + line(158, 106, 158, 128));
  },
  'plug-gauge': (pen, p) => {
    const y = 98;
    pen
      .body(
        turned(y, [
          [58, 13],
          [62, 16],
          [138, 16],
          [142, 13],
        ]),
      )
      .thin(repeat(10, (i) => line(68 + i * 7, y - 16, 66 + i * 7, y + 16)));
    pen
      .body(
        turned(y, [
          [12, 22],
          [14, 24],
          [58, 24],
        ]),
      )
      .body(
        turned(y, [
          [142, 24],
          [162, 24],
          [164, 22],
        ]),
      );
    if (p.kind('t')) pen.thin(thread(14, 58, y, 24, 5) + thread(142, 163, y, 24, 5));
    pen
      .axis(line(4, y, 190, y))
      .text(35, y - 36, '通 T')
      .text(154, y - 36, '止 Z')
      .dimV(y - 24, y + 24, 186, p.label('d', 'φ'), 164);
  },
  'feeler-gauge': (pen, p) => {
    const n = Math.min(11, p.num('n', 9));
    for (let i = 0; i < n; i += 1) {
      const a = -64 + i * (88 / n);
      const [x, y] = at(38, 150, 148, a);
      const [dx, dy] = at(0, 0, 9, a + 90);
      pen.body(polygon(38 + dx, 150 + dy, x + dx, y + dy, x - dx, y - dy, 38 - dx, 150 - dy));
    }
    pen
      .tone('M22 166Q18 140 40 134L118 138Q128 152 116 164L40 172Z')
      .body(circle(38, 152, 8))
      .dark(circle(38, 152, 2.5));
  },
  'gauge-block': (pen) => {
    pen.tone(rect(14, 52, 172, 112, 4)).paper(rect(22, 60, 156, 96, 2));
    for (let r = 0; r < 3; r += 1) for (let c = 0; c < 10; c += 1) pen.body(rect(27 + c * 15, 66 + r * 30, 4 + ((c + r * 3) % 7), 22));
    pen.tone(rect(14, 40, 172, 12, 3));
  },
  'tape-measure': (pen, p) =>
    void pen
      .tone('M30 60Q30 28 64 28H116Q150 28 152 62V140H48Q30 140 30 122Z')
      .body(circle(90, 82, 38))
      .thin(circle(90, 82, 30))
      .paper(rect(110, 126, 84, 16, 1))
      .thin(scale(116, 126, 72, 18, 8))
      .body(rect(190, 124, 5, 28))
      .tone(rect(132, 44, 24, 30, 5))
      .text(90, 86, p.label('l') && `${p.label('l')} m`),
  'steel-ruler': (pen, p) =>
    void pen
      .body(polygon(4, 128, 160, 40, 172, 40, 184, 60, 190, 66, 28, 158))
      .paper(circle(170, 56, 5))
      .thin(repeat(34, (i) => line(12 + i * 4.5, 130 - i * 2.5, 12 + i * 4.5 + (i % 5 ? 2.5 : 5), 130 - i * 2.5 + (i % 5 ? 4.4 : 9))))
      .text(104, 150, p.label('l') && `${p.label('l')} mm`),
  square: (pen) =>
    void pen
      .body(rect(70, 20, 22, 142, 1))
      .body(rect(46, 146, 134, 34, 2))
      .body(rect(46, 130, 46, 50, 2))
      .thin(line(92, 146, 180, 146) + poly(92, 134, 104, 134, 104, 146))
      .axis(line(81, 20, 81, 160)),
  'spirit-level': (pen, p) =>
    void pen
      .body(rect(8, 74, 184, 46, 4))
      .thin(line(8, 84, 192, 84) + line(8, 110, 192, 110))
      .tone(rect(84, 80, 32, 18, 4))
      .paper(rect(88, 83, 24, 12, 5))
      .plain(rect(90, 84, 20, 10, 5))
      .thin(line(96, 83, 96, 95) + line(104, 83, 104, 95))
      .paper('M97 89a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z')
      .tone(circle(30, 97, 14))
      .paper(circle(30, 97, 9))
      .tone(circle(170, 97, 14))
      .paper(circle(170, 97, 9))
      .thin(line(30, 88, 30, 106) + line(164, 91, 176, 103))
      .dimH(8, 192, 150, p.label('l'), 120),
  multimeter: (pen) =>
    handheld(
      pen,
      (q) =>
        void q
          .tone(rect(50, 12, 100, 176, 12))
          .body(rect(58, 20, 84, 160, 6))
          .paper(rect(66, 28, 68, 38, 3))
          .main('M80 40v14M96 40h10v7h-10v7h10M114 40h10v14h-10M116 47h8')
          .body(circle(100, 112, 27))
          .thin(repeat(12, (i) => line(...at(100, 112, 31, i * 30), ...at(100, 112, 35, i * 30))))
          .dark(rect(97.6, 88, 4.8, 24))
          .paper(repeat(4, (i) => circle(70 + i * 20, 166, 6)))
          .dark(repeat(4, (i) => circle(70 + i * 20, 166, 2.6)))
          .thin(repeat(4, (i) => rect(67 + i * 18, 72, 12, 6, 2))),
    ),
  'clamp-meter': (pen) =>
    handheld(
      pen,
      (q) =>
        void q
          .body(
            'M100 6Q146 8 146 52Q146 72 132 84L122 76Q132 68 132 52Q130 22 100 20Q70 22 68 52Q68 68 78 76L68 84Q54 72 54 52Q54 8 100 6Z',
          )
          .main(line(100, 6, 100, 20))
          .tone('M66 80H134L142 104V176Q142 190 128 190H72Q58 190 58 176V104Z')
          .paper(rect(70, 130, 60, 34, 3))
          .main('M84 138v18M98 138h10v9h-10v9h10')
          .body(circle(100, 106, 15))
          .dark(rect(98, 94, 4, 12))
          .tone(rect(44, 84, 20, 14, 3))
          .thin(repeat(3, (i) => circle(82 + i * 18, 176, 4))),
    ),
  'infrared-thermometer': (pen) =>
    void pen
      .tone('M40 34Q40 24 54 24H150Q166 24 166 44V66Q166 76 154 76H104L90 172Q88 184 76 184H56Q44 184 46 172L64 82Q40 76 40 54Z')
      .body(rect(164, 32, 16, 36, 3))
      .dark(rect(176, 40, 5, 20))
      .paper(rect(50, 32, 34, 34, 3))
      .thin(line(58, 46, 76, 46) + line(58, 54, 70, 54))
      .body('M104 80Q110 92 106 112L98 110Q102 94 94 82Z')
      .axis(line(182, 50, 200, 50)),
  hygrometer: (pen, p) => {
    if (p.kind('k', 2) === 1)
      pen
        .body(circle(100, 98, 78))
        .paper(circle(100, 98, 68))
        .thin(repeat(25, (i) => line(...at(100, 98, 62, 150 + i * 10), ...at(100, 98, i % 5 ? 57 : 51, 150 + i * 10))))
        .main(line(100, 98, 64, 62) + line(100, 98, 124, 140))
        .dark(circle(100, 98, 5))
        .thin(arc(100, 128, 26, 20, 160));
    else
      pen
        .tone(rect(40, 22, 120, 156, 12))
        .paper(rect(50, 32, 100, 104, 4))
        .main('M66 48v30M80 48h16v15h-16v15h16M106 48h16v30h-16v-15h16M134 46a4 4 0 1 0 .1 0M66 96v24M80 96h14v24h-14v-12h14M110 118l20-22')
        .thin(line(50, 86, 150, 86) + circle(76, 156, 6) + circle(100, 156, 6) + circle(124, 156, 6));
  },
  'laser-meter': (pen) =>
    void pen
      .tone(rect(60, 22, 80, 160, 10))
      .body(rect(66, 40, 68, 136, 6))
      .dark(rect(72, 22, 22, 12, 3))
      .paper(circle(120, 28, 5))
      .paper(rect(72, 46, 56, 50, 3))
      .main('M80 56v12M90 56h10v12M80 78h40M80 86h28')
      .tone(circle(100, 116, 12))
      .thin(repeat(6, (i) => rect(74 + (i % 3) * 19, 134 + Math.floor(i / 3) * 18, 14, 11, 3)))
      .axis(line(84, 20, 84, 0)),
};
