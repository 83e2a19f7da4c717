import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { circle, ellipse, line, polygon, rect, repeat } from '../shapes.ts';

const label = (pen: Pen, x: number, y: number, w: number, h: number) =>
  pen
    .paper(rect(x, y, w, h, 1))
    .dark(
      rect(x + w * 0.14, y + h * 0.2, w * 0.72, 3.4) +
        rect(x + w * 0.14, y + h * 0.44, w * 0.5, 2.4) +
        rect(x + w * 0.14, y + h * 0.62, w * 0.6, 2.4),
    );
const volume = (pen: Pen, p: Params, unit: string) => pen.text(100, 198, p.label('v') && `${p.label('v')} ${unit}`);

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

export const cleaning: Families = {
  'pump-bottle': (pen, p) => {
    pen
      .tone('M60 14H104V24H96V42H88V26H60Z')
      .tone(rect(78, 42, 30, 16, 2))
      .body('M62 74Q62 58 80 58H106Q136 58 138 84V178Q138 188 128 188H72Q62 188 62 178Z');
    label(pen, 70, 96, 60, 66);
    volume(pen, p, 'L');
  },
  'paper-roll': (pen) =>
    void pen
      .body('M52 60V150A48 18 0 0 0 148 150V60Z')
      .body(ellipse(100, 60, 48, 18))
      .thin(ellipse(100, 60, 36, 13) + ellipse(100, 60, 26, 9))
      .tone(ellipse(100, 60, 13, 5))
      .paper('M148 76L186 92V182L148 158Z')
      .thin(repeat(3, (i) => line(52, 92 + i * 24, 148, 92 + i * 24))),
  rag: (pen) =>
    void pen
      .body('M22 120Q34 92 66 96Q80 74 108 82Q140 66 156 92Q184 96 180 128Q188 160 152 164Q100 176 48 164Q14 154 22 120Z')
      .thin('M36 122Q60 104 84 118M70 100Q92 120 120 100M112 118Q138 100 166 112M44 148Q90 134 150 150'),
  absorbent: (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 2) return wideRoll(pen, p, () => pen.thin(repeat(24, (i) => circle(66 + (i % 8) * 12, 74 + Math.floor(i / 8) * 22, 1.4))));
    if (k === 3)
      return void pen
        .tone('M20 120Q20 60 100 56T180 112Q180 140 156 140Q150 96 100 96T48 136Q20 144 20 120Z')
        .thin(repeat(7, (i) => line(44 + i * 18, 62, 46 + i * 17, 100)));
    for (let i = 3; i >= 0; i -= 1) pen.body(polygon(20, 92 + i * 12, 92, 62 + i * 12, 182, 92 + i * 12, 110, 126 + i * 12));
    pen.thin(repeat(30, (i) => circle(64 + (i % 6) * 14 + (i / 6) * 4, 84 + (i % 6) * 5 + Math.floor(i / 6) * 4 - 8, 1.2)));
  },
  mop: (pen, p) => {
    pen.body(rect(96, 6, 8, 118, 3));
    if (p.kind('k', 1) === 2)
      pen
        .tone(rect(86, 116, 28, 14, 3))
        .body('M86 130H114L140 180Q134 192 128 182Q122 194 116 184Q108 196 100 186Q92 196 86 184Q78 194 72 182Q66 192 60 180Z')
        .thin(repeat(6, (i) => line(88 + i * 5, 132, 72 + i * 11, 180)));
    else
      pen
        .tone(polygon(88, 118, 112, 118, 122, 142, 78, 142))
        .body(rect(24, 142, 152, 14, 4))
        .tone('M16 156H184L176 178Q100 188 24 178Z')
        .thin(repeat(16, (i) => line(26 + i * 10, 158, 24 + i * 10, 178)));
  },
  broom: (pen, p) => {
    const k = p.kind('k', 1);
    pen.body(rect(k === 1 ? 62 : 96, 6, 8, 118, 3));
    if (k === 3)
      pen
        .body(rect(24, 122, 152, 14, 3))
        .tone(rect(20, 136, 160, 10, 2))
        .main(line(100, 108, 100, 124));
    else {
      const x = k === 1 ? 66 : 100;
      const w = k === 1 ? 36 : 76;
      pen
        .tone(rect(x - w * 0.8, 120, w * 1.6, 18, 4))
        .body(polygon(x - w * 0.8, 138, x + w * 0.8, 138, x + w, 186, x - w, 186))
        .thin(repeat(Math.round(w / 3), (i) => line(x - w * 0.8 + i * 4.8, 140, x - w + i * 6, 186)));
      if (k === 1)
        pen
          .body(rect(150, 40, 7, 90, 3))
          .tone('M118 128H190V164Q190 186 168 186H112Z')
          .thin(line(118, 140, 190, 140));
    }
  },
  'trash-bin': (pen, p) => {
    const k = p.kind('k', 1);
    pen
      .tone('M42 44Q42 30 58 30H142Q158 30 160 44V54H40Z')
      .body(polygon(46, 54, 154, 54, 146, 176, 54, 176))
      .thin(line(74, 66, 78, 166) + line(126, 66, 122, 166));
    if (k === 1)
      pen
        .tone(circle(62, 178, 13))
        .tone(circle(138, 178, 13))
        .dark(circle(62, 178, 4) + circle(138, 178, 4))
        .tone(rect(76, 38, 48, 8, 3));
    if (k === 2) pen.tone(rect(84, 174, 32, 12, 3));
    pen.main('M92 108L100 96L108 108M112 114L119 127H106M94 127H81L88 114');
  },
  bag: (pen) =>
    void pen
      .tone('M72 30Q80 24 84 30Q92 22 100 30Q108 22 116 30Q122 24 128 30L116 56Q164 80 164 140Q164 186 100 186T36 140Q36 80 84 56Z')
      .main('M82 56Q100 64 118 56')
      .thin('M84 66Q60 100 66 160M112 68Q136 110 128 168M98 70Q92 120 98 176'),
  vacuum: (pen) =>
    void pen
      .tone('M56 62Q58 26 100 26T144 62V76H56Z')
      .body(rect(52, 76, 96, 82, 5))
      .thin(line(52, 92, 148, 92))
      .tone(rect(60, 84, 12, 20, 2))
      .tone(rect(128, 84, 12, 20, 2))
      .body(circle(100, 122, 13))
      .tone('M100 110Q176 108 180 60Q182 20 190 12L196 18Q190 28 190 60Q186 124 104 134Z')
      .tone(circle(66, 172, 14))
      .tone(circle(136, 172, 14))
      .dark(circle(66, 172, 4) + circle(136, 172, 4))
      .main('M84 26V14H116V26'),
};
