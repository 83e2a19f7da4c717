import { fillers } from './fillers.ts';
import { isThing } from './things.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Piece {
  /** As typed. */
  text: string;
  /** What it means, the likeliest first; empty for what nobody understands. */
  words: string[];
  corrected: boolean;
}

const most = 40;
const longestName = 8;

/** A run of Han: words of the vocabulary as they are, what lies between them as what it sounds or looks like. */
export function readHan(run: string, vocabulary: Vocabulary): Piece[] {
  const read = cutWords(run, vocabulary);
  if (read.every(({ words }) => words.length > 0)) {
    if (read.some(({ corrected }) => corrected)) return together(read, vocabulary);
    // 封箱胶袋 is words, and sounds just like the name of a thing.
    const heard = read.length > 1 && run.length > 3 && run.length <= longestName ? vocabulary.heardAs(run) : undefined;
    return heard ? [{ text: run, words: [heard], corrected: true }] : read;
  }
  const whole = run.length > 1 && run.length <= most ? (bySound(run, vocabulary) ?? oneWrong(run, vocabulary)) : undefined;
  return whole ? together(whole, vocabulary) : read;
}

/** What was put right piece by piece may be one term of the synonyms: 气管接投 is 气管接头. */
function together(pieces: readonly Piece[], vocabulary: Vocabulary): Piece[] {
  const right = pieces.map(({ text, words }) => words[0] ?? text).join('');
  const cut = cutWords(right, vocabulary);
  const isTerm = cut.some(({ words: [word] }) => word !== undefined && vocabulary.df(word) === 0);
  return isTerm && cut.length < pieces.length && cut.every(({ words }) => words.length > 0)
    ? cut.map((piece) => ({ ...piece, corrected: true }))
    : [...pieces];
}

function cutWords(run: string, vocabulary: Vocabulary): Piece[] {
  const cut = vocabulary.cut(run);
  const isStrange = (piece: string | undefined) => piece?.length === 1 && !vocabulary.has(piece) && !fillers.has(piece);
  const read: Piece[] = [];
  let unknown = '';
  const finish = (isEnd = false) => {
    if (!unknown) return;
    read.push(...(repair(unknown, vocabulary, isEnd) ?? [{ text: unknown, words: [], corrected: false }]));
    unknown = '';
  };
  cut.forEach((piece, at) => {
    // A single character beside one that is no word is part of the same word: 车 in 汽车轮胎 is no cart.
    const isPart = piece.length === 1 && (isStrange(cut[at - 1]) || isStrange(cut[at + 1]));
    if (fillers.has(piece)) finish();
    else if (vocabulary.has(piece) && !isPart) {
      finish();
      read.push({ text: piece, words: [piece], corrected: false });
    } else unknown += piece;
  });
  finish(true);
  if (read.every(({ words }) => words.length > 0)) return read;
  // A run is corrected only where all of it is understood then.
  return read.map((piece) => (piece.corrected ? { ...piece, words: [], corrected: false } : piece));
}

/** Reads a text as words that sound like it, the longest first; undefined when some part sounds like none. */
function bySound(text: string, vocabulary: Vocabulary): Piece[] | undefined {
  // A reading has at least a letter a character, so longer pieces sound like no word.
  const longest = vocabulary.longestReading;
  const soundAlike = (from: number, to: number) => (to - from > longest ? [] : vocabulary.soundingLike(text.slice(from, to)));
  const known = new Map<number, Piece[] | undefined>();
  const read = (from: number): Piece[] | undefined => {
    if (known.has(from)) return known.get(from);
    const found = readFrom(from);
    known.set(from, found);
    return found;
  };
  const piece = (from: number, to: number, words: string[]): Piece => ({
    text: text.slice(from, to),
    words,
    corrected: text.slice(from, to) !== words[0],
  });
  const readFrom = (from: number): Piece[] | undefined => {
    const exact = soundAlike(from, text.length);
    if (exact.length > 0) return [piece(from, text.length, exact.slice(0, 2))];
    // Cut at characters, so that a reading never starts in the middle of a syllable.
    for (let at = Math.min(text.length - 2, from + longest); at >= from + 2; at -= 1) {
      const head = soundAlike(from, at);
      const tail = head.length > 0 ? read(at) : undefined;
      if (tail) return [piece(from, at, [head[0]!]), ...tail];
    }
    return undefined;
  };
  return read(0);
}

/** One character of the run is wrong: 生科带, 丁晴手套. The longest word that is all but one of its characters, and the rest as it is. */
function oneWrong(run: string, vocabulary: Vocabulary): Piece[] | undefined {
  for (let length = Math.min(6, run.length); length >= 2; length -= 1) {
    for (let at = 0; at + length <= run.length; at += 1) {
      const word = vocabulary.oneCharacterOff(run.slice(at, at + length));
      if (!word) continue;
      const around = [run.slice(0, at), run.slice(at + length)].map((rest) => (rest ? cutWords(rest, vocabulary) : []));
      if (around.flat().some(({ words }) => words.length === 0)) continue;
      return [...around[0]!, { text: run.slice(at, at + length), words: [word], corrected: true }, ...around[1]!];
    }
  }
  return undefined;
}

/** @param isEnd nothing follows: it may be the beginning of a word that is still being typed */
function repair(text: string, vocabulary: Vocabulary, isEnd: boolean): Piece[] | undefined {
  if (text.length < 2 || text.length > most) return undefined;
  const sounding = bySound(text, vocabulary);
  if (sounding) return sounding;
  const looking = vocabulary.oneCharacterOff(text);
  if (looking) return [{ text, words: [looking], corrected: true }];
  const begun = isEnd && !isThing(text) ? vocabulary.startingWith(text, 12) : [];
  return begun.length > 0 ? [{ text, words: begun, corrected: false }] : undefined;
}
