import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, line, polygon, rect, repeat, upright } from '../shapes.ts';

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
  'pump-bottle': (pen, p) => {
    pen
      .tone('M60 14H104V24H96V42H88V26H60Z')
      .tone(rect(78, 42, 30, 16, 2))
      .body('M62 74Q62 58 80 58H106Q136 58 138 84V178Q138 188 128 188H72Q62 188 62 178Z');
    label(pen, 70, 96, 60, 66);
    volume(pen, p, 'L');
  },
  'tape-roll': (pen, p) => roll(pen, p),
  'label-roll': (pen, p) => {
    roll(pen, p, 20);
    pen.paper('M84 166H134L176 186V198H100Z').thin(line(108, 180, 150, 180));
  },
  'film-roll': (pen, p) =>
    wideRoll(pen, p, () => pen.thin(line(60, 62, 60, 138) + 'M150 64Q172 90 158 136').tone(rect(176, 90, 18, 20, 3))),
  'bubble-roll': (pen, p) =>
    wideRoll(pen, p, () =>
      pen.thin(repeat(40, (i) => circle(66 + (i % 9) * 10.5 + (Math.floor(i / 9) % 2) * 5, 70 + Math.floor(i / 9) * 14, 3.6))),
    ),
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
  pen: (pen, p) =>
    void pen
      .body(polygon(20, 172, 34, 146, 138, 42, 160, 64, 56, 168))
      .tone(polygon(20, 172, 34, 146, 56, 168))
      .dark(polygon(18, 176, 26, 160, 36, 170))
      .tone(polygon(56, 124, 78, 102, 100, 124, 78, 146))
      .body(polygon(138, 42, 150, 30, 172, 52, 160, 64))
      .tone(polygon(154, 26, 164, 16, 186, 38, 176, 48))
      .main('M168 60L130 98')
      .text(150, 150, p.text('c')),
  folder: (pen) =>
    void pen
      .tone(rect(36, 22, 128, 160, 4))
      .body(rect(56, 22, 108, 160, 3))
      .paper(rect(78, 50, 64, 44, 2))
      .dark(rect(86, 62, 48, 4) + rect(86, 76, 34, 3))
      .paper(circle(46, 150, 7))
      .thin(line(36, 40, 56, 40) + line(36, 120, 56, 120))
      .body(rect(64, 128, 10, 36, 3)),
  'paper-ream': (pen) =>
    void pen
      .paper(polygon(24, 84, 116, 54, 182, 78, 92, 112))
      .body(polygon(24, 84, 92, 112, 92, 162, 24, 132))
      .paper(polygon(92, 112, 182, 78, 182, 128, 92, 162))
      .thin(repeat(7, (i) => line(92, 119 + i * 6, 182, 85 + i * 6)))
      .tone(polygon(60, 72, 88, 63, 154, 88, 127, 99))
      .dark(polygon(36, 102, 78, 119, 78, 123, 36, 106)),
  beaker: (pen, p) => {
    pen
      .paper('M40 24H154L168 18L160 34V168Q160 182 146 182H58Q44 182 44 168V36Q44 28 40 24Z')
      .plain('M46 104H158V168Q158 180 146 180H58Q46 180 46 168Z')
      .thin(line(44, 104, 160, 104) + repeat(7, (i) => line(66, 60 + i * 16, i % 2 ? 82 : 94, 60 + i * 16)))
      .text(120, 146, p.label('v') && `${p.label('v')} mL`);
  },
  flask: (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 1)
      pen
        .paper('M80 16H120V24H114V72L164 168Q168 184 152 184H48Q32 184 36 168L86 72V24H80Z')
        .plain('M66 114H134L162 168Q166 182 152 182H48Q34 182 38 168Z')
        .thin(line(66, 114, 134, 114) + line(80, 84, 98, 84) + line(74, 130, 96, 130) + line(66, 148, 90, 148));
    else if (k === 2)
      pen
        .tone(polygon(88, 6, 112, 6, 110, 20, 90, 20))
        .paper('M91 20H109V98Q152 110 152 148Q152 184 120 184H80Q48 184 48 148Q48 110 91 98Z')
        .plain('M52 134H148V148Q148 182 120 182H80Q52 182 52 148Z')
        .thin(line(91, 60, 109, 60));
    else
      pen
        .paper('M84 16H116V24H110V80A54 54 0 1 1 90 80V24H84Z')
        .plain('M50 140H150A54 50 0 0 1 50 140Z')
        .thin(line(48, 140, 152, 140));
  },
  'cylinder-graduated': (pen, p) =>
    void pen
      .paper('M78 14H122L130 10L124 22V168H76V22Z')
      .plain(rect(78, 86, 44, 80))
      .thin(line(76, 86, 124, 86) + repeat(17, (i) => line(82, 40 + i * 7.4, i % 5 ? 92 : 100, 40 + i * 7.4)))
      .tone(polygon(58, 168, 142, 168, 152, 184, 48, 184))
      .text(150, 100, p.label('v') && `${p.label('v')} mL`),
  pipette: (pen) =>
    void pen
      .tone(rect(88, 6, 24, 16, 3))
      .body(rect(94, 22, 12, 16))
      .body('M76 46Q76 36 88 36H112Q124 36 124 46V108L112 120H88L76 108Z')
      .tone('M124 44Q148 44 148 60H124Z')
      .paper(rect(86, 60, 28, 34, 2))
      .main('M94 66v8M94 80v8M104 66h4v22h-4z')
      .body(polygon(90, 120, 110, 120, 106, 152, 94, 152))
      .paper(polygon(95, 152, 105, 152, 101.5, 196, 98.5, 196)),
  'filter-paper': (pen, p) => {
    for (let i = 3; i >= 0; i -= 1) pen.paper(circle(90 + i * 5, 96 + i * 3, 72));
    pen.thin(repeat(60, (i) => circle(...at(90, 96, 8 + ((i * 19) % 58), i * 51), 0.6))).dimH(18, 162, 190, p.label('D', 'φ'), 96);
  },
  balance: (pen) =>
    void pen
      .body(polygon(20, 120, 44, 92, 156, 92, 180, 120))
      .tone(rect(14, 120, 172, 46, 6))
      .body(ellipse(100, 84, 58, 13))
      .body('M42 84V90A58 13 0 0 0 158 90V84')
      .paper(rect(34, 132, 84, 24, 2))
      .main('M44 138v12M54 138h8v6h-8v6h8M72 150h.5M80 138h8v12h-8zM98 138v12')
      .tone(repeat(3, (i) => rect(128 + i * 18, 136, 13, 14, 2)))
      .body(rect(26, 166, 16, 8, 2))
      .body(rect(158, 166, 16, 8, 2)),
  workbench: (pen, p) =>
    void pen
      .body(rect(14, 70, 172, 12, 1))
      .body(rect(24, 82, 10, 96))
      .body(rect(166, 82, 10, 96))
      .thin(line(34, 150, 166, 150) + line(34, 156, 166, 156))
      .body(rect(120, 86, 44, 36, 1))
      .thin(line(120, 104, 164, 104))
      .dark(rect(136, 93, 12, 3) + rect(136, 111, 12, 3))
      .body(rect(28, 22, 6, 48))
      .body(rect(166, 22, 6, 48))
      .tone(rect(22, 18, 156, 8, 2))
      .thin(line(34, 46, 166, 46))
      .dimH(14, 186, 194, p.label('w'), 178),
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
