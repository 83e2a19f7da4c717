import type { Families } from '../params.ts';
import type { Pen } from '../pen.ts';
import { at, circle, hexagon, line, poly, polygon, rect, repeat } from '../shapes.ts';

const screw = (pen: Pen, x: number, y: number, r = 6) =>
  pen.paper(circle(x, y, r)).thin(line(x - r * 0.7, y - r * 0.7, x + r * 0.7, y + r * 0.7));

const sensorCable = (pen: Pen, y: number) =>
  pen.tone(`M8 ${y - 5}H40V${y + 5}H8Z`).main(line(2, y - 2, 8, y - 2) + line(2, y + 2, 8, y + 2));

export const automation: Families = {
  'proximity-sensor': (pen, p) => {
    sensorCable(pen, 100);
    pen
      .tone(rect(38, 84, 14, 32, 3))
      .body(rect(52, 80, 108, 40))
      .thin(repeat(16, (i) => line(58 + i * 6, 80, 56 + i * 6, 120)))
      .tone(rect(160, 80, 28, 40, 4))
      .body(rect(78, 66, 16, 68, 1))
      .thin(line(78, 84, 94, 84) + line(78, 116, 94, 116))
      .body(rect(128, 66, 16, 68, 1))
      .thin(line(128, 84, 144, 84) + line(128, 116, 144, 116))
      .dark(circle(46, 92, 2))
      .axis(line(176, 100, 199, 100))
      .text(110, 154, p.label('d', 'M'));
  },
  'photo-sensor': (pen, p) => {
    const f = p.kind('f', 1);
    if (f === 3)
      pen
        .tone('M44 30H156V150H120V70H80V150H44Z')
        .dark(circle(62, 132, 4) + circle(138, 132, 4))
        .paper(circle(100, 48, 6))
        .tone('M94 10H106V30H94Z')
        .axis(line(66, 132, 134, 132));
    else if (f === 2)
      pen
        .tone(rect(60, 34, 72, 116, 6))
        .dark(rect(128, 54, 8, 22, 2) + rect(128, 92, 8, 22, 2))
        .thin(circle(80, 52, 4) + circle(80, 70, 4))
        .paper(circle(78, 130, 5))
        .paper(circle(112, 130, 5))
        .tone(rect(88, 150, 16, 40))
        .axis(line(136, 65, 196, 82) + line(136, 103, 196, 82));
    else {
      sensorCable(pen, 100);
      pen
        .tone(rect(38, 82, 16, 36, 3))
        .body(rect(54, 78, 104, 44))
        .thin(repeat(15, (i) => line(60 + i * 6, 78, 58 + i * 6, 122)))
        .body(rect(96, 64, 16, 72, 1))
        .tone(rect(158, 76, 20, 48, 5))
        .dark(circle(174, 90, 4) + circle(174, 110, 4))
        .axis(line(178, 90, 199, 84) + line(178, 110, 199, 116));
    }
  },
  'limit-switch': (pen, p) => {
    const k = p.kind('k', 1);
    pen.body(rect(56, 84, 88, 92, 4)).thin(rect(64, 104, 72, 64, 2));
    screw(pen, 68, 96, 4);
    screw(pen, 132, 96, 4);
    if (k === 4) pen.main(poly(60, 84, 150, 50) + line(96, 84, 96, 76)).body(circle(152, 48, 8));
    else if (k === 2) pen.body(rect(82, 62, 36, 22, 2)).body(rect(92, 34, 16, 28, 4));
    else if (k === 3)
      pen
        .body(rect(82, 62, 36, 22, 2))
        .body(rect(90, 48, 20, 16))
        .tone(circle(100, 40, 15))
        .dark(circle(100, 40, 3));
    else
      pen
        .body(rect(76, 58, 48, 28, 4))
        .body(polygon(92, 70, 108, 72, 140, 26, 128, 18))
        .tone(circle(136, 20, 15))
        .dark(circle(136, 20, 3))
        .paper(circle(100, 70, 5));
    pen.tone(rect(84, 176, 32, 16, 2));
  },
  'temperature-probe': (pen, p) =>
    void pen
      .body(rect(10, 94, 86, 12, 5))
      .body(rect(96, 88, 20, 24, 2))
      .tone('M116 94Q160 92 164 60Q166 24 190 20L194 28Q178 34 176 62Q170 104 116 106Z')
      .main(line(190, 20, 198, 12) + line(194, 28, 199, 24))
      .dimH(10, 96, 132, p.label('l'), 106)
      .axis(line(2, 100, 120, 100)),
  'pressure-transmitter': (pen, p) => {
    pen.tone('M88 6H112V34H88Z').body(rect(72, 32, 56, 78, 4));
    if (p.kind('g')) pen.paper(circle(100, 66, 22));
    else pen.thin(rect(80, 48, 40, 34, 2));
    pen
      .body(hexagon(100, 122, 52, 0))
      .body(rect(84, 146, 32, 40, 1))
      .thin(repeat(6, (i) => line(84, 152 + i * 5.6, 116, 149 + i * 5.6)));
  },
  encoder: (pen, p) =>
    void pen
      .body(rect(54, 44, 84, 108, 3))
      .thin(line(70, 44, 70, 152))
      .body(rect(138, 70, 16, 56))
      .body(rect(154, 88, 38, 20, 2))
      .dark(rect(164, 88, 22, 4))
      .tone('M54 84Q30 84 24 112Q22 146 6 150V160Q34 156 36 118Q38 98 54 98Z')
      .axis(line(44, 98, 198, 98))
      .dimV(44, 152, 46, '', 54)
      .text(96, 172, p.label('D', 'φ')),
  plc: (pen, p) => {
    pen
      .body(rect(12, 40, 176, 122, 4))
      .tone(rect(12, 62, 176, 78, 2))
      .paper(rect(24, 74, 58, 54, 2))
      .dark(repeat(8, (i) => circle(98 + i * 10, 84, 2.4)) + repeat(8, (i) => circle(98 + i * 10, 118, 2.4)))
      .thin(rect(92, 94, 84, 14, 1));
    for (let i = 0; i < 12; i += 1) pen.paper(rect(18 + i * 13.8, 45, 10, 12, 1)).paper(rect(18 + i * 13.8, 145, 10, 12, 1));
    pen.text(100, 182, p.label('n') && `${p.label('n')} 点 I/O`);
  },
  'temperature-controller': (pen) =>
    void pen
      .tone(rect(28, 24, 144, 148, 8))
      .paper(rect(40, 36, 120, 84, 4))
      .main('M58 46v28M72 46h18v14h-18v14h18M100 46h18v28h-18v-14h18M128 46h14v28')
      .thin('M58 88v20M68 88h12v10h-12v10h12M92 88h12v20h-12z')
      .body(rect(44, 132, 24, 16, 4))
      .body(rect(74, 132, 24, 16, 4))
      .body(rect(104, 132, 24, 16, 4))
      .body(rect(134, 132, 24, 16, 4))
      .dark(polygon(146, 136, 151, 144, 141, 144) + polygon(116, 144, 121, 136, 111, 136)),
  inverter: (pen) =>
    void pen
      .body(rect(50, 12, 100, 176, 4))
      .tone(rect(58, 22, 84, 62, 3))
      .paper(rect(66, 30, 68, 24, 2))
      .main('M74 36v12M84 36h8v12h-8zM102 36h8v6h-8v6h8')
      .dark(circle(80, 70, 3))
      .body(circle(116, 70, 9))
      .thin(repeat(7, (i) => line(62, 98 + i * 6, 138, 98 + i * 6)))
      .thin(rect(58, 144, 84, 36, 2))
      .paper(repeat(6, (i) => circle(66 + i * 13.6, 162, 5)))
      .thin(repeat(6, (i) => line(62 + i * 13.6, 162, 70 + i * 13.6, 162))),
  'power-supply': (pen) =>
    void pen
      .body(polygon(14, 70, 44, 50, 186, 50, 186, 136, 156, 156, 14, 156))
      .body(rect(14, 70, 142, 86, 2))
      .dark(repeat(30, (i) => circle(28 + (i % 10) * 9, 86 + Math.floor(i / 10) * 10, 2.6)))
      .tone(rect(14, 122, 142, 34, 1))
      .paper(repeat(8, (i) => circle(26 + i * 16.6, 139, 6)))
      .thin(repeat(8, (i) => line(22 + i * 16.6, 139, 30 + i * 16.6, 139))),
  'stepper-motor': (pen, p) => {
    pen
      .body(rect(14, 46, 92, 92, 8))
      .thin(circle(60, 92, 34))
      .body(circle(60, 92, 22))
      .paper(circle(60, 92, 9))
      .dark(rect(51, 82, 18, 4));
    for (const [x, y] of [
      [24, 56],
      [96, 56],
      [24, 128],
      [96, 128],
    ] as const)
      pen.paper(circle(x, y, 5));
    pen
      .body(rect(130, 82, 12, 20))
      .body(rect(142, 46, 12, 92, 2))
      .tone(rect(154, 50, 28, 84, 1))
      .body(rect(182, 46, 12, 92, 2))
      .axis(line(122, 92, 199, 92))
      .dimH(14, 106, 160, p.label('f'), 138)
      .dimH(142, 194, 160, p.label('l'), 138);
  },
  'servo-motor': (pen, p) =>
    void pen
      .body(rect(14, 88, 30, 18, 2))
      .dark(rect(20, 93, 18, 4))
      .body(rect(44, 74, 8, 46))
      .body(rect(52, 50, 12, 94, 2))
      .tone(rect(64, 56, 82, 82, 3))
      .thin(line(70, 70, 140, 70) + line(70, 124, 140, 124))
      .body(rect(146, 58, 42, 78, 5))
      .body(rect(150, 36, 26, 24, 3))
      .body(rect(90, 40, 24, 18, 3))
      .axis(line(6, 97, 198, 97))
      .dimV(50, 144, 30, p.label('f', '□'), 52),
  'axial-fan': (pen, p) => {
    pen.body(rect(20, 18, 160, 160, 14)).paper(circle(100, 98, 72));
    for (let i = 0; i < 7; i += 1) {
      const a = i * (360 / 7);
      const [x1, y1] = at(100, 98, 26, a);
      const [x2, y2] = at(100, 98, 68, a + 18);
      const [x3, y3] = at(100, 98, 68, a + 52);
      const [x4, y4] = at(100, 98, 26, a + 40);
      pen.tone(
        `M${x1.toFixed(1)} ${y1.toFixed(1)}Q${at(100, 98, 50, a - 2)
          .map((v) => v.toFixed(1))
          .join(' ')} ${x2.toFixed(1)} ${y2.toFixed(1)}A68 68 0 0 1 ${x3.toFixed(1)} ${y3.toFixed(1)}Q${at(100, 98, 46, a + 46)
          .map((v) => v.toFixed(1))
          .join(' ')} ${x4.toFixed(1)} ${y4.toFixed(1)}Z`,
      );
    }
    pen.body(circle(100, 98, 27));
    for (const [x, y] of [
      [34, 32],
      [166, 32],
      [34, 164],
      [166, 164],
    ] as const)
      pen.paper(circle(x, y, 5));
    pen.dimH(20, 180, 194, p.label('w'), 178);
  },
};
