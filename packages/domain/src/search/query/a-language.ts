import type { Cut, Language, WeighedWord } from './language.ts';

/** Words with their reading, from which the small language below knows how a character sounds. */
const readings: Readonly<Record<string, string>> = { 刚: 'gang', 勾: 'gou', 凡: 'fan', 鱻: 'xian', 请: 'qing', 问: 'wen', 刀: 'dao' };

const longestFirst =
  (words: readonly WeighedWord[]): Cut =>
  (run) => {
    const known = new Set(words.map(({ word }) => word));
    const pieces: string[] = [];
    for (let at = 0; at < run.length; at += pieces.at(-1)!.length) {
      let end = Math.min(run.length, at + 8);
      while (end > at + 1 && !known.has(run.slice(at, end))) end -= 1;
      pieces.push(run.slice(at, end));
    }
    return pieces;
  };

const everyWord =
  (words: readonly WeighedWord[]): Cut =>
  (run) =>
    words.map(({ word }) => word).filter((word) => run.includes(word));

/**
 * Builder for tests: a language without a dictionary, which takes the longest word each time and reads what it was told.
 * @param words with their reading: ['螺丝', 'luo si']
 */
export function aLanguage(words: readonly (readonly [word: string, reading: string])[]): Language {
  const sounds = new Map(Object.entries(readings));
  for (const [word, reading] of words)
    if (reading) for (const [index, sound] of reading.split(' ').entries()) sounds.set(word[index]!, sound);
  return {
    syllables: (text) => Array.from(text, (char) => sounds.get(char) ?? char),
    cutterFor: longestFirst,
    generalCutterFor: (own) => ({ cut: longestFirst(own), cutForSearch: longestFirst(own), cutAll: everyWord(own) }),
  };
}
