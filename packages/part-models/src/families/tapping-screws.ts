import { across, length, width } from '../dimensions.ts';
import type { Family, Feature, Part, Thread } from '../part.ts';
import { acrossFlats, type Path, type Point, polygon } from '../path.ts';
import { tappingScrews } from '../standards/rivets-and-rings.ts';

/** A cross-shaped pocket, as deep as 0.42 of its width. */
const crossPocket = (m: number, top: number): Feature => {
  const [a, w] = [m / 2, m * 0.1];
  const corners: Point[] = [
    [a, -w],
    [a, w],
    [w, w],
    [w, a],
    [-w, a],
    [-w, w],
    [-a, w],
    [-a, -w],
    [-w, -w],
    [-w, -a],
    [w, -a],
    [w, -w],
  ];
  return { kind: 'prism', cut: true, outline: polygon(...corners), from: top, to: top + m * 0.42 };
};

/**
 * Tapping screws: pan head ISO 7049 (GB/T 845), countersunk ISO 7050 (GB/T 846), and drilling screws with hexagon flange ISO 15480
 * (GB/T 15856.4). Drywall and wood screws have no table of all their dimensions, so no model.
 */
const tapping: Family = (p) => {
  const [d, l] = [p.mm('d'), p.mm('l')];
  const screw = tappingScrews[d];
  const kind = p.text('head') || 'pan';
  if (!screw || p.text('wood') === '1') return undefined;
  const { major, minor, pitch, pan, sunk, cross, flange } = screw;
  const [r, root] = [major / 2, minor / 2];
  const isDrill = p.text('tip') === 'drill';
  const point = isDrill ? d * 1.1 : Math.min(pitch * 2, l * 0.5);
  const tip: Path = isDrill
    ? polygon([l - point, r], [l - point, root], [l - d * 0.3, root], [l, 0])
    : polygon([l - point, r], [l, r * 0.06], [l, 0]);
  const thread: Thread = {
    inside: false,
    diameter: major,
    minor,
    from: kind === 'csk' ? (sunk - major) / 2 + sunk * 0.04 : 0,
    to: l - point,
  };
  const made = (head: Feature[], dimensions: Part['dimensions']): Part | undefined =>
    thread.to > thread.from
      ? {
          bodies: [head],
          threads: [thread],
          dimensions: [
            length(0, l, r, { key: 'l', row: -1 }),
            width(major, l - point, { key: 'major', row: 1, prefix: 'φ' }),
            ...dimensions,
          ],
          hasEnd: true,
        }
      : undefined;
  if (kind === 'csk') {
    const rim = sunk * 0.04;
    const foot = rim + (sunk - major) / 2;
    const contour: Path = [...polygon([0, 0], [0, sunk / 2], [rim, sunk / 2], [foot, r]), ...tip];
    return made([{ kind: 'turned', contour }, crossPocket(cross, 0)], [width(sunk, 0, { key: 'dk', row: -1, prefix: 'φ' })]);
  }
  if (kind === 'hex') {
    const [dc, s, k] = flange ?? [];
    if (!dc || !s || !k) return undefined;
    const rim = k * 0.26;
    return made(
      [
        { kind: 'prism', outline: acrossFlats(s), from: -k, to: -rim * 0.5, chamfer: { diameter: s * 0.96, at: 'from' } },
        {
          kind: 'turned',
          contour: [...polygon([-rim * 1.6, 0], [-rim * 1.6, s * 0.5], [-rim * 0.6, dc / 2], [0, dc / 2], [0, r]), ...tip],
        },
      ],
      [length(-k, 0, s / 2, { key: 'k', row: 1 }), across(s, 0, { key: 's', row: -1 }), across(dc, 0, { key: 'dc', row: -2, prefix: 'φ' })],
    );
  }
  if (kind !== 'pan') return undefined;
  const [dk, k] = pan;
  const contour: Path = [
    ...polygon([-k, 0], [-k, dk * 0.26]),
    { to: [-k * 0.2, dk / 2], via: [-k * 0.78, dk * 0.43] },
    ...polygon([0, dk / 2], [0, r]),
    ...tip,
  ];
  return made(
    [{ kind: 'turned', contour }, crossPocket(cross, -k)],
    [length(-k, 0, dk / 2, { key: 'k', row: 1 }), width(dk, -k, { key: 'dk', row: -1, prefix: 'φ' })],
  );
};

export const tappingScrewFamilies: Readonly<Record<string, Family>> = { 'self-tapping-screw': tapping };
