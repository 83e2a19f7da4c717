import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, hexagon, line, polygon, rect, repeat, teeth } from '../shapes.ts';

/** A belt over two pulleys, open in the middle. */
const beltPath = (r: number) => `M62 ${100 - r}H138A${r} ${r} 0 0 1 138 ${100 + r}H62A${r} ${r} 0 0 1 62 ${100 - r}Z`;

function sideOfWheel(pen: Pen, x: number, w: number, R: number, cy: number, hub: number) {
  pen
    .body(rect(x, cy - R, w, 2 * R, 1))
    .body(rect(x + w, cy - hub, Math.max(8, w * 0.6), hub * 2, 1))
    .axis(line(x - 8, cy, x + w * 2, cy));
}

function gearLike(pen: Pen, p: Params, outline: (cx: number, cy: number, R: number) => string, hubPart = 0.42) {
  pen
    .body(outline(76, 96, 68))
    .thin(circle(76, 96, 68 * hubPart))
    .paper(circle(76, 96, 68 * 0.2));
  sideOfWheel(pen, 158, 14, 68, 96, 68 * hubPart);
  pen.axis(line(2, 96, 150, 96) + line(76, 22, 76, 170)).text(76, 186, p.label('z') && `z=${p.label('z')}`);
}

export const transmission: Families = {
  'v-belt': (pen, p) => {
    pen.tone(beltPath(56)).paper(beltPath(45)).thin(beltPath(51));
    const [b, h] = [p.num('b', 13), p.num('h', 8)];
    const s = 30 / b;
    pen.tone(
      polygon(
        100 - (b / 2) * s,
        100 - (h / 2) * s,
        100 + (b / 2) * s,
        100 - (h / 2) * s,
        100 + (b / 2) * s * 0.62,
        100 + (h / 2) * s,
        100 - (b / 2) * s * 0.62,
        100 + (h / 2) * s,
      ),
    );
    pen.dimH(100 - (b / 2) * s, 100 + (b / 2) * s, 82, p.label('b'), 92).dimV(100 - (h / 2) * s, 100 + (h / 2) * s, 132, p.label('h'), 116);
  },
  'timing-belt': (pen, p) => {
    pen.tone(beltPath(56)).paper(beltPath(49));
    const step = 9;
    const inner = repeat(9, (i) => rect(60 + i * step, 51, 4.4, 5) + rect(60 + i * step, 144, 4.4, 5));
    const ends = repeat(15, (i) => {
      const a = -84 + i * 12;
      return (
        polygon(...at(138, 100, 49, a), ...at(138, 100, 49, a + 5), ...at(138, 100, 44, a + 5), ...at(138, 100, 44, a)) +
        polygon(...at(62, 100, 49, a + 180), ...at(62, 100, 49, a + 185), ...at(62, 100, 44, a + 185), ...at(62, 100, 44, a + 180))
      );
    });
    pen
      .dark(inner + ends)
      .text(100, 104, p.label('z') && `${p.label('z')} 齿`)
      .dimH(86, 95, 72, p.label('P', 'P='), 58);
  },
  'timing-pulley': (pen, p) => {
    const zz = Math.min(p.num('z', 20), 40);
    pen
      .body(circle(70, 96, 66))
      .body(teeth(70, 96, 53, 59, zz, 0.4))
      .thin(circle(70, 96, 34))
      .paper(circle(70, 96, 15));
    pen
      .body(rect(146, 30, 5, 132, 1))
      .body(rect(151, 38, 26, 116))
      .thin(repeat(13, (i) => line(151, 43 + i * 9, 177, 43 + i * 9)))
      .body(rect(177, 30, 5, 132, 1))
      .body(rect(182, 66, 14, 60, 1));
    pen.text(70, 184, p.label('z') && `z=${p.label('z')}`).dimH(55, 85, 14, p.label('d', 'φ'), 96);
  },
  'v-pulley': (pen, p) => {
    const grooves = Math.min(p.num('n', 2), 5);
    pen
      .body(circle(68, 96, 64))
      .thin(circle(68, 96, 56))
      .body(circle(68, 96, 26))
      .paper(circle(68, 96, 14))
      .thin(circle(68, 96, 46))
      .dark(repeat(3, (i) => circle(...at(68, 96, 20, i * 120 - 90), 3)));
    const w = 12;
    const x0 = 164 - (grooves * w) / 2;
    const top: number[] = [x0 - 3, 32];
    const bottom: number[] = [];
    for (let i = 0; i < grooves; i += 1) {
      const x = x0 + i * w;
      top.push(x + 1, 32, x + w * 0.36, 50, x + w * 0.64, 50, x + w - 1, 32);
      bottom.unshift(x + 1, 160, x + w * 0.36, 142, x + w * 0.64, 142, x + w - 1, 160);
    }
    top.push(x0 + grooves * w + 3, 32, x0 + grooves * w + 3, 160);
    const reversed: number[] = [];
    for (let i = bottom.length - 2; i >= 0; i -= 2) reversed.unshift(bottom[i] ?? 0, bottom[i + 1] ?? 0);
    const swapped: number[] = [];
    for (let i = 0; i < reversed.length; i += 8) {
      const g = reversed.slice(i, i + 8);
      swapped.push(g[6] ?? 0, g[7] ?? 0, g[4] ?? 0, g[5] ?? 0, g[2] ?? 0, g[3] ?? 0, g[0] ?? 0, g[1] ?? 0);
    }
    pen
      .body(polygon(...top, ...swapped, x0 - 3, 160))
      .dimH(4, 132, 186, p.label('D', 'dp '), 96)
      .axis(line(0, 96, 196, 96));
  },
  'roller-chain': (pen, p) => {
    const pitch = 40;
    for (let i = 0; i < 4; i += 1) {
      const x = 18 + i * pitch;
      const plate = `M${x + 4} ${100 - 22}C${x + 18} ${100 - 22} ${x + 20} ${100 - 12} ${x + 20} ${100 - 12}C${x + 20} ${100 - 12} ${x + 26} ${100 - 22} ${x + 40} ${100 - 22}A22 22 0 0 1 ${x + 40} 122C${x + 26} 122 ${x + 20} 112 ${x + 20} 112C${x + 20} 112 ${x + 18} 122 ${x + 4} 122A22 22 0 0 1 ${x + 4} 78Z`;
      if (i % 2 === 0) pen.body(plate);
    }
    for (let i = 0; i < 4; i += 1) {
      const x = 18 + i * pitch;
      if (i % 2)
        pen.tone(
          `M${x + 4} 82C${x + 18} 82 ${x + 20} 92 ${x + 20} 92C${x + 20} 92 ${x + 26} 82 ${x + 40} 82A18 18 0 0 1 ${x + 40} 118C${x + 26} 118 ${x + 20} 108 ${x + 20} 108C${x + 20} 108 ${x + 18} 118 ${x + 4} 118A18 18 0 0 1 ${x + 4} 82Z`,
        );
    }
    for (let i = 0; i < 5; i += 1) pen.body(circle(22 + i * pitch, 100, 11)).paper(circle(22 + i * pitch, 100, 5.5));
    pen
      .dimH(16, 60, 148, p.label('P', 'P='), 124)
      .text(140, 60, p.label('r', '滚子 φ'))
      .axis(line(0, 100, 200, 100));
  },
  sprocket: (pen, p) => {
    const zz = Math.min(Math.max(p.num('z', 17), 8), 44);
    gearLike(pen, p, (cx, cy, R) => {
      const w = 360 / zz;
      const depth = Math.min(14, (Math.PI * R) / zz);
      let d = '';
      for (let i = 0; i < zz; i += 1) {
        const [x1, y1] = at(cx, cy, R - depth * 0.1, i * w - 90 - w * 0.08);
        const [x2, y2] = at(cx, cy, R - depth * 0.1, i * w - 90 + w * 0.08);
        const [x3, y3] = at(cx, cy, R - depth * 1.6, (i + 0.5) * w - 90);
        const [x4, y4] = at(cx, cy, R - depth * 0.1, (i + 1) * w - 90 - w * 0.08);
        d += `${i ? 'L' : 'M'}${x1.toFixed(1)} ${y1.toFixed(1)}L${x2.toFixed(1)} ${y2.toFixed(1)}Q${x3.toFixed(1)} ${y3.toFixed(1)} ${x4.toFixed(1)} ${y4.toFixed(1)}`;
      }
      return `${d}Z`;
    });
  },
  'spur-gear': (pen, p) =>
    gearLike(pen, p, (cx, cy, R) =>
      teeth(cx, cy, R - Math.min(12, 2.2 * ((2 * R) / (p.num('z', 20) + 2))), R, Math.min(p.num('z', 20), 60)),
    ),
  'gear-rack': (pen, p) => {
    const xy: number[] = [8, 140, 8, 82];
    for (let i = 0; i < 9; i += 1) xy.push(11 + i * 20, 82, 16 + i * 20, 62, 23 + i * 20, 62, 28 + i * 20, 82);
    xy.push(192, 82, 192, 140);
    pen
      .body(polygon(...xy))
      .thin(line(8, 92, 192, 92))
      .dimH(19.5, 39.5, 46, p.label('m', 'p=π×'), 60)
      .axis(line(4, 73, 196, 73));
  },
  'jaw-coupling': (pen, p) => {
    const hub = (x: number, dir: 1 | -1) =>
      pen
        .body(rect(dir > 0 ? x : x - 62, 52, 62, 96, 4))
        .thin(line(x + dir * 24, 52, x + dir * 24, 148))
        .thin(circle(x + dir * 12, 72, 7) + hexagon(x + dir * 12, 72, 7))
        .main(line(x + dir * 1, 100, x + dir * 24, 100));
    pen.tone(rect(84, 54, 32, 92, 3));
    hub(24, 1);
    hub(176, -1);
    pen
      .tone(rect(84, 56, 32, 20, 2) + rect(84, 92, 32, 16, 2) + rect(84, 124, 32, 20, 2))
      .axis(line(10, 100, 190, 100))
      .dimH(24, 176, 172, p.label('l'), 148)
      .dimV(52, 148, 194, p.label('D', 'φ'), 176);
  },
  'disc-coupling': (pen, p) => {
    pen
      .body(rect(16, 52, 66, 96, 3))
      .body(rect(118, 52, 66, 96, 3))
      .tone(rect(86, 50, 4, 100) + rect(110, 50, 4, 100))
      .body(rect(92, 56, 16, 88));
    pen
      .thin(
        circle(32, 74, 8) +
          hexagon(32, 74, 8) +
          circle(168, 74, 8) +
          hexagon(168, 74, 8) +
          rect(78, 62, 44, 10, 2) +
          rect(78, 128, 44, 10, 2),
      )
      .axis(line(6, 100, 194, 100))
      .dimH(16, 184, 172, p.label('l'), 148)
      .dimV(52, 148, 196, p.label('D', 'φ'), 184);
  },
  'electric-motor': (pen) => {
    pen
      .body(rect(36, 56, 104, 92, 6))
      .thin(repeat(11, (i) => line(42, 62 + i * 8, 134, 62 + i * 8)))
      .body('M140 58H158Q164 58 164 66V138Q164 146 158 146H140Z')
      .tone('M36 54H22Q12 54 12 66V138Q12 150 22 150H36Z')
      .body(rect(164, 92, 30, 20, 2))
      .dark(rect(172, 92, 16, 4))
      .body(rect(66, 30, 46, 28, 3))
      .thin(line(66, 40, 112, 40))
      .body(polygon(48, 148, 64, 148, 70, 170, 40, 170))
      .body(polygon(112, 148, 128, 148, 136, 170, 106, 170))
      .main(line(30, 170, 146, 170))
      .thin(repeat(6, (i) => line(18, 66 + i * 14, 30, 66 + i * 14)))
      .axis(line(4, 102, 198, 102));
  },
  'worm-reducer': (pen) => {
    pen
      .body('M46 60Q46 46 60 46H132Q154 46 154 70V150Q154 164 140 164H60Q46 164 46 150Z')
      .body(circle(100, 112, 42))
      .thin(circle(100, 112, 36))
      .paper(circle(100, 112, 17))
      .dark(rect(97, 92, 6, 5))
      .dark(repeat(6, (i) => circle(...at(100, 112, 39, i * 60), 2.4)))
      .body(rect(26, 52, 20, 44, 2))
      .body(rect(14, 42, 12, 64, 2))
      .thin(circle(20, 50, 3) + circle(20, 98, 3))
      .body(rect(36, 164, 128, 12, 2))
      .thin(line(60, 52, 140, 52))
      .body(circle(136, 60, 5));
  },
};
