/** Coarse pitch of ISO metric threads, mm, ISO 261 (GB/T 193). */
const coarsePitch: Readonly<Record<number, number>> = {
  1.6: 0.35,
  2: 0.4,
  2.5: 0.45,
  3: 0.5,
  4: 0.7,
  5: 0.8,
  6: 1,
  8: 1.25,
  10: 1.5,
  12: 1.75,
  14: 2,
  16: 2,
  18: 2.5,
  20: 2.5,
  22: 2.5,
  24: 3,
  27: 3,
  30: 3.5,
  33: 3.5,
  36: 4,
  39: 4,
  42: 4.5,
  48: 5,
};
export const pitchOf = (d: number): number | undefined => coarsePitch[d];

/** Minor diameter d3 of an external thread, ISO 68-1: the root as drawings show it. */
export const minorDiameter = (d: number, pitch: number) => d - 1.22687 * pitch;
/** Minor diameter D1 of an internal thread, ISO 68-1: the bore before tapping. */
export const tappingDiameter = (d: number, pitch: number) => d - 1.08253 * pitch;

/** Length of thread b of bolts and screws of product grade A, ISO 888: 2d + 6 up to 125 mm, 2d + 12 up to 200 mm, else 2d + 25. */
export const threadLength = (d: number, length: number) => 2 * d + (length <= 125 ? 6 : length <= 200 ? 12 : 25);
