import type { OcrBox, OcrLine, OcrWord } from '../ocr.ts';
import { lineHeight } from './cut-out.ts';
import type { ReadSign } from './read-line.ts';
import { cornersOf, type SlantedBox } from './slanted-box.ts';

/** The box is so much higher than its letters. */
const letters = 0.72;
const em = lineHeight * letters;
/** Paper without ink between two signs that is a blank, in heights of a letter; around narrow signs there is always some. */
const blank = 0.24;
const roomy = new Set([...'1.,:;|!()[]（）：；，。、“”\'"-—~×']);
const roomyBlank = 0.4;
/** Signs that mean the same, whichever of them was read. */
const anySign = new Set([...'×xX*·']);

/** What was read of a box as a line, parted into words where paper shows between signs; undefined for nothing. @param ink of the line's columns, as it was cut out */
export function lineOf(signs: readonly ReadSign[], ink: Uint8Array, box: SlantedBox): OcrLine | undefined {
  const words: ReadSign[][] = [];
  let last: ReadSign | undefined;
  let isBlank = true;
  for (const sign of signs) {
    if (!sign.sign.trim()) {
      isBlank = true;
      continue;
    }
    const least = last && (roomy.has(last.sign) || roomy.has(sign.sign)) ? roomyBlank : blank;
    if (last && !isBlank && paperBetween(ink, last.at, sign.at) < least * em) words.at(-1)!.push(sign);
    else words.push([sign]);
    [last, isBlank] = [sign, false];
  }
  if (words.length === 0) return undefined;
  const told = words.map((word): OcrWord => {
    const [from, to] = inkAround(ink, word[0]!.at, word.at(-1)!.at);
    return {
      text: textOf(word),
      score: Math.min(...word.map(({ sign, score }) => (anySign.has(sign) ? 1 : score))),
      box: part(box, from, to),
    };
  });
  const all = words.flat();
  return {
    text: told.map(({ text }) => text).join(' '),
    score: all.reduce((sum, { score }) => sum + score, 0) / all.length,
    box: rounded(box),
    words: told,
  };
}

const textOf = (signs: readonly ReadSign[]) => signs.map(({ sign }) => sign).join('');

/** The widest strip without ink between two signs, in columns. */
function paperBetween(ink: Uint8Array, from: number, to: number): number {
  let [widest, run] = [0, 0];
  for (let x = Math.floor(from * ink.length); x <= Math.min(ink.length - 1, Math.ceil(to * ink.length)); x += 1) {
    run = ink[x] ? 0 : run + 1;
    widest = Math.max(widest, run);
  }
  return widest;
}

/** How far the ink of a word reaches beyond the middles of its first and last sign, 0 to 1. */
function inkAround(ink: Uint8Array, from: number, to: number): [number, number] {
  const reach = blank * em;
  const edge = (start: number, step: 1 | -1) => {
    let [x, last] = [start, start];
    while (x >= 0 && x < ink.length && Math.abs(x - last) < reach) {
      if (ink[x]) last = x;
      x += step;
    }
    return last;
  };
  const [left, right] = [edge(Math.floor(from * ink.length), -1), edge(Math.min(ink.length - 1, Math.ceil(to * ink.length)), 1)];
  return [left / ink.length, Math.max(right + 1, left + 2) / ink.length];
}

function part(box: SlantedBox, from: number, to: number): OcrBox {
  const away = ((from + to) / 2 - 0.5) * box.length;
  const centre = { x: box.centre.x + box.along.x * away, y: box.centre.y + box.along.y * away };
  return rounded({ ...box, centre, length: (to - from) * box.length });
}

const rounded = (box: SlantedBox) => cornersOf(box).map(({ x, y }) => [Math.round(x * 10) / 10, Math.round(y * 10) / 10]) as OcrBox;
