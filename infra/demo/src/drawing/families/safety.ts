import type { Families } from '../params.ts';
import { circle, line, polygon, rect, repeat } from '../shapes.ts';

export const safety: Families = {
  cone: (pen, p) =>
    void pen
      .tone(polygon(92, 14, 108, 14, 148, 164, 52, 164))
      .paper(polygon(81, 56, 119, 56, 128, 90, 72, 90))
      .paper(polygon(66, 112, 134, 112, 143, 146, 57, 146))
      .tone(polygon(24, 164, 176, 164, 184, 182, 16, 182))
      .dimV(14, 182, 192, p.label('h'), 110),
  'guard-post': (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 2)
      pen
        .body('M22 180V74Q22 44 52 44H148Q178 44 178 74V180H160V78Q160 62 144 62H56Q40 62 40 78V180Z')
        .dark(repeat(4, (i) => polygon(62 + i * 24, 44, 72 + i * 24, 44, 66 + i * 24, 62, 56 + i * 24, 62)))
        .body(rect(12, 180, 38, 9, 1))
        .body(rect(150, 180, 38, 9, 1));
    else if (k === 3)
      pen
        .tone(polygon(60, 20, 100, 36, 140, 20, 140, 164, 100, 184, 60, 164))
        .main(line(100, 36, 100, 184))
        .dark(repeat(4, (i) => polygon(60, 44 + i * 32, 98, 60 + i * 32, 98, 74 + i * 32, 60, 58 + i * 32)));
    else
      pen
        .body(rect(76, 16, 48, 156, 5))
        .dark(repeat(4, (i) => polygon(76, 46 + i * 34, 124, 30 + i * 34, 124, 44 + i * 34, 76, 60 + i * 34)))
        .body(rect(48, 172, 104, 12, 2))
        .tone(repeat(2, (i) => rect(56 + i * 80, 164, 8, 10)));
  },
  padlock: (pen, p) =>
    void pen
      .main('M66 96V56Q66 20 100 20T134 56V96')
      .main('M78 96V58Q78 32 100 32T122 58V96')
      .tone(rect(46, 94, 108, 92, 8))
      .paper(rect(56, 108, 88, 40, 3))
      .dark(rect(64, 118, 72, 4) + rect(64, 130, 48, 4))
      .body(circle(100, 168, 9))
      .dark(rect(98.4, 163, 3.2, 10))
      .dimV(20, 94, 170, p.label('l'), 124),
  lockout: (pen, p) => {
    const k = p.kind('k', 1);
    if (k === 5)
      pen
        .paper(rect(54, 22, 92, 160, 8))
        .tone(rect(54, 60, 92, 30))
        .paper(circle(100, 40, 9))
        .dark(rect(66, 106, 68, 5) + rect(66, 122, 68, 5) + rect(66, 138, 44, 5));
    else if (k === 4)
      pen
        .main('M40 100Q30 20 100 20T166 90Q170 130 130 128')
        .main('M48 100Q40 30 100 30T157 90Q158 120 130 118')
        .tone(rect(26, 98, 108, 76, 8))
        .paper(repeat(4, (i) => circle(48 + i * 22, 152, 7)));
    else if (k === 3)
      pen
        .tone('M24 120Q24 84 60 84H130L188 70V106L140 118Q140 160 100 160H60Q24 160 24 120Z')
        .paper(circle(80, 122, 22))
        .paper(circle(160, 92, 6))
        .main('M60 84Q60 100 70 104');
    else
      pen
        .main(circle(100, 44, 30) + circle(100, 44, 21))
        .tone(polygon(64, 72, 136, 72, 150, 96, 140, 188, 60, 188, 50, 96))
        .paper(repeat(6, (i) => circle(80 + (i % 2) * 40, 106 + Math.floor(i / 2) * 30, 9)));
  },
  'fire-extinguisher': (pen) =>
    void pen
      .body('M70 74Q72 54 100 52Q128 54 130 74V170Q130 180 118 180H82Q70 180 70 170Z')
      .paper(rect(76, 96, 48, 50, 2))
      .dark(rect(84, 106, 32, 4) + rect(84, 118, 32, 4) + rect(84, 130, 20, 4))
      .tone(rect(64, 180, 72, 10, 2))
      .body(rect(90, 38, 20, 16))
      .tone(polygon(84, 32, 152, 14, 154, 22, 112, 40))
      .tone(polygon(84, 40, 148, 40, 148, 48, 110, 48))
      .body(circle(90, 44, 7))
      .tone('M84 42Q44 44 44 90V138H54V92Q54 56 84 52Z')
      .dark(polygon(41, 138, 57, 138, 62, 166, 36, 166)),
  'first-aid': (pen) =>
    void pen
      .main('M76 52V36Q76 28 84 28H116Q124 28 124 36V52')
      .body(rect(20, 50, 160, 122, 10))
      .thin(line(20, 82, 180, 82))
      .tone(rect(38, 74, 20, 18, 3))
      .tone(rect(142, 74, 20, 18, 3))
      .dark('M90 98H110V114H126V134H110V150H90V134H74V114H90Z'),
};
