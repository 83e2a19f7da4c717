import type { Pen } from './pen.ts';
import { hexagon, polygon, rect } from './shapes.ts';

/** Where the heads of screws are seen from above. */
export const endY = 152;

/** What drives a screw, seen from above: a cross, a slot or, else, a hexagon socket. @param r of the head, @param socket of the hexagon */
export function drive(pen: Pen, kind: string, r: number, socket: number) {
  if (kind === 'cross') {
    const w = r * 0.2;
    const s = r * 0.62;
    const c = endY;
    pen.tone(
      polygon(
        100 - w,
        c - s,
        100 + w,
        c - s,
        100 + w,
        c - w,
        100 + s,
        c - w,
        100 + s,
        c + w,
        100 + w,
        c + w,
        100 + w,
        c + s,
        100 - w,
        c + s,
        100 - w,
        c + w,
        100 - s,
        c + w,
        100 - s,
        c - w,
        100 - w,
        c - w,
      ),
    );
  } else if (kind === 'slot') pen.tone(rect(100 - r * 0.97, endY - r * 0.13, r * 1.94, r * 0.26));
  else pen.tone(hexagon(100, endY, socket));
}
