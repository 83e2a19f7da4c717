import { fillers } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

interface Piece {
  words: string[];
  corrected: boolean;
}

/** A run of Han: words of the vocabulary as they are, what lies between them as what it sounds or looks like. */
export function readHan(run: string, vocabulary: Vocabulary): Piece[] {
  const read: Piece[] = [];
  let unknown = '';
  let missed = false;
  const finish = () => {
    if (!unknown) return;
    const repaired = repair(unknown, vocabulary);
    if (!repaired) missed = true;
    read.push(...(repaired ?? [{ words: [], corrected: false }]));
    unknown = '';
  };
  for (const piece of vocabulary.cut(run)) {
    if (fillers.has(piece)) finish();
    else if (vocabulary.has(piece)) {
      finish();
      read.push({ words: [piece], corrected: false });
    } else unknown += piece;
  }
  finish();
  if (!missed) return read;
  // A wrong character can split the words beside it too: 深勾球轴承.
  const whole = bySound(run, vocabulary);
  return whole ?? read;
}

/** Reads a text as words that sound like it, the longest first; undefined when some part sounds like none. */
function bySound(text: string, vocabulary: Vocabulary): Piece[] | undefined {
  // A reading has at least a letter a character, so longer pieces sound like no word.
  const longest = vocabulary.longestReading;
  const soundAlike = (from: number, to: number) => (to - from > longest ? [] : vocabulary.readAs(vocabulary.soundOf(text.slice(from, to))));
  const known = new Map<number, Piece[] | undefined>();
  const read = (from: number): Piece[] | undefined => {
    if (known.has(from)) return known.get(from);
    const found = readFrom(from);
    known.set(from, found);
    return found;
  };
  const readFrom = (from: number): Piece[] | undefined => {
    const exact = soundAlike(from, text.length);
    if (exact.length > 0) return [{ words: exact.slice(0, 2).map(({ word }) => word), corrected: true }];
    // Cut at characters, so that a reading never starts in the middle of a syllable.
    for (let at = Math.min(text.length - 2, from + longest); at >= from + 2; at -= 1) {
      const head = soundAlike(from, at);
      const tail = head.length > 0 ? read(at) : undefined;
      if (tail) return [{ words: [head[0]!.word], corrected: true }, ...tail];
    }
    return undefined;
  };
  return read(0);
}

function repair(text: string, vocabulary: Vocabulary): Piece[] | undefined {
  if (text.length < 2) return undefined;
  const sounding = bySound(text, vocabulary);
  if (sounding) return sounding;
  const looking = vocabulary.oneCharacterOff(text);
  if (looking) return [{ words: [looking], corrected: true }];
  const begun = vocabulary.startingWith(text, 12);
  return begun.length > 0 ? [{ words: begun, corrected: false }] : undefined;
}
