import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { cutOut, lineHeight } from './cut-out.ts';
import { inkOf } from './ink.ts';
import type { Pixels } from './pixels.ts';
import type { SlantedBox } from './slanted-box.ts';

/** One character as it was read. */
export interface ReadSign {
  sign: string;
  /** How sure, 0 to 1. */
  score: number;
  /** Where its middle stands in its line, 0 to 1. */
  at: number;
}

/**
 * The characters of a line (PP-OCRv4's recognition): the likeliest at each step, what repeats without a pause counts once.
 * @param signs what the model's classes mean, from 1; 0 is the pause
 */
export async function readLine(
  model: InferenceSession,
  signs: readonly string[],
  picture: Pixels,
  box: SlantedBox,
): Promise<{ read: ReadSign[]; ink: Uint8Array }> {
  const { input, width } = cutOut(picture, box);
  const answer = await model.run({ [model.inputNames[0]!]: new Tensor('float32', input, [1, 3, lineHeight, width]) });
  const { data, dims } = answer[model.outputNames[0]!]!;
  const [steps, classes] = [dims[1]!, dims[2]!];
  const likely = data as Float32Array;
  const read: ReadSign[] = [];
  let last = 0;
  for (let step = 0; step < steps; step += 1) {
    let best = 0;
    for (let one = 1; one < classes; one += 1) if (likely[step * classes + one]! > likely[step * classes + best]!) best = one;
    const sign = best === 0 || best === last ? undefined : signs[best - 1];
    if (sign !== undefined) read.push({ sign, score: likely[step * classes + best]!, at: (step + 0.5) / steps });
    last = best;
  }
  return { read, ink: inkOf(input, width) };
}
