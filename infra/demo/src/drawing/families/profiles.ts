import type { Families, Params } from '../params.ts';
import type { Pen } from '../pen.ts';
import { circle, line, polygon, rect } from '../shapes.ts';

/** How far the bar's other end is drawn back from its section. */
const [dx, dy] = [70, -52] as const;

/** Edges that run along the bar, from points of its section. */
const along = (...points: [x: number, y: number][]) => points.map(([x, y]) => line(x, y, x + dx, y + dy)).join('');

/** The section's width below it, the length along the bar's foot. */
const sized = (pen: Pen, p: Params, side: string, right: number) =>
  void pen.dimH(24, right, 196, p.label(side), 176).dimH(right + 8, right + dx, 196, p.label('l', 'L='), 176);

/** Bars seen from their cut end. */
export const profiles: Families = {
  'aluminium-profile': (pen, p) => {
    const half = (at: number) => `${at - 8} 70h16v8h10v10L${at + 8} 98h-16L${at - 18} 88v-10h10Z`;
    pen
      .body(polygon(24, 70, 24 + dx, 70 + dy, 126 + dx, 70 + dy, 126, 70))
      .tone(polygon(126, 70, 126 + dx, 70 + dy, 126 + dx, 172 + dy, 126, 172))
      .thin(along([67, 70], [83, 70], [126, 113], [126, 129]))
      .body(rect(24, 70, 102, 102, 3))
      .paper(`M${half(75)}`)
      .paper('M67 172h16v-8h10v-10L83 144h-16L57 154v10h10Z')
      .paper('M24 113v16h8v10h10L52 129v-16L42 103h-10v10Z')
      .paper('M126 113v16h-8v10h-10L98 129v-16L108 103h10v10Z')
      .paper(circle(75, 121, 9));
    sized(pen, p, 'W', 126);
  },
  'square-tube': (pen, p) => {
    pen
      .body(polygon(24, 80, 24 + dx, 80 + dy, 116 + dx, 80 + dy, 116, 80))
      .tone(polygon(116, 80, 116 + dx, 80 + dy, 116 + dx, 172 + dy, 116, 172))
      .body(rect(24, 80, 92, 92, 4))
      .dark(rect(34, 90, 72, 72, 2));
    sized(pen, p, 'H', 116);
    pen.text(150, 24, p.label('t') && `壁厚 ${p.label('t')}`);
  },
  'angle-profile': (pen, p) => {
    pen
      .tone(polygon(38, 62, 38 + dx, 62 + dy, 38 + dx, 158 + dy, 38, 158))
      .body(polygon(38, 158, 38 + dx, 158 + dy, 120 + dx, 158 + dy, 120, 158))
      .thin(along([120, 172]))
      .tone(polygon(120, 158, 120 + dx, 158 + dy, 120 + dx, 172 + dy, 120, 172))
      .body(polygon(24, 62, 38, 62, 38, 158, 120, 158, 120, 172, 24, 172))
      .body(polygon(24, 62, 24 + dx, 62 + dy, 38 + dx, 62 + dy, 38, 62));
    sized(pen, p, 'H', 120);
    pen.text(150, 40, p.label('t') && `厚 ${p.label('t')}`);
  },
};
