import type { Families } from '../params.ts';
import { arc, at, circle, hexagon, line, poly, polygon, rect, repeat } from '../shapes.ts';

export const lighting: Families = {
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
