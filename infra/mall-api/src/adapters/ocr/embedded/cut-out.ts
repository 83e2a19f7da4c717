import type { Pixels } from './pixels.ts';
import { cornersOf, type SlantedBox } from './slanted-box.ts';

/** How high a line is for the model that reads it, in pixels. */
export const lineHeight = 48;
const widthAtMost = 2400;

/** A line cut out of its picture and laid flat, 48 pixels high; values from -1 to 1, plane by plane. */
export function cutOut({ data, width, height }: Pixels, box: SlantedBox): { input: Float32Array; width: number } {
  const scale = lineHeight / Math.max(1, box.height);
  const across = Math.max(16, Math.min(widthAtMost, Math.round(box.length * scale)));
  const [origin] = cornersOf(box);
  const plane = across * lineHeight;
  const input = new Float32Array(plane * 3);
  // A line that is much higher is averaged over several points a pixel.
  const points = Math.max(1, Math.min(4, Math.round(1 / scale)));
  const [stepRight, stepDown] = [box.length / across, box.height / lineHeight];
  for (let v = 0; v < lineHeight; v += 1)
    for (let u = 0; u < across; u += 1) {
      const sum = [0, 0, 0];
      for (let q = 0; q < points; q += 1)
        for (let p = 0; p < points; p += 1) {
          const right = (u + (p + 0.5) / points) * stepRight;
          const down = (v + (q + 0.5) / points) * stepDown;
          const x = Math.max(0, Math.min(width - 1.001, origin.x + box.along.x * right - box.along.y * down - 0.5));
          const y = Math.max(0, Math.min(height - 1.001, origin.y + box.along.y * right + box.along.x * down - 0.5));
          const [x0, y0] = [x | 0, y | 0];
          const [fx, fy] = [x - x0, y - y0];
          const at = (y0 * width + x0) * 3;
          const below = at + width * 3;
          for (let channel = 0; channel < 3; channel += 1) {
            const top = data[at + channel]! * (1 - fx) + data[at + 3 + channel]! * fx;
            const bottom = data[below + channel]! * (1 - fx) + data[below + 3 + channel]! * fx;
            sum[channel]! += top * (1 - fy) + bottom * fy;
          }
        }
      for (let channel = 0; channel < 3; channel += 1)
        input[channel * plane + v * across + u] = sum[2 - channel]! / (points * points) / 127.5 - 1;
    }
  return { input, width: across };
}
