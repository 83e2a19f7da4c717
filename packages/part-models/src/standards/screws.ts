/** Hexagon socket s by thread, mm, and its depth t: cap screws, ISO 4762 (DIN 912, GB/T 70.1). */
const capSocket: Readonly<Record<number, [number, number]>> = {
  1.6: [1.5, 0.7],
  2: [1.5, 1],
  2.5: [2, 1.1],
  3: [2.5, 1.3],
  4: [3, 2],
  5: [4, 2.5],
  6: [5, 3],
  8: [6, 4],
  10: [8, 5],
  12: [10, 6],
  14: [12, 7],
  16: [14, 8],
  18: [14, 9],
  20: [17, 10],
  22: [17, 11],
  24: [19, 12],
  27: [19, 13.5],
  30: [22, 15.5],
  33: [24, 18],
  36: [27, 19],
  42: [32, 24],
  48: [36, 28],
};
/** The same of countersunk screws, ISO 10642 (DIN 7991, GB/T 70.3). */
const countersunkSocket: Readonly<Record<number, [number, number]>> = {
  3: [2, 1.1],
  4: [2.5, 1.5],
  5: [3, 1.9],
  6: [4, 2.2],
  8: [5, 3],
  10: [6, 3.6],
  12: [8, 4.3],
  14: [10, 4.5],
  16: [10, 4.8],
  20: [12, 5.6],
};
/** The same of button-head screws, ISO 7380-1 (GB/T 70.2). */
const buttonSocket: Readonly<Record<number, [number, number]>> = {
  3: [2, 1.04],
  4: [2.5, 1.3],
  5: [3, 1.56],
  6: [4, 2.08],
  8: [5, 2.6],
  10: [6, 3.12],
  12: [8, 4.16],
  16: [10, 5.2],
};
/** The same of set screws, ISO 4026 to 4029 (DIN 913 to 916, GB/T 77 to 80). */
const setSocket: Readonly<Record<number, [number, number]>> = {
  1.6: [0.7, 0.7],
  2: [0.9, 0.8],
  2.5: [1.3, 1.2],
  3: [1.5, 1.2],
  4: [2, 1.5],
  5: [2.5, 2],
  6: [3, 2],
  8: [4, 3],
  10: [5, 4],
  12: [6, 4.8],
  16: [8, 6.4],
  20: [10, 8],
  24: [12, 10],
};
/** Hexagon of shoulder screws by shoulder, ISO 7379 (GB/T 5281): s, t. */
const shoulderSocket: Readonly<Record<number, [number, number]>> = {
  6: [3, 2.4],
  6.5: [3, 2.4],
  8: [4, 3.3],
  10: [5, 4.2],
  12: [6, 4.9],
  13: [6, 4.9],
  16: [8, 6.6],
  20: [10, 8.8],
  25: [12, 10],
};
export const sockets = { cap: capSocket, countersunk: countersunkSocket, button: buttonSocket, set: setSocket, shoulder: shoulderSocket };

/** Width across flats s, head height k and nut height m by thread: ISO 4014/4017 (DIN 931/933 by ISO, GB/T 5782/5783) and ISO 4032 (GB/T 6170). */
const hexagon: Readonly<Record<number, [number, number, number]>> = {
  3: [5.5, 2, 2.4],
  4: [7, 2.8, 3.2],
  5: [8, 3.5, 4.7],
  6: [10, 4, 5.2],
  8: [13, 5.3, 6.8],
  10: [16, 6.4, 8.4],
  12: [18, 7.5, 10.8],
  14: [21, 8.8, 12.8],
  16: [24, 10, 14.8],
  18: [27, 11.5, 15.8],
  20: [30, 12.5, 18],
  22: [34, 14, 19.4],
  24: [36, 15, 21.5],
  27: [41, 17, 23.8],
  30: [46, 18.7, 25.6],
  36: [55, 22.5, 31],
};
export const hexagonOf = (d: number) => hexagon[d];
/** Head diameter dk and height k of cap screws, ISO 4762. */
export const capHead = (d: number): [number, number] | undefined => {
  const dk: Readonly<Record<number, number>> = {
    2: 3.8,
    2.5: 4.5,
    3: 5.5,
    4: 7,
    5: 8.5,
    6: 10,
    8: 13,
    10: 16,
    12: 18,
    14: 21,
    16: 24,
    20: 30,
    24: 36,
    30: 45,
  };
  return dk[d] === undefined ? undefined : [dk[d], d];
};
/** Cross recess H by thread, its width across the wings m, mm: ISO 7045/7046 (GB/T 818, 819.1). */
export const crossRecess: Readonly<Record<number, number>> = {
  ...{ 1.6: 1.7, 2: 1.9, 2.5: 2.6, 3: 2.9, 4: 4.3, 5: 4.9, 6: 6.6, 8: 8.6, 10: 10.1 },
};
/** Slot of cheese-head screws by thread: width n, depth t, mm: ISO 1207 (GB/T 65). */
export const slot: Readonly<Record<number, [number, number]>> = {
  1.6: [0.4, 0.45],
  2: [0.5, 0.6],
  2.5: [0.6, 0.75],
  3: [0.8, 0.85],
  4: [1.2, 1.1],
  5: [1.2, 1.3],
  6: [1.6, 1.6],
  8: [2, 2],
  10: [2.5, 2.4],
};
