import { asciiTokens, splitAtBorders } from './ascii-tokens.ts';
import { readPinyin } from './pinyin-query.ts';
import type { Vocabulary } from './vocabulary.ts';

export interface Found {
  /** Empty for what nobody understands. */
  words: string[];
  shown: string;
  corrected: boolean;
}

/** A run of letters and digits as words of the vocabulary; undefined when it can only be a part number. */
export function readAscii(run: string, vocabulary: Vocabulary): Found[] | undefined {
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
  const pieces = splitAtBorders(run);
  // Letters and digits one by one say nothing: h3y-4.
  if (pieces.length > 1 && pieces.length < 5 && pieces.some((piece) => piece.length > 1)) {
    const read = pieces.map((piece) =>
      vocabulary.has(piece) ? [{ words: [piece], shown: piece, corrected: false }] : readLetters(piece, vocabulary),
    );
    const known = read.filter((one) => one !== undefined);
    if (known.length === read.length) return known.flat();
    // skf6204 where nobody sells SKF: at least 6204.
    const telling = known.flat().filter(({ words }) => words[0]!.length >= 3);
    if (telling.length > 0) return [...telling, { words: [], shown: '', corrected: false }];
  }
  return undefined;
}

/** Initials beside digits are a part number's letters: cdj2b16 abbreviates nothing. */
const readLetters = (piece: string, vocabulary: Vocabulary): Found[] | undefined =>
  piece.length < 4 ? undefined : readPinyin(piece, vocabulary)?.map((words) => ({ words, shown: words[0]!, corrected: true }));
