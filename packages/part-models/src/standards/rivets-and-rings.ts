/** Split pins, ISO 1234 (GB/T 91), by the hole's diameter: the pin's own diameter d, the end a, the eye's length b and width c, mm (largest). */
export const splitPins: Readonly<Record<number, [d: number, a: number, b: number, c: number]>> = {
  1.6: [1.4, 2.5, 3.2, 2.8],
  2: [1.8, 2.5, 4, 3.6],
  2.5: [2.3, 2.5, 5, 4.6],
  3.2: [2.9, 3.2, 6.4, 5.8],
  4: [3.7, 4, 8, 7.4],
  5: [4.6, 4, 10, 9.2],
  6.3: [5.9, 4, 12.6, 11.8],
  8: [7.5, 4, 16, 15],
};
/** Round nuts with four slots, GB/T 812, by thread: slot's width n and depth t, mm. */
export const roundNutSlots = (d: number): [n: number, t: number] => (d <= 12 ? [4, 2] : d <= 35 ? [5, 2.5] : [6, 3]);
/** Lifting eye bolts, GB/T 825 (DIN 580), by thread: the eye's inside D1 and outside D, height of its middle h, mm. */
export const eyes: Readonly<Record<number, [D1: number, D: number, h: number]>> = {
  8: [20, 36, 18],
  10: [24, 44, 22],
  12: [28, 52, 26],
  16: [34, 62, 31],
  20: [40, 72, 36],
  24: [48, 88, 44],
  30: [56, 104, 53],
  36: [67, 123, 63],
  42: [80, 144, 74],
  48: [95, 171, 87],
};
/** Round-head rivets, GB/T 867, by shank: head's diameter and height, mm. */
export const rivetHeads: Readonly<Record<number, [dk: number, k: number]>> = {
  2: [3.5, 1.2],
  2.5: [4.6, 1.6],
  3: [5.3, 1.8],
  4: [7.1, 2.4],
  5: [8.8, 3],
  6: [11, 3.6],
  8: [14, 4.8],
  10: [17, 6],
};
/** Blind rivets with break mandrel, ISO 15977 (GB/T 12618), by shank: head dk and k, mandrel dm, mm. */
export const blindRivets: Readonly<Record<number, [dk: number, k: number, dm: number]>> = {
  2.4: [5, 1, 1.55],
  3.2: [6.7, 1.3, 2],
  4: [8.4, 1.7, 2.45],
  4.8: [10.1, 2, 2.95],
  5: [10.5, 2.1, 2.95],
  6.4: [13.4, 2.7, 3.9],
};
interface TappingScrew {
  /** Major and minor diameter and pitch of the thread, ISO 1478 (GB/T 5280), mm. */
  major: number;
  minor: number;
  pitch: number;
  /** Pan head dk and k, ISO 7049 (GB/T 845); countersunk dk, ISO 7050 (GB/T 846). */
  pan: [number, number];
  sunk: number;
  /** Width of a cross recess's wings, mm. */
  cross: number;
  /** Hexagon flange head dc, s and k of drilling screws, ISO 15480 (GB/T 15856.4). */
  flange?: [number, number, number];
}
export const tappingScrews: Readonly<Record<number, TappingScrew>> = {
  2.2: { major: 2.24, minor: 1.63, pitch: 0.8, pan: [4, 1.6], sunk: 3.8, cross: 1.9 },
  2.9: { major: 2.9, minor: 2.18, pitch: 1.1, pan: [5.6, 2.4], sunk: 5.5, cross: 3 },
  3.5: { major: 3.53, minor: 2.64, pitch: 1.3, pan: [7, 2.6], sunk: 7.3, cross: 3.9 },
  4.2: { major: 4.22, minor: 3.1, pitch: 1.4, pan: [8, 3.1], sunk: 8.4, cross: 4.4, flange: [8.8, 7, 4.1] },
  4.8: { major: 4.8, minor: 3.58, pitch: 1.6, pan: [9.5, 3.7], sunk: 9.3, cross: 4.9, flange: [10.5, 8, 4.3] },
  5.5: { major: 5.46, minor: 4.17, pitch: 1.8, pan: [11, 4], sunk: 10.3, cross: 6.4, flange: [11, 8, 5.4] },
  6.3: { major: 6.25, minor: 4.88, pitch: 1.8, pan: [12, 4.6], sunk: 11.3, cross: 6.9, flange: [13.5, 10, 5.9] },
};
