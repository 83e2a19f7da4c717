import type { Path, Point } from './path.ts';

interface Placed {
  /** Takes material away. */
  cut?: true;
  /** The part's axis z turned towards x, in degrees; at 0 unless given. */
  tilt?: number;
  /** Its own axis is y instead: what it calls y points back along the part's axis. */
  lying?: true;
  /** Moved so far in [x, y, z], after it was turned. */
  shift?: readonly [number, number, number];
}
/** Turned round the axis: a contour of [z, r] that begins and ends on the axis. */
export interface Turned extends Placed {
  kind: 'turned';
  contour: Path;
}
/** Turned round the axis: a closed section of [z, r] away from it; drawn cut open. */
export interface Ring extends Placed {
  kind: 'ring';
  section: Path;
}
/** A closed outline of [x, y] between two places of z; `chamfer` is the diameter at which its ends are turned to 30°. */
export interface Prism extends Placed {
  kind: 'prism';
  outline: Path;
  from: number;
  to: number;
  chamfer?: { diameter: number; at: 'from' | 'to' | 'both' };
}
/** Balls evenly round the axis, or rollers along it where they have a length or a contour; `at` is the middle of their z. */
export interface Balls extends Placed {
  kind: 'balls';
  radius: number;
  pitchRadius: number;
  count: number;
  at: number;
  length?: number;
  /** Of a roller that is no cylinder: [z, r] from its own middle, beginning and ending on its axis. */
  contour?: Path;
  /** How far a roller's axis is turned away from the part's, in degrees: its far end is farther out. */
  lean?: number;
}
export type Feature = Turned | Ring | Prism | Balls;

/** A thread as drawings show it: a thin line at its other diameter. */
export interface Thread {
  inside: boolean;
  /** Nominal and minor diameter, mm. */
  diameter: number;
  minor: number;
  from: number;
  to: number;
  tilt?: number;
}

/** What is measured: two places of a view, mm, and which side the figure stands on. */
export interface Dimension {
  key: string;
  /** What the figure says: 'φ20', 'M6×1', '20'. */
  label: string;
  /** mm. */
  value: number;
  view: 'side' | 'end';
  /** Across the sheet or up it. */
  along: 'across' | 'up';
  from: Point;
  to: Point;
  /** Which row outside the view, the nearest is 1; below or left if negative. */
  row: number;
}

/** A part's shape from its dimensions: the model and the drawings are both made of it, so they can't disagree. */
export interface Part {
  /** Solids that touch but are separate pieces, each features in the order they are made; mm. */
  bodies: readonly (readonly Feature[])[];
  threads: readonly Thread[];
  dimensions: readonly Dimension[];
  /** Whether a view along the axis says more. */
  hasEnd: boolean;
  /** What bears no dimension is drawn by proportion: no standard gives it, and makers differ. The drawing says so. */
  isByProportion?: boolean;
}

export type Params = Readonly<Record<string, string | number>>;
/** A family's shape; undefined where the parameters don't make one. @param p millimetres by the family's own keys */
export type Family = (p: Numbers) => Part | undefined;

/** Reads parameters: figures within what the mall sells. */
export interface Numbers {
  /** mm, between 0.1 and 3000; NaN where it is missing or beyond, and then there is no shape. */
  mm(key: string): number;
  /** mm, or what a published table says. */
  mmOr(key: string, usual: number | undefined): number;
  text(key: string): string;
}
