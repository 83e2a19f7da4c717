import type { Families } from '../params.ts';
import { at, circle, ellipse, line, polygon, rect, repeat } from '../shapes.ts';

export const office: Families = {
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
};
