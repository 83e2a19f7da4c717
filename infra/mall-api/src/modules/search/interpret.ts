import { pinyin } from 'pinyin-pro';
import { asciiTokens, splitAtBorders } from './ascii-tokens.ts';
import { normalise, runsOf } from './normalise.ts';
import { readPinyin } from './pinyin-query.ts';
import { fillers } from './synonyms.ts';
import type { Vocabulary } from './vocabulary.ts';

/** One thing typed: any of these words will do, the first is what was meant literally. Or a part number that only rows know. */
export interface Group {
  words: string[];
  partNumber?: string;
}

export interface Interpretation {
  groups: Group[];
  /** Something typed was not understood and left out. */
  isComplete: boolean;
  /** As searched, where that isn't what was typed; else ''. */
  corrected: string;
}

/** What does a buyer mean by this text? Only the vocabulary is asked. */
export function interpret(keyword: string, vocabulary: Vocabulary): Interpretation {
  const said: string[] = [];
  const groups: Group[] = [];
  let isComplete = true;
  let isCorrected = false;
  const take = (words: string[], shown: string, corrected = false) => {
    said.push(shown);
    groups.push({ words: [...new Set(words)] });
    isCorrected ||= corrected;
  };
  const meant = ([first = '', ...others]: string[]) => [...vocabulary.meanings(first), ...others];
  for (const { kind, text } of runsOf(normalise(keyword))) {
    if (kind === 'ascii') {
      const found = readAscii(text, vocabulary);
      if (!found) {
        groups.push({ words: [], partNumber: text });
        said.push(text);
      } else {
        for (const { words, shown, corrected } of found) {
          if (words.length > 0) take(meant(words), shown, corrected);
          else isComplete = false;
        }
      }
      continue;
    }
    for (const piece of readHan(text, vocabulary)) {
      if (piece.words.length > 0) take(meant(piece.words), piece.words[0]!, piece.corrected);
      else isComplete = false;
    }
  }
  const same = new Set<string>();
  const distinct = groups.filter(({ words, partNumber }) => {
    const key = partNumber ?? words.join();
    return !same.has(key) && same.add(key);
  });
  return { groups: distinct, isComplete, corrected: isCorrected ? said.join(' ') : '' };
}

interface Found {
  /** Empty for what nobody understands. */
  words: string[];
  shown: string;
  corrected: boolean;
}

/** A run of letters and digits as words of the vocabulary; undefined when it can only be a part number. */
function readAscii(run: string, vocabulary: Vocabulary): Found[] | undefined {
  if (/^[1-9]\d?$/.test(run)) {
    // 螺母 12 is about M12, 麻花钻 6 about 6 mm.
    const sizes = [`m${run}`, run, `${run}mm`, `φ${run}`].filter((size) => vocabulary.has(size));
    return [{ words: sizes, shown: run, corrected: false }];
  }
  const literal = [run, run.replace(/[-./_+#~]/g, '')].find((form) => vocabulary.has(form));
  if (literal) return [{ words: [literal, ...vocabulary.goingOn(literal, 24)], shown: run, corrected: false }];
  const parts = asciiTokens(run)
    .slice(1)
    .filter((part) => part !== run.replace(/[-./_+#~]/g, ''));
  if (/[-/_+#~]/.test(run) && parts.length > 1 && parts.every((part) => vocabulary.has(part))) {
    return parts.map((part) => ({ words: [part, ...vocabulary.goingOn(part, 24)], shown: part, corrected: false }));
  }
  const reading = readPinyin(run, vocabulary);
  if (reading) return reading.map((words) => ({ words, shown: words[0]!, corrected: true }));
  if (run.length >= (/^\d/.test(run) ? 3 : 2)) {
    const begun = vocabulary.startingWith(run, 40);
    if (begun.length > 0) return [{ words: begun, shown: run, corrected: false }];
  }
  // m8x33 where no screw is so long: at least M8.
  const sizes = /^[a-z]?\d+(?:\.\d+)?x/.test(run) ? parts.filter((part) => vocabulary.has(part)) : [];
  if (sizes.length > 0) {
    return [...sizes.map((size) => ({ words: [size], shown: size, corrected: false })), { words: [], shown: '', corrected: false }];
  }
  const pieces = splitAtBorders(run);
  if (pieces.length > 1 && pieces.length < 5) {
    const read = pieces.map((piece) =>
      vocabulary.has(piece) ? [{ words: [piece], shown: piece, corrected: false }] : readLetters(piece, vocabulary),
    );
    const known = read.filter((one) => one !== undefined);
    if (known.length === read.length) return known.flat();
    // skf6204 where nobody sells SKF: at least 6204.
    const telling = known.flat().filter(({ words }) => words[0]!.length >= 3);
    if (telling.length > 0) return [...telling, { words: [], shown: '', corrected: false }];
  }
  const near = vocabulary.oneLetterOff(run);
  return near ? [{ words: [near], shown: near, corrected: true }] : undefined;
}

const readLetters = (piece: string, vocabulary: Vocabulary): Found[] | undefined =>
  readPinyin(piece, vocabulary)?.map((words) => ({ words, shown: words[0]!, corrected: true }));

interface Piece {
  words: string[];
  corrected: boolean;
}

/** A run of Han: words of the vocabulary as they are, what lies between them as what it sounds or looks like. */
function readHan(run: string, vocabulary: Vocabulary): Piece[] {
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

const soundOf = (text: string) => pinyin(text, { toneType: 'none', type: 'array' }).join('');

function bySound(text: string, vocabulary: Vocabulary): Piece[] | undefined {
  const exact = vocabulary.readAs(soundOf(text));
  if (exact.length > 0) return [{ words: exact.slice(0, 2).map(({ word }) => word), corrected: true }];
  if (text.length < 3) return undefined;
  // Cut at characters, so that a reading never starts in the middle of a syllable.
  for (let at = text.length - 2; at >= 2; at -= 1) {
    const head = vocabulary.readAs(soundOf(text.slice(0, at)));
    if (head.length === 0) continue;
    const tail = bySound(text.slice(at), vocabulary);
    if (tail) return [{ words: [head[0]!.word], corrected: true }, ...tail];
  }
  return undefined;
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
