import { lineHeight } from './cut-out.ts';

/** Rows above and below these hold neighbours: the bar of a T and the foot of a g are within. */
const [top, bottom] = [4, 44];
/** Darker than paper by this share of what the darkest ink is. */
const dark = 0.38;

/** Which columns of a cut-out line have ink on them, 1 or 0. @param input its planes, from -1 to 1 */
export function inkOf(input: Float32Array, width: number): Uint8Array {
  const plane = width * lineHeight;
  const darkest = new Float32Array(width).fill(1);
  const lightest = new Float32Array(width).fill(-1);
  for (let y = top; y < bottom; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const light = (input[at]! + input[plane + at]! + input[2 * plane + at]!) / 3;
      darkest[x] = Math.min(darkest[x]!, light);
      lightest[x] = Math.max(lightest[x]!, light);
    }
  const at = (values: Float32Array, share: number) => values.toSorted()[Math.floor((values.length - 1) * share)]!;
  const [ink, paper] = [at(darkest, 0.05), at(lightest, 0.5)];
  const limit = paper - (paper - ink) * dark;
  return Uint8Array.from(darkest, (light) => (light < limit ? 1 : 0));
}
