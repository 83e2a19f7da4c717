import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, polygon, rect, repeat, upright } from '../shapes.ts';

const label = (pen: Pen, x: number, y: number, w: number, h: number) =>
  pen
    .paper(rect(x, y, w, h, 1))
    .dark(
      rect(x + w * 0.14, y + h * 0.2, w * 0.72, 3.4) +
        rect(x + w * 0.14, y + h * 0.44, w * 0.5, 2.4) +
        rect(x + w * 0.14, y + h * 0.62, w * 0.6, 2.4),
    );
const volume = (pen: Pen, p: Params, unit: string) => pen.text(100, 198, p.label('v') && `${p.label('v')} ${unit}`);

function roll(pen: Pen, p: Params, core = 26) {
  pen
    .tone('M84 34H134A38 66 0 0 1 134 166H84Z')
    .thin('M110 34A38 66 0 0 1 110 166')
    .body(ellipse(84, 100, 40, 66))
    .thin(ellipse(84, 100, 32, 53) + ellipse(84, 100, 25, 42))
    .tone(ellipse(84, 100, core * 0.72, core * 1.18))
    .paper(ellipse(84, 100, core * 0.56, core))
    .body('M84 166H134Q150 166 160 158L176 172L168 180L152 174Q142 178 128 178H96Z');
  pen.dimH(84, 134, 20, p.label('w'), 34);
}

function wideRoll(pen: Pen, p: Params, texture?: () => void) {
  pen
    .body('M40 62H160A16 38 0 0 1 160 138H40Z')
    .body(ellipse(40, 100, 16, 38))
    .thin(ellipse(40, 100, 11, 27))
    .tone(ellipse(40, 100, 6, 14))
    .paper(ellipse(40, 100, 3.5, 9));
  texture?.();
  pen.dimH(40, 160, 164, p.label('w'), 138);
}

export const supplies: Families = {
  'adhesive-bottle': (pen, p) => {
    pen
      .tone(
        upright(100, [
          [10, 3],
          [14, 5],
          [52, 12],
          [56, 18],
          [66, 18],
        ]),
      )
      .tone(
        upright(100, [
          [60, 22],
          [82, 22],
        ]),
      )
      .thin(repeat(7, (i) => line(82 + i * 6, 62, 82 + i * 6, 80)))
      .tone('M62 98Q64 84 80 82H120Q136 84 138 98V180Q138 188 130 188H70Q62 188 62 180Z');
    label(pen, 66, 108, 68, 62);
    volume(pen, p, 'mL');
  },
  'adhesive-tube': (pen, p) => {
    pen
      .tone(polygon(92, 8, 108, 8, 114, 32, 86, 32))
      .body(polygon(82, 32, 118, 32, 134, 50, 138, 176, 62, 176, 66, 50))
      .body(rect(56, 174, 88, 14, 1))
      .thin(repeat(14, (i) => line(60 + i * 6, 174, 60 + i * 6, 188)));
    label(pen, 74, 72, 52, 72);
    volume(pen, p, 'mL');
  },
  'dual-cartridge': (pen, p) => {
    pen
      .body(rect(95, 4, 10, 40, 2))
      .thin(repeat(6, (i) => line(95, 8 + i * 6, 105, 12 + i * 6)))
      .body(polygon(88, 44, 112, 44, 116, 58, 84, 58))
      .body(rect(60, 58, 37, 118, 4))
      .tone(rect(103, 58, 37, 118, 4))
      .body(rect(54, 170, 92, 10, 2))
      .tone(rect(72, 180, 12, 14))
      .tone(rect(116, 180, 12, 14));
    label(pen, 64, 84, 72, 62);
    volume(pen, p, '');
  },
  cartridge: (pen, p) => {
    pen
      .tone(polygon(96, 4, 104, 4, 110, 48, 90, 48))
      .body(polygon(78, 48, 122, 48, 126, 60, 74, 60))
      .body(rect(70, 60, 60, 128, 2))
      .thin(line(70, 180, 130, 180));
    label(pen, 70, 78, 60, 84);
    volume(pen, p, 'mL');
  },
  can: (pen, p) => {
    pen
      .body('M48 54V160A52 14 0 0 0 152 160V54Z')
      .body(ellipse(100, 54, 52, 14))
      .tone(ellipse(100, 54, 42, 10))
      .thin('M48 66A52 14 0 0 0 152 66M48 150A52 14 0 0 0 152 150');
    label(pen, 68, 90, 64, 46);
    volume(pen, p, 'g');
  },
  'grease-pail': (pen, p) => {
    pen
      .main('M40 72Q40 8 100 8T160 72')
      .tone(polygon(36, 58, 164, 58, 164, 74, 36, 74))
      .body(polygon(40, 74, 160, 74, 148, 186, 52, 186))
      .thin(line(42, 88, 158, 88))
      .body(circle(40, 78, 5))
      .body(circle(160, 78, 5));
    label(pen, 66, 104, 68, 60);
    volume(pen, p, 'kg');
  },
  'grease-tube': (pen, p) => {
    pen
      .body(rect(66, 24, 68, 156, 3))
      .tone(rect(64, 18, 72, 18, 4))
      .tone(rect(64, 172, 72, 16, 4))
      .thin(line(66, 46, 134, 46));
    label(pen, 66, 66, 68, 84);
    volume(pen, p, 'g');
  },
  'oil-drum': (pen, p) => {
    const small = p.num('v', 200) < 60;
    if (small) {
      pen
        .tone('M44 52H120L156 62V180Q156 188 148 188H52Q44 188 44 180Z')
        .body('M120 52L156 62V180Q156 188 148 188H120Z')
        .body(rect(62, 30, 22, 22, 3))
        .main('M96 52V36H140V56');
      label(pen, 54, 92, 58, 66);
    } else {
      pen
        .body('M46 26V174A54 13 0 0 0 154 174V26Z')
        .body(ellipse(100, 26, 54, 13))
        .thin(ellipse(100, 26, 46, 10))
        .tone(ellipse(72, 25, 8, 3))
        .tone(ellipse(128, 27, 5, 2))
        .main('M46 72A54 13 0 0 0 154 72M46 80A54 13 0 0 0 154 80M46 124A54 13 0 0 0 154 124M46 132A54 13 0 0 0 154 132');
      label(pen, 74, 96, 52, 26);
    }
    volume(pen, p, 'L');
  },
  'spray-can': (pen, p) => {
    pen
      .tone(rect(92, 10, 16, 12, 2))
      .body(rect(84, 22, 32, 14, 3))
      .body('M70 52Q72 36 100 36T130 52Z')
      .body(rect(66, 52, 68, 134, 4))
      .thin(line(66, 60, 134, 60) + line(66, 178, 134, 178))
      .main('M92 14L70 8M92 17L68 18M92 20L70 28');
    label(pen, 66, 78, 68, 78);
    volume(pen, p, 'mL');
  },
  jerrycan: (pen, p) => {
    pen
      .body('M36 60Q36 48 48 48H66L84 36H150Q164 36 164 50V176Q164 188 152 188H48Q36 188 36 176Z')
      .paper('M92 52H146V70H92Z')
      .tone(rect(42, 24, 28, 24, 3))
      .thin(repeat(5, (i) => line(46 + i * 5, 26, 46 + i * 5, 46)));
    label(pen, 54, 96, 92, 62);
    volume(pen, p, 'L');
  },
  'tape-roll': (pen, p) => roll(pen, p),
  'label-roll': (pen, p) => {
    roll(pen, p, 20);
    pen.paper('M84 166H134L176 186V198H100Z').thin(line(108, 180, 150, 180));
  },
  'film-roll': (pen, p) =>
    wideRoll(pen, p, () => pen.thin(`${line(60, 62, 60, 138)}M150 64Q172 90 158 136`).tone(rect(176, 90, 18, 20, 3))),
  'bubble-roll': (pen, p) =>
    wideRoll(pen, p, () =>
      pen.thin(repeat(40, (i) => circle(66 + (i % 9) * 10.5 + (Math.floor(i / 9) % 2) * 5, 70 + Math.floor(i / 9) * 14, 3.6))),
    ),
  strapping: (pen, p) => {
    pen
      .tone(circle(92, 96, 76))
      .thin(repeat(6, (i) => circle(92, 96, 44 + i * 5.6)))
      .body(circle(92, 96, 38))
      .paper(circle(92, 96, 30))
      .main('M92 172Q150 176 194 150')
      .main('M92 165Q146 168 190 144')
      .thin(line(190, 144, 194, 150))
      .text(160, 184, p.label('w', '宽 '));
  },
  'strapping-tool': (pen, p) => {
    if (p.kind('k', 1) === 2)
      pen
        .tone('M30 62Q30 46 50 46H150Q170 46 170 66V96H30Z')
        .paper('M60 60H140V76H60Z')
        .body(rect(24, 96, 152, 36, 4))
        .tone(rect(140, 132, 34, 48, 4))
        .body(circle(62, 116, 12))
        .main('M8 138H192');
    else
      pen
        .body(polygon(20, 128, 180, 128, 180, 144, 20, 144))
        .tone(polygon(52, 128, 40, 22, 56, 18, 76, 128))
        .tone(polygon(112, 128, 150, 30, 166, 36, 136, 128))
        .body(circle(92, 116, 17))
        .thin(circle(92, 116, 9))
        .main('M6 150H194');
  },
  carton: (pen, p) => {
    pen
      .body(polygon(100, 88, 180, 62, 180, 140, 100, 176))
      .body(polygon(100, 88, 20, 62, 20, 140, 100, 176))
      .paper(polygon(20, 62, 100, 36, 180, 62, 100, 88))
      .body(polygon(20, 62, 4, 40, 84, 16, 100, 36))
      .body(polygon(180, 62, 196, 40, 116, 16, 100, 36))
      .tone(polygon(90, 92, 100, 96, 110, 92, 110, 112, 100, 116, 90, 112))
      .thin('M34 116L50 122M34 124L50 130');
    pen.text(52, 176, p.label('l')).text(150, 176, p.label('w')).text(192, 104, p.label('h'));
  },
  'zip-bag': (pen, p) => {
    const r = Math.min(0.85, p.num('w', 12) / p.num('h', 17));
    const w = 164 * r;
    pen
      .paper(rect(100 - w / 2, 20, w, 164, 2))
      .tone(rect(100 - w / 2, 32, w, 6))
      .thin(
        line(100 - w / 2, 44, 100 + w / 2, 44) +
          line(100 - w / 2 + 6, 44, 100 - w / 2 + 6, 184) +
          line(100 + w / 2 - 6, 44, 100 + w / 2 - 6, 184),
      )
      .thin('M80 92L104 68M76 116L116 76')
      .dimH(100 - w / 2, 100 + w / 2, 196, p.label('w'), 184)
      .dimV(20, 184, 100 + w / 2 + 12, p.label('h'), 100 + w / 2);
  },
};
