import type { Cut, Language, WeighedWord } from './language.ts';
import { inRange, isOneEdit, placesApart } from './near-words.ts';
import { fillers, synonyms } from './synonyms.ts';

export interface Word {
  word: string;
  /** 'bu xiu gang'; '' for what isn't Chinese. */
  pinyin: string;
  /** SKUs that have it. */
  df: number;
}

const han = /^\p{Script=Han}+$/u;

/**
 * Every word that finds something, in memory: what is typed is resolved against these, never against the rows (typing errors, homophones,
 * pinyin, initials), in well under a millisecond.
 */
export class Vocabulary {
  readonly #words = new Map<string, Word>();
  readonly #byPinyin = new Map<string, Word[]>();
  readonly #byInitials = new Map<string, Word[]>();
  readonly #sorted: string[];
  readonly #pinyins: string[];
  readonly #longestReading: number;
  readonly #byLength = new Map<number, Word[]>();
  readonly #cut: Cut;
  readonly #language: Language;

  constructor(words: Iterable<Word>, language: Language) {
    this.#language = language;
    for (const word of words) this.#words.set(word.word, word);
    const ofHan: WeighedWord[] = [];
    const index = (map: Map<string, Word[]>, key: string, word: Word) => {
      const known = map.get(key);
      if (known) known.push(word);
      else map.set(key, [word]);
    };
    for (const word of this.#words.values()) {
      if (!han.test(word.word) || word.word.length < 2) continue;
      ofHan.push({ word: word.word, weight: Math.max(2, word.df) });
      index(this.#byPinyin, word.pinyin.replaceAll(' ', ''), word);
      index(this.#byInitials, word.pinyin.replace(/(\S)\S*\s*/g, '$1'), word);
      const same = this.#byLength.get(word.word.length);
      if (same) same.push(word);
      else this.#byLength.set(word.word.length, [word]);
    }
    for (const filler of fillers) ofHan.push({ word: filler, weight: 50 });
    for (const map of [this.#byPinyin, this.#byInitials]) for (const list of map.values()) list.sort((a, b) => b.df - a.df);
    this.#sorted = [...this.#words.keys()].sort();
    this.#pinyins = [...this.#byPinyin.keys()].sort();
    this.#longestReading = this.#pinyins.reduce((most, { length }) => Math.max(most, length), 0);
    this.#cut = language.cutterFor(ofHan);
  }

  get size() {
    return this.#words.size;
  }

  /** Letters of the longest reading of a word. */
  get longestReading() {
    return this.#longestReading;
  }

  has(word: string): boolean {
    return this.#words.has(word);
  }

  /** SKUs that have the word; 0 for one that is only a key of the synonyms. */
  df(word: string): number {
    return this.#words.get(word)?.df ?? 0;
  }

  /** Cuts a run of Han into words of the vocabulary; what is none comes as single characters. */
  cut(run: string): string[] {
    return this.#cut(run);
  }

  /** How a text is read: 螺丝 → luosi. */
  soundOf(text: string): string {
    return this.#language.syllables(text).join('');
  }

  /** The word and what else it means. */
  meanings(word: string): string[] {
    return [word, ...(synonyms.get(word) ?? []).filter((other) => this.has(other))];
  }

  /** Words that begin with this, the most frequent first. */
  startingWith(prefix: string, most: number): string[] {
    return inRange(this.#sorted, prefix, 4000)
      .sort((a, b) => this.df(b) - this.df(a))
      .slice(0, most);
  }

  /** Words that go on from here at a border of letters and digits: `2rs` → 2rs1, but `m8` never m80. */
  goingOn(word: string, most: number): string[] {
    const digit = /\d$/.test(word);
    return inRange(this.#sorted, word, 400)
      .filter((other) => other !== word && (digit ? /^[a-wyz]/.test(other.slice(word.length)) : /^\d/.test(other.slice(word.length))))
      .slice(0, most);
  }

  /** Words read like this, all syllables: `neiliujiao`. */
  readAs(letters: string): Word[] {
    return this.#byPinyin.get(letters) ?? [];
  }

  /** Words of these initials: `nlj`. */
  abbreviatedAs(letters: string): Word[] {
    return this.#byInitials.get(letters) ?? [];
  }

  /** Words whose reading begins with this: `neiliuj`. */
  readingStartsWith(letters: string, most: number): Word[] {
    return inRange(this.#pinyins, letters, 40)
      .flatMap((pinyin) => this.#byPinyin.get(pinyin) ?? [])
      .sort((a, b) => b.df - a.df)
      .slice(0, most);
  }

  /** The most frequent word of three or more characters that differs in one character only. */
  oneCharacterOff(typed: string): string | undefined {
    if (typed.length < 3) return undefined;
    const near = (this.#byLength.get(typed.length) ?? []).filter(({ word }) => placesApart(word, typed) === 1);
    return near.sort((a, b) => b.df - a.df)[0]?.word;
  }

  /** A word of letters with one letter too much, too few or another: `nordkam` → nordkamm. */
  oneLetterOff(typed: string): string | undefined {
    if (typed.length < 4 || !/^[a-z]+$/.test(typed)) return undefined;
    let best: string | undefined;
    for (const word of inRange(this.#sorted, typed[0]!, 20_000)) {
      if (Math.abs(word.length - typed.length) > 1 || word.length < 4 || !/^[a-z]+$/.test(word)) continue;
      if (isOneEdit(typed, word) && (best === undefined || this.df(word) > this.df(best))) best = word;
    }
    return best;
  }
}
