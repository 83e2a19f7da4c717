import type { Part } from '../part.ts';
import { circle, flatten, type Point, rectangle } from '../path.ts';
import { isSolid, mirrored, rollerShape, shapeOf } from './side-view.ts';

/** What the side view covers, as closed outlines: solids from outside, sections of rings, balls. */
export function silhouettes(part: Part): Point[][] {
  return part.bodies.flatMap((features) => {
    const isOpen = features.some(({ kind, lying }) => kind === 'ring' && !lying);
    return features.flatMap((one): Point[][] => {
      if (one.cut) return [];
      if (one.kind === 'balls')
        return [1, -1].map((side) =>
          one.contour
            ? rollerShape(one, side)
            : one.length === undefined
              ? flatten(circle(one.radius, [one.at, side * one.pitchRadius]))
              : flatten(
                  rectangle(
                    one.at - one.length / 2,
                    side * one.pitchRadius - one.radius,
                    one.at + one.length / 2,
                    side * one.pitchRadius + one.radius,
                  ),
                ),
        );
      if (one.kind === 'ring' && !one.lying) return [flatten(one.section), flatten(one.section).map(mirrored)];
      return isOpen || !isSolid(one) ? [] : [shapeOf(one)];
    });
  });
}
