import { normalise, runsOf } from './normalise.ts';
import { readAscii } from './read-ascii.ts';
import { readHan } from './read-han.ts';
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
