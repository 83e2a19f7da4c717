import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, ellipse, line, polygon, rect, regular, repeat } from '../shapes.ts';

const hand =
  'M64 186V150Q44 122 30 104Q24 94 32 88Q40 84 48 92L64 112V36Q64 26 72 26Q80 26 80 36V84L84 22Q84 12 92 12Q100 12 100 22V82L108 20Q110 12 117 13Q125 14 124 24L120 86L132 40Q134 31 141 33Q149 35 147 45L134 118Q132 140 128 150V186Z';

/** A safety sign's symbol: 1 prohibition, 2 warning, 3 mandatory, 4 information. */
function sign(pen: Pen, p: Params) {
  const k = p.kind('k', 1);
  const t = p.text('t');
  pen.paper(rect(34, 8, 132, 184, 4)).thin(rect(40, 14, 120, 172, 2));
  const figure = (x: number, y: number) =>
    pen.dark(`${circle(x, y - 26, 9)}M${x - 16} ${y - 12}H${x + 16}V${y + 16}H${x + 9}V${y + 42}H${x - 9}V${y + 16}H${x - 16}Z`);
  if (k === 2) {
    pen.body(regular(100, 92, 62, 3, 180)).thin(regular(100, 92, 48, 3, 180));
    if (t.includes('触电')) pen.dark(polygon(106, 58, 90, 92, 101, 92, 94, 122, 114, 84, 103, 84));
    else if (t.includes('滑倒') || t.includes('坠落'))
      pen.dark(`${circle(108, 72, 6)}M104 80L92 96L106 104L98 120H106L116 102L106 94L112 84Z`).main(line(78, 122, 122, 122));
    else if (t.includes('叉车'))
      pen.dark(`${rect(84, 88, 26, 20)}${circle(90, 114, 6)}${circle(106, 114, 6)}${rect(114, 70, 4, 46)}${rect(114, 112, 14, 4)}`);
    else pen.dark(`${polygon(95, 64, 105, 64, 103, 100, 97, 100)}${circle(100, 111, 5)}`);
  } else if (k === 3) {
    pen.tone(circle(100, 82, 54)).paper(circle(100, 82, 49));
    if (t.includes('帽')) pen.dark('M66 92Q66 56 100 56T134 92H142V100H58V92Z');
    else if (t.includes('眼镜')) pen.dark('M64 72H136V80Q136 98 120 98Q106 98 102 86H98Q94 98 80 98Q64 98 64 80Z');
    else if (t.includes('手套')) pen.dark('M84 118V96L72 80Q74 72 82 80L88 88V56H96V82H100V52H108V82H112V58H120V98L116 118Z');
    else if (t.includes('鞋')) pen.dark('M76 54H98V84L126 92Q132 96 132 108H76Z');
    else figure(100, 84);
  } else if (k === 4) {
    pen.tone(rect(48, 30, 104, 104, 3)).paper(rect(54, 36, 92, 92, 2));
    if (t.includes('灭火')) pen.dark(`${rect(88, 66, 24, 54, 6)}${rect(94, 54, 12, 14)}M106 56H124V84H118V62H106Z`);
    else if (t.includes('急救')) pen.dark('M90 56H110V72H126V92H110V108H90V92H74V72H90Z');
    else
      pen.dark(
        'M104 48a8 8 0 1 0 .1 0zM98 66L80 80L86 86L98 78L94 94L76 112H88L106 96L118 112H130L114 86L116 78L124 84H134V76H126L112 66Z',
      );
  } else {
    if (t.includes('烟火')) pen.dark('M100 52Q120 76 116 92Q114 108 100 110Q86 108 84 92Q84 80 92 76Q92 64 100 52Z');
    else if (t.includes('烟')) pen.dark(`${rect(66, 86, 52, 9)}${rect(122, 86, 5, 9)}${rect(130, 86, 5, 9)}`).main('M126 78Q120 68 128 60');
    else if (t.includes('合闸')) pen.dark(`${rect(78, 64, 44, 10, 2)}${rect(96, 74, 8, 40)}`);
    else if (t.includes('触摸')) pen.dark('M84 112V92L74 78Q76 70 84 78L88 84V58H96V82H100V54H108V82H112V60H120V96L116 112Z');
    else figure(100, 84);
    pen
      .main(circle(100, 82, 54) + circle(100, 82, 44))
      .body(polygon(...at(100, 82, 52, 222), ...at(100, 82, 52, 232), ...at(100, 82, 52, 42), ...at(100, 82, 52, 52)));
  }
  pen.dark(rect(58, 154, 84, 8, 1) + rect(70, 168, 60, 6, 1)).text(100, 150, t);
}

export const protection: Families = {
  glove: (pen, p) => {
    const c = p.kind('c', 1);
    pen[c >= 2 ? 'tone' : 'body'](hand);
    if (c === 1)
      pen
        .tone(
          'M60 142Q44 122 30 104Q24 94 32 88Q40 84 48 92L64 112V62L80 58V84L82 52L100 50V82L104 50L122 52L120 86L127 60L143 66L134 118Q133 132 130 142Z',
        )
        .dark(repeat(22, (i) => circle(72 + ((i * 23) % 56), 96 + ((i * 11) % 40), 0.9)));
    pen
      .body(rect(60, 162, 72, 28, 4))
      .thin(repeat(11, (i) => line(66 + i * 6, 162, 66 + i * 6, 190)))
      .thin(c === 3 ? '' : 'M64 112Q74 124 70 142');
  },
  gauntlet: (pen) =>
    void pen
      .tone(
        'M52 190L64 118Q44 96 36 78Q34 68 42 66Q50 66 56 74L70 92V34Q70 24 78 24Q86 24 86 34L90 20Q92 10 100 11Q108 12 107 22L112 18Q118 10 125 14Q131 19 128 30L132 30Q140 30 139 40L130 112L146 190Z',
      )
      .body('M50 190L60 140H136L148 190Z')
      .thin('M70 92Q80 104 76 122M86 34V82M107 22L105 82M128 30L122 84M54 182H144'),
  helmet: (pen, p) =>
    void pen
      .body('M28 128Q28 44 100 40Q172 44 172 128Z')
      .main('M82 42Q74 80 74 128M118 42Q126 80 126 128')
      .body('M88 36Q88 30 100 30Q112 30 112 36L118 128H82Z')
      .tone('M16 136Q18 126 34 126H166Q182 126 192 142Q170 150 100 150T16 136Z')
      .thin(
        p.kind('v')
          ? repeat(
              3,
              (i) => line(44 + i * 8, 88 - i * 8, 44 + i * 8, 106 - i * 8) + line(156 - i * 8, 88 - i * 8, 156 - i * 8, 106 - i * 8),
            )
          : '',
      )
      .thin('M44 150Q50 176 100 178T156 150'),
  goggles: (pen, p) => {
    if (p.kind('k', 1) === 2)
      pen
        .tone(
          'M30 66Q34 54 50 54H150Q166 54 170 66L176 104Q176 134 150 138Q126 140 116 118Q108 108 100 108T84 118Q74 140 50 138Q24 134 24 104Z',
        )
        .paper(
          'M42 74Q44 66 54 66H146Q156 66 158 74L164 102Q164 122 148 126Q132 126 124 112Q114 96 100 96T76 112Q68 126 52 126Q36 122 36 102Z',
        )
        .tone(rect(4, 78, 22, 26, 4))
        .tone(rect(174, 78, 22, 26, 4))
        .thin('M58 84L74 76M54 96L86 80');
    else
      pen
        .paper('M20 78Q60 66 100 74Q140 66 180 78L176 112Q166 140 136 136Q112 132 106 104H94Q88 132 64 136Q34 140 24 112Z')
        .tone('M20 78Q60 66 100 74Q140 66 180 78L179 84Q140 74 100 82Q60 74 21 84Z')
        .main('M20 78L6 88L14 132M180 78L194 88L186 132')
        .thin('M40 98L58 88M44 110L72 92');
  },
  'face-shield': (pen) =>
    void pen
      .paper('M40 62V150Q42 182 100 188Q158 182 160 150V62Z')
      .tone('M28 62Q30 24 100 20Q170 24 172 62L160 72Q130 60 100 60T40 72Z')
      .body(circle(30, 62, 11))
      .body(circle(170, 62, 11))
      .thin('M58 90L80 78M56 108L96 84'),
  earplug: (pen, p) => {
    const k = p.kind('k', 1);
    const plug = (x: number, y: number) => {
      if (k === 1)
        pen.tone(
          `M${x - 22} ${y + 44}Q${x - 24} ${y + 10} ${x - 14} ${y - 30}Q${x - 10} ${y - 48} ${x} ${y - 48}T${x + 14} ${y - 30}Q${x + 24} ${y + 10} ${x + 22} ${y + 44}Q${x} ${y + 54} ${x - 22} ${y + 44}Z`,
        );
      else {
        pen.body(rect(x - 6, y + 20, 12, 44, 4));
        for (let i = 2; i >= 0; i -= 1)
          pen.tone(
            `M${x - 12 - i * 7} ${y - 20 + i * 20}Q${x} ${y - 52 + i * 16} ${x + 12 + i * 7} ${y - 20 + i * 20}Q${x} ${y - 10 + i * 20} ${x - 12 - i * 7} ${y - 20 + i * 20}Z`,
          );
      }
    };
    plug(66, 90);
    plug(136, 100);
    if (k !== 1) pen.main('M66 154Q66 190 100 186T136 164');
  },
  earmuff: (pen) =>
    void pen
      .tone('M34 100Q34 18 100 16Q166 18 166 100H152Q150 34 100 32Q50 34 48 100Z')
      .main('M41 92V112M159 92V112')
      .tone('M20 104Q20 88 40 88H52V168H40Q20 166 20 148Z')
      .body('M52 92Q66 94 66 128T52 164Z')
      .tone('M180 104Q180 88 160 88H148V168H160Q180 166 180 148Z')
      .body('M148 92Q134 94 134 128T148 164Z'),
  'respirator-mask': (pen, p) => {
    pen
      .main('M34 96Q10 80 14 60M166 96Q190 80 186 60M36 128Q14 140 12 156M164 128Q186 140 188 156')
      .paper('M34 92Q64 40 100 40T166 92Q166 130 140 152Q120 166 100 166T60 152Q34 130 34 92Z')
      .thin('M34 96Q100 120 166 96M44 70Q100 92 156 70M46 134Q100 150 154 134')
      .dark(rect(78, 46, 44, 5, 2));
    if (p.kind('v')) pen.body(circle(100, 116, 21)).thin(circle(100, 116, 14) + line(88, 112, 112, 112) + line(88, 120, 112, 120));
  },
  'half-mask': (pen, p) => {
    pen
      .tone('M62 70Q72 34 100 28Q128 34 138 70Q150 110 138 140Q122 168 100 170Q78 168 62 140Q50 110 62 70Z')
      .body('M78 74Q86 56 100 54Q114 56 122 74L126 128Q116 146 100 146T74 128Z')
      .paper(circle(100, 128, 15))
      .thin(line(90, 124, 110, 124) + line(90, 132, 110, 132))
      .main('M62 62Q40 40 20 36M138 62Q160 40 180 36');
    const filter = (x: number, y: number) =>
      pen
        .body(circle(x, y, 31))
        .thin(circle(x, y, 25) + repeat(12, (i) => line(...at(x, y, 8, i * 30), ...at(x, y, 20, i * 30))))
        .tone(circle(x, y, 7));
    if (p.num('n', 2) === 2) {
      filter(38, 112);
      filter(162, 112);
    } else filter(100, 118);
  },
  'safety-shoe': (pen, p) => {
    const high = p.kind('h');
    pen
      .tone(
        `M34 ${high ? 28 : 62}Q60 ${high ? 38 : 72} 92 ${high ? 28 : 58}L100 84Q124 108 166 116Q190 122 190 146H24Q24 110 34 ${high ? 28 : 62}Z`,
      )
      .body('M140 111L166 116Q190 122 190 146H142Q130 126 140 111Z')
      .body('M20 146H192V164Q192 170 184 170H134L128 164H78L72 170H28Q20 170 20 162Z')
      .main(
        repeat(high ? 5 : 3, (i) =>
          line(94 + i * 7 - (high ? 8 : 0), 76 + i * 9 - (high ? 22 : 0), 76 + i * 9 - (high ? 8 : 0), 86 + i * 8 - (high ? 20 : 0)),
        ),
      )
      .thin('M34 96Q62 106 84 98M24 146H192');
  },
  boot: (pen) =>
    void pen
      .tone('M48 14H108L112 100Q122 124 160 132Q186 138 186 162H38Q36 120 46 84Z')
      .body('M34 162H188V178Q188 186 180 186H136L130 178H86L80 186H42Q34 186 34 178Z')
      .thin('M48 26H108M46 84Q78 94 112 88M118 124Q130 138 128 160')
      .thin(repeat(8, (i) => line(44 + i * 18, 178, 44 + i * 18, 186))),
  vest: (pen) =>
    void pen
      .body('M62 16L84 24Q100 40 116 24L138 16L156 32Q144 60 152 84V184H48V84Q56 60 44 32Z')
      .main('M84 24Q92 70 100 78Q108 70 116 24M100 78V184')
      .tone(rect(48, 110, 104, 15))
      .tone(rect(48, 146, 104, 15))
      .tone(polygon(62, 16, 76, 21, 76, 110, 62, 110))
      .tone(polygon(138, 16, 124, 21, 124, 110, 138, 110))
      .thin(line(100, 78, 100, 184)),
  coverall: (pen) =>
    void pen
      .body('M78 38L56 48L20 118L38 128L60 92L66 124L60 192H94L100 132L106 192H140L134 124L140 92L162 128L180 118L144 48L122 38Z')
      .body('M76 42Q74 8 100 8T124 42Q112 54 100 54T76 42Z')
      .paper(ellipse(100, 32, 15, 17))
      .thin('M100 54V132M66 124Q100 134 134 124M22 114L40 124M178 114L160 124M60 186H94M106 186H140'),
  harness: (pen) =>
    void pen
      .tone('M62 20L74 14L128 108L118 116Z')
      .tone('M138 20L126 14L72 108L82 116Z')
      .tone('M74 14Q68 26 66 60V104H78V60Q80 34 86 24Z')
      .tone('M126 14Q132 26 134 60V104H122V60Q120 34 114 24Z')
      .tone(rect(46, 104, 108, 15, 3))
      .body(rect(88, 100, 24, 23, 3))
      .body(circle(100, 66, 10))
      .paper(circle(100, 66, 5))
      .main('M60 119Q48 160 70 178Q92 180 92 130M140 119Q152 160 130 178Q108 180 108 130')
      .thin('M66 119Q56 156 72 172Q86 172 86 130M134 119Q144 156 128 172Q114 172 114 130'),
  retractable: (pen) =>
    void pen
      .main('M100 4A10 10 0 1 1 99 4')
      .body(rect(92, 22, 16, 16, 2))
      .tone(circle(100, 92, 58))
      .body(circle(100, 92, 46))
      .thin(circle(100, 92, 30) + repeat(6, (i) => line(...at(100, 92, 14, i * 60), ...at(100, 92, 28, i * 60))))
      .body(rect(90, 146, 20, 12, 2))
      .main(line(100, 158, 100, 172))
      .body('M90 172H110V180Q112 196 100 197Q88 196 88 184H95Q96 190 100 190Q104 189 103 182H90Z'),
  sign,
};
