import { across, between, inside, length, outside, width } from '../dimensions.ts';
import type { Family, Feature, Part, Thread } from '../part.ts';
import { acrossFlats, polygon } from '../path.ts';
import { type PipeThread, pipeThreads, plugLength } from '../standards/pipe-threads.ts';

const rootOf = ({ diameter, pitch }: PipeThread) => diameter - 1.28 * pitch;
/** Outer radius of a body and of the bead that stiffens its mouth. */
const bodyOf = ({ diameter }: PipeThread) => diameter / 2 + Math.max(2.4, diameter * 0.07);
const beadOf = (t: PipeThread) => bodyOf(t) + Math.max(1.4, t.diameter * 0.045);
const beadLong = ({ diameter }: PipeThread) => Math.max(4, diameter * 0.17);
/** How deep a pipe is screwed in. */
const deepOf = ({ diameter }: PipeThread, face: number) => Math.min(face * 0.62, 6 + diameter * 0.36);

/** One mouth from the middle to its face: the body with its bead, and what the thread takes away. */
function mouth(t: PipeThread, face: number, tilt: number, bore: number): { add: Feature; cut: Feature; thread: Thread } {
  const [body, bead] = [bodyOf(t), beadOf(t)];
  const z = face - beadLong(t);
  const root = rootOf(t) / 2;
  const deep = deepOf(t, face);
  return {
    add: { kind: 'turned', tilt, contour: polygon([0, 0], [0, body], [z, body], [z + (bead - body), bead], [face, bead], [face, 0]) },
    cut: {
      kind: 'turned',
      tilt,
      cut: true,
      contour: polygon([0, 0], [0, bore], [face - deep, bore], [face - deep, root], [face - 1, root], [face, root + 1], [face, 0]),
    },
    thread: { ...inside(t.diameter, t.pitch, face - deep, face), minor: root * 2, tilt },
  };
}

/** A fitting whose mouths meet in the middle; the corner is a ball. */
function fitting(t: PipeThread, mouths: { tilt: number; face: number }[], dimensions: Part['dimensions']): Part {
  const bore = (t.diameter / 2) * 0.8;
  const made = mouths.map(({ tilt, face }) => mouth(t, face, tilt, bore));
  const ball = (radius: number): Feature => ({
    kind: 'turned',
    contour: [{ to: [-radius, 0] }, { to: [radius, 0], via: [0, radius] }],
  });
  return {
    bodies: [[...made.map(({ add }) => add), ball(bodyOf(t)), ...made.map(({ cut }) => cut), { ...ball(bore), cut: true }]],
    threads: made.map(({ thread }) => thread),
    dimensions,
    hasEnd: false,
  };
}

const threadOf = (d: number) => pipeThreads[d];
const usual = (given: string, plain: string) => given === plain;

/** Elbow with two inner threads, 90° or 45°. @remarks other ends have no model: their dimensions are the maker's */
const elbow: Family = (p) => {
  const t = threadOf(p.mm('d'));
  if (!t || !usual(p.text('c'), '内螺纹')) return undefined;
  const is45 = p.text('a') === '45';
  const face = is45 ? t.face45 : t.face;
  const r = beadOf(t);
  const tilt = is45 ? 45 : 90;
  return fitting(
    t,
    [
      { tilt: 180, face },
      { tilt, face },
    ],
    [
      length(-face, 0, -r, { key: 'face', row: -1 }),
      between([-face, -t.diameter / 2], [-face, t.diameter / 2], 'up', { key: 'thread', row: -1, label: t.name }),
      ...(is45 ? [] : [between([r, 0], [r, face], 'up', { key: 'face2', row: 1 })]),
    ],
  );
};

/** Tee or cross with inner threads of one size. */
const tee: Family = (p) => {
  const t = threadOf(p.mm('d'));
  if (!t || !usual(p.text('c'), '内螺纹') || !['等径三通', '四通'].includes(p.text('t'))) return undefined;
  const { face } = t;
  const tilts = p.text('t') === '四通' ? [180, 0, 90, -90] : [180, 0, 90];
  return fitting(
    t,
    tilts.map((tilt) => ({ tilt, face })),
    [
      length(-face, face, -beadOf(t), { key: 'long', row: -2 }),
      length(-face, 0, -beadOf(t), { key: 'face', row: -1 }),
      between([-face, -t.diameter / 2], [-face, t.diameter / 2], 'up', { key: 'thread', row: -1, label: t.name }),
      between([face, 0], [face, face], 'up', { key: 'face2', row: 1 }),
    ],
  );
};

/** Hexagon plug (3): a thread with a hexagon head, solid. */
function plug(t: PipeThread, l: number): Part {
  const high = Math.max(6, t.flats * 0.3);
  const [outer, root] = [t.diameter / 2, rootOf(t) / 2];
  return {
    bodies: [
      [
        { kind: 'prism', outline: acrossFlats(t.flats), from: -high, to: 0, chamfer: { diameter: t.flats * 0.96, at: 'both' } },
        { kind: 'turned', contour: polygon([0, 0], [0, root], [t.pitch, root], [t.pitch, outer], [l - t.pitch, outer], [l, root], [l, 0]) },
      ],
    ],
    threads: [{ ...outside(t.diameter, t.pitch, t.pitch, l), minor: root * 2 }],
    dimensions: [
      length(0, l, outer, { key: 'long', row: -1 }),
      length(-high, 0, t.flats / 2, { key: 'head', row: 1 }),
      width(t.diameter, l, { key: 'thread', row: 1, label: t.name }),
      across(t.flats, 0, { key: 's', row: -1 }),
    ],
    hasEnd: true,
  };
}

/** Hexagon nipple (1), plain socket (2), plug (3); a bushing's smaller thread, a union's cone and a barb are the maker's: no model. */
const nipple: Family = (p) => {
  const t = threadOf(p.mm('d'));
  const kind = p.text('k');
  const plugged = plugLength[p.mm('d')];
  if (t && plugged && kind === '3') return plug(t, plugged);
  if (!t || (kind !== '1' && kind !== '2')) return undefined;
  const root = rootOf(t) / 2;
  if (kind === '2') {
    const l = t.socket;
    const bead = beadOf(t);
    return {
      bodies: [
        [
          {
            kind: 'turned',
            contour: polygon(
              [0, 0],
              [0, bead],
              [beadLong(t), bead],
              [beadLong(t) + 1, bodyOf(t)],
              [l - beadLong(t) - 1, bodyOf(t)],
              [l - beadLong(t), bead],
              [l, bead],
              [l, 0],
            ),
          },
          { kind: 'turned', cut: true, contour: polygon([0, 0], [0, root + 1], [1, root], [l - 1, root], [l, root + 1], [l, 0]) },
        ],
      ],
      threads: [{ ...inside(t.diameter, t.pitch, 0, l), minor: root * 2 }],
      dimensions: [length(0, l, bead, { key: 'long', row: -1 }), across(t.diameter, 0, { key: 'thread', row: -1, label: t.name })],
      hasEnd: true,
    };
  }
  const l = t.nipple;
  const high = Math.max(6, t.flats * 0.3);
  const [z1, z2] = [(l - high) / 2, (l + high) / 2];
  const outer = t.diameter / 2;
  return {
    bodies: [
      [
        {
          kind: 'turned',
          contour: polygon(
            [0, 0],
            [0, root],
            [t.pitch, outer],
            [z1 - t.pitch, outer],
            [z1 - t.pitch, root],
            [z2 + t.pitch, root],
            [z2 + t.pitch, outer],
            [l - t.pitch, outer],
            [l, root],
            [l, 0],
          ),
        },
        { kind: 'prism', outline: acrossFlats(t.flats), from: z1, to: z2, chamfer: { diameter: t.flats * 0.96, at: 'both' } },
        { kind: 'turned', cut: true, contour: polygon([0, 0], [0, root * 0.76], [l, root * 0.76], [l, 0]) },
      ],
    ],
    threads: [
      { ...outside(t.diameter, t.pitch, 0, z1 - t.pitch), minor: root * 2 },
      { ...outside(t.diameter, t.pitch, z2 + t.pitch, l), minor: root * 2 },
    ],
    dimensions: [
      length(0, l, outer, { key: 'long', row: -1 }),
      width(t.diameter, l, { key: 'thread', row: 1, label: t.name }),
      across(t.flats, 0, { key: 's', row: -1 }),
    ],
    hasEnd: true,
  };
};

export const pipeFittings: Readonly<Record<string, Family>> = { 'pipe-elbow': elbow, 'pipe-tee': tee, 'pipe-nipple': nipple };
