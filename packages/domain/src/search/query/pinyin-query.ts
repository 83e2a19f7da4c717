import type { Vocabulary } from './vocabulary.ts';

/** What a run of letters may mean: for each piece the words it could be, the likeliest first. */
export type Reading = string[][];

const mostWords = 4;

/**
 * Reads a run of letters as pinyin: whole syllables (`neiliujiaoluosi` → 内六角, 螺丝), the last word perhaps unfinished (`neiliuj`), else
 * initials (`nljls`). Undefined when it is neither.
 */
export function readPinyin(letters: string, vocabulary: Vocabulary): Reading | undefined {
  if (!isLetters(letters)) return undefined;
  return readSyllables(letters, vocabulary) ?? readAbbreviation(letters, vocabulary);
}

const isLetters = (text: string) => text.length >= 2 && text.length <= 40 && /^[a-z]+$/.test(text);

/** Whole syllables alone. */
export const readSyllables = (letters: string, vocabulary: Vocabulary): Reading | undefined =>
  isLetters(letters) ? split(letters, 2, (part) => vocabulary.readAs(part).map(({ word }) => word)) : undefined;

/** The last word unfinished, initials, or both mixed. */
export function readAbbreviation(letters: string, vocabulary: Vocabulary): Reading | undefined {
  if (!isLetters(letters)) return undefined;
  const read = unfinished(letters, vocabulary) ?? split(letters, 2, (part) => vocabulary.abbreviatedAs(part).map(({ word }) => word));
  if (read) return read;
  const mixed = vocabulary.mixedAs(letters);
  return mixed.length > 0 ? [mixed.slice(0, mostWords)] : undefined;
}

function unfinished(letters: string, vocabulary: Vocabulary): Reading | undefined {
  if (letters.length < 4) return undefined;
  for (let at = 0; at <= letters.length - 3; at += 1) {
    const head = at === 0 ? [] : split(letters.slice(0, at), 2, (part) => vocabulary.readAs(part).map(({ word }) => word));
    if (!head) continue;
    const tail = vocabulary.readingStartsWith(letters.slice(at), mostWords);
    if (tail.length > 0) return [...head, tail.map(({ word }) => word)];
  }
  return undefined;
}

/** The split into the fewest pieces that all mean something; among equals, the longest first piece. */
function split(text: string, shortest: number, meaning: (part: string) => string[]): Reading | undefined {
  const best: (Reading | undefined)[] = Array.from({ length: text.length + 1 });
  best[text.length] = [];
  for (let from = text.length - shortest; from >= 0; from -= 1) {
    for (let to = text.length; to >= from + shortest; to -= 1) {
      const rest = best[to];
      const known = best[from];
      if (!rest || (known && rest.length + 1 >= known.length)) continue;
      const words = meaning(text.slice(from, to));
      if (words.length > 0) best[from] = [words.slice(0, mostWords), ...rest];
    }
  }
  return best[0];
}
