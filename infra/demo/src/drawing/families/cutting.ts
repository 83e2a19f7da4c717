import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { arc, at, circle, ellipse, line, polygon, rect, repeat, thread, turned } from '../shapes.ts';

const y = 96;

/** Helical flutes between x1 and x2: the S-shaped edges a twist drill shows. */
function flutes(pen: Pen, x1: number, x2: number, r: number, turns: number) {
  const step = (x2 - x1) / turns;
  for (let i = 0; i < turns; i += 1) {
    const x = x1 + i * step;
    const w = step * 0.5;
    pen.tone(
      `M${(x).toFixed(1)} ${y + r}C${(x + w * 0.5).toFixed(1)} ${y + r * 0.4} ${(x + w * 0.5).toFixed(1)} ${y - r * 0.4} ${(x + w).toFixed(1)} ${y - r}L${(x + w * 1.7).toFixed(1)} ${y - r}C${(x + w * 1.2).toFixed(1)} ${y - r * 0.4} ${(x + w * 1.2).toFixed(1)} ${y + r * 0.4} ${(x + w * 0.7).toFixed(1)} ${y + r}Z`,
    );
  }
}

function drill(pen: Pen, p: Params, shank: 'straight' | 'taper') {
  const f = p.num('f', 1);
  const r = f > 1.3 ? 11 : f < 0.9 ? 19 : 15;
  if (shank === 'taper')
    pen
      .body(polygon(8, y - 8, 18, y - 8, 18, y - 13, 74, y - 20, 74, y + 20, 18, y + 13, 18, y + 8, 8, y + 8))
      .body(rect(74, y - 12, 10, 24));
  else
    pen.body(
      turned(y, [
        [8, r - 2],
        [10, r],
        [70, r],
      ]),
    );
  pen.body(
    turned(y, [
      [shank === 'taper' ? 84 : 70, r],
      [180, r],
      [190, 0],
    ]),
  );
  flutes(pen, shank === 'taper' ? 88 : 74, 184, r, 3);
  pen
    .axis(line(2, y, 198, y))
    .dimV(y - r, y + r, 150, '', 150)
    .text(130, y - r - 10, p.label('d', 'φ'))
    .text(184, y + r + 16, shank === 'straight' ? '118°' : '');
}

export const cutting: Families = {
  'drill-bit': (pen, p) => drill(pen, p, 'straight'),
  'taper-shank-drill': (pen, p) => drill(pen, p, 'taper'),
  'center-drill': (pen, p) => {
    pen
      .body(
        turned(y, [
          [10, 4],
          [34, 6],
          [62, 22],
          [138, 22],
          [166, 6],
          [190, 4],
        ]),
      )
      .tone(polygon(36, y - 7, 60, y - 20, 66, y, 40, y))
      .tone(polygon(164, y + 7, 140, y + 20, 134, y, 160, y))
      .thin(line(10, y, 40, y) + line(160, y, 190, y))
      .axis(line(2, y, 198, y))
      .dimV(y - 22, y + 22, 108, p.label('D', 'φ'), 100)
      .text(24, y - 14, p.label('d', 'φ'));
  },
  countersink: (pen, p) => {
    pen
      .body(
        turned(y, [
          [10, 11],
          [92, 11],
          [98, 36],
          [120, 36],
          [156, 3],
        ]),
      )
      .tone(polygon(100, y - 4, 122, y - 34, 154, y - 3))
      .tone(polygon(100, y + 8, 122, y + 34, 136, y + 18))
      .axis(line(2, y, 190, y))
      .dimV(y - 36, y + 36, 182, p.label('d', 'φ'), 118)
      .text(150, y + 36, p.label('a') && `${p.label('a')}°`);
  },
  reamer: (pen, p) => {
    pen
      .body(
        turned(y, [
          [8, 10],
          [84, 10],
          [90, 15],
          [180, 15],
          [188, 11],
        ]),
      )
      .thin(repeat(5, (i) => line(92, y - 10 + i * 5, 184, y - 10 + i * 5)))
      .main(line(90, y - 15, 90, y + 15))
      .axis(line(2, y, 198, y))
      .dimV(y - 15, y + 15, 150, '', 140)
      .text(140, y - 24, p.label('d', 'φ'));
  },
  'hole-saw': (pen, p) => {
    pen
      .body(rect(46, 70, 108, 74))
      .tone(ellipse(100, 70, 54, 16))

      .body(rect(93, 20, 14, 52))
      .body(polygon(92, 144, 108, 144, 108, 170, 100, 184, 92, 170));
    let d = 'M46 144';
    for (let i = 0; i < 12; i += 1) d += `l5 10l4 -10`;
    pen
      .tone(`${d}L154 140H46Z`)
      .paper(rect(60, 98, 26, 14, 7))
      .paper(rect(114, 98, 26, 14, 7))
      .dimH(46, 154, 196, p.label('d', 'φ'), 154);
  },
  tap: (pen, p) => {
    const k = p.kind('k', 3);
    pen
      .body(
        turned(y, [
          [94, 10],
          [100, 15],
          [178, 15],
          [192, 9],
        ]),
      )
      .body(
        turned(y, [
          [30, 12],
          [96, 12],
        ]),
      )
      .body(rect(8, y - 10, 24, 20, 1))
      .thin(line(8, y - 3, 32, y - 3) + line(8, y + 3, 32, y + 3))
      .thin(thread(102, 188, y, 15, 4.4));
    if (k === 1) flutes(pen, 104, 182, 15, 3);
    else if (k !== 4) pen.tone(polygon(102, y - 5, 184, y - 4, 190, y + 1, 184, y + 5, 102, y + 5));
    pen
      .axis(line(2, y, 198, y))
      .text(146, y - 24, p.label('d', 'M'))
      .text(146, y + 34, '');
  },
  die: (pen, p) => {
    pen
      .body(circle(100, 98, 76))
      .thin(circle(100, 98, 71))
      .paper(circle(100, 98, 24));
    for (let i = 0; i < 4; i += 1) pen.paper(circle(...at(100, 98, 34, 45 + i * 90), 15));
    pen
      .thin(repeat(8, (i) => arc(100, 98, 24, i * 45 + 4, i * 45 + 16) + arc(100, 98, 27, i * 45 + 4, i * 45 + 16)))
      .gap(rect(97, 20, 6, 22))
      .main(line(97, 22, 97, 40) + line(103, 22, 103, 40))
      .dimH(24, 176, 192, p.label('D', 'φ'), 98)
      .text(100, 102, p.label('d', 'M'));
  },
  'thread-mill': (pen, p) => {
    pen
      .body(
        turned(y, [
          [8, 18],
          [104, 18],
          [114, 9],
          [156, 9],
        ]),
      )
      .tone(
        repeat(4, (i) =>
          polygon(
            156 + i * 8,
            y - 10,
            160 + i * 8,
            y - 18,
            164 + i * 8,
            y - 10,
            164 + i * 8,
            y + 10,
            160 + i * 8,
            y + 18,
            156 + i * 8,
            y + 10,
          ),
        ),
      )
      .axis(line(2, y, 198, y))
      .text(172, y - 26, p.label('d', 'φ'));
  },
};
