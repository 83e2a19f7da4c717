import { type InferenceSession, Tensor } from 'onnxruntime-node';
import type { Pixels, Point } from './pixels.ts';
import { type SlantedBox, smallestBox } from './slanted-box.ts';

/** Above it a pixel is text, above the second a whole spot is. */
const isText = 0.3;
const isSpot = 0.5;
/** The model paints the middle of a line: the spot grows by this share of its area over its circumference. */
const growth = 1.6;
const leastHeight = 3;
const spotsAtMost = 1500;
const [mean, spread] = [
  [0.485, 0.456, 0.406],
  [0.229, 0.224, 0.225],
];

/**
 * Where text stands in a picture, line by line (PP-OCRv4's detection).
 * @param small the picture with sides that are multiples of 32
 * @returns boxes in its pixels
 */
export async function findLines(model: InferenceSession, small: Pixels): Promise<SlantedBox[]> {
  const { data, width, height } = small;
  const size = width * height;
  const input = new Float32Array(size * 3);
  for (let i = 0; i < size; i += 1)
    for (let channel = 0; channel < 3; channel += 1)
      // The model was taught with blue first.
      input[channel * size + i] = (data[i * 3 + 2 - channel]! / 255 - mean![channel]!) / spread![channel]!;
  const answer = await model.run({ [model.inputNames[0]!]: new Tensor('float32', input, [1, 3, height, width]) });
  const map = answer[model.outputNames[0]!]!.data as Float32Array;
  return spotsOf(map, width, height).flatMap((spot) => {
    const box = smallestBox(spot);
    if (!box || Math.min(box.length, box.height) < leastHeight) return [];
    const grown = ((box.length * box.height) / (2 * (box.length + box.height))) * growth;
    return [{ ...box, length: box.length + 2 * grown, height: box.height + 2 * grown }];
  });
}

/** The outermost pixels, row by row, of each spot of text. */
function spotsOf(map: Float32Array, width: number, height: number): Point[][] {
  const seen = new Uint8Array(map.length);
  const spots: Point[][] = [];
  for (let start = 0; start < map.length && spots.length < spotsAtMost; start += 1) {
    if (seen[start] || map[start]! <= isText) continue;
    const ends = new Map<number, [number, number]>();
    let [sum, count] = [0, 0];
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop()!;
      const [x, y] = [at % width, (at / width) | 0];
      sum += map[at]!;
      count += 1;
      const [from, to] = ends.get(y) ?? [x, x];
      ends.set(y, [Math.min(from, x), Math.max(to, x)]);
      for (let down = -1; down <= 1; down += 1)
        for (let right = -1; right <= 1; right += 1) {
          const [u, v] = [x + right, y + down];
          const next = v * width + u;
          if (u < 0 || v < 0 || u >= width || v >= height || seen[next] || map[next]! <= isText) continue;
          seen[next] = 1;
          open.push(next);
        }
    }
    if (sum / count < isSpot) continue;
    spots.push(
      [...ends].flatMap(([y, [from, to]]) => [
        { x: from, y },
        { x: to + 1, y },
        { x: from, y: y + 1 },
        { x: to + 1, y: y + 1 },
      ]),
    );
  }
  return spots;
}
