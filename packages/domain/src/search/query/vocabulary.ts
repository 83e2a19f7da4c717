import { blurred, isAlike, lettersApart } from './alike.ts';
import { fillers } from './fillers.ts';
import type { Cut, Language, WeighedWord } from './language.ts';
import { inRange, placesApart } from './near-words.ts';

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
  readonly #byBlur = new Map<string, Word[]>();
  readonly #latin: string[];
  readonly #sounds = new Map<string, string>();
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
      ofHan.push({ word: word.word, weight: Math.max(word.df === 0 ? 400 : 2, word.df) });
      index(this.#byPinyin, word.pinyin.replaceAll(' ', ''), word);
      index(this.#byBlur, word.pinyin.split(' ').map(blurred).join(' '), word);
      index(this.#byInitials, word.pinyin.replace(/(\S)\S*\s*/g, '$1'), word);
      const same = this.#byLength.get(word.word.length);
      if (same) same.push(word);
      else this.#byLength.set(word.word.length, [word]);
    }
    for (const filler of fillers) ofHan.push({ word: filler, weight: 50 });
    for (const map of [this.#byPinyin, this.#byInitials, this.#byBlur]) for (const list of map.values()) list.sort((a, b) => b.df - a.df);
    this.#sorted = [...this.#words.keys()].sort();
    this.#latin = this.#sorted.filter((word) => /^[a-z]{4,}$/.test(word));
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

  /** Words of Han of so many characters. */
  ofLength(length: number): string[] {
    return (this.#byLength.get(length) ?? []).map(({ word }) => word);
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

  /** The word that is read just like a text of Han and isn't it. */
  heardAs(text: string): string | undefined {
    const heard = this.readAs(this.soundOf(text)).map(({ word }) => word);
    return heard.includes(text) ? undefined : heard.find((word) => word.length === text.length);
  }

  /** Words that sound like a text of Han, the same syllables first, then what is nearly heard as them (油分 as 油封). */
  soundingLike(text: string): string[] {
    const syllables = this.#language.syllables(text);
    const same = this.readAs(syllables.join(''));
    const nearly = same.length > 0 ? same : (this.#byBlur.get(syllables.map(blurred).join(' ')) ?? []);
    return nearly.map(({ word }) => word);
  }

  /**
   * The most frequent word that differs in one character: any character of four or more, of two or three one that sounds or looks alike; or in the order of its
   * characters, from three on.
   */
  oneCharacterOff(typed: string): string | undefined {
    if (typed.length < 2) return undefined;
    const others = this.#byLength.get(typed.length) ?? [];
    const sorted = (text: string) => [...text].sort().join('');
    const letters = sorted(typed);
    const moved = typed.length > 2 ? others.find(({ word }) => word.includes(typed[0]!) && sorted(word) === letters) : undefined;
    if (moved) return moved.word;
    const soundOf = (char: string) => this.#soundOf(char);
    const near = others.filter(({ word }) => {
      if (placesApart(word, typed) !== 1) return false;
      const at = [...word].findIndex((char, i) => char !== typed[i]);
      // 液位开关 is another switch than 限位开关, 环规 another gauge than 塞规.
      return typed.length > 4 || isAlike(word[at]!, typed[at]!, soundOf, typed.length > 2);
    });
    return near.sort((a, b) => b.df - a.df)[0]?.word;
  }

  #soundOf(char: string): string {
    let sound = this.#sounds.get(char);
    if (sound === undefined) {
      sound = this.#language.syllables(char).join('');
      if (this.#sounds.size < 20_000) this.#sounds.set(char, sound);
    }
    return sound;
  }

  /** Words of which each syllable is there whole or by its first letter: `luos`, `zhouc`, `dcifa`. */
  mixedAs(letters: string): string[] {
    if (letters.length < 3 || letters.length > 24) return [];
    const found: Word[] = [];
    for (const word of this.#words.values()) {
      if (word.pinyin && word.pinyin[0] === letters[0] && isMixed(letters, word.pinyin.split(' '))) found.push(word);
    }
    return found.sort((a, b) => b.df - a.df).map(({ word }) => word);
  }

  /**
   * The word of letters that is nearest: one letter too much, too few, another or two swapped, from eight letters on two such.
   * @param others words beside those of the vocabulary, as frequent as can be
   */
  nearestLetters(typed: string, others: readonly string[]): string | undefined {
    if (typed.length < 4 || typed.length > 24 || !/^[a-z]+$/.test(typed)) return undefined;
    let best: { word: string; apart: number; slip: number; df: number } | undefined;
    const most = typed.length >= 8 ? 2 : 1;
    const consider = (word: string, df: number) => {
      const apart = lettersApart(typed, word, most);
      if (apart > most) return;
      const slip = slipOf(typed, word);
      if (!best || apart < best.apart || (apart === best.apart && (slip < best.slip || (slip === best.slip && df > best.df))))
        best = { word, apart, slip, df };
    };
    for (const word of this.#latin) consider(word, this.df(word));
    for (const word of others) consider(word, Number.MAX_SAFE_INTEGER);
    return best?.word;
  }
}

/** How unlikely the slip is: wench is rather wrench, a letter left out, than bench, its first letter wrong; lable label, two changed, than cable. */
function slipOf(typed: string, word: string): number {
  const isFirst = typed[0] === word[0] || typed[0] === word[1];
  const isSwap = typed.length === word.length && [...typed].sort().join('') === [...word].sort().join('');
  return (isFirst ? 0 : 4) + (isSwap ? 0 : word.length > typed.length ? 1 : 2);
}

/** Can the letters be read as these syllables, each whole or its beginning? At least one is whole. */
function isMixed(letters: string, syllables: readonly string[]): boolean {
  const read = (at: number, syllable: number, whole: number): boolean => {
    if (syllable === syllables.length) return at === letters.length && whole > 0;
    const one = syllables[syllable]!;
    if (letters.startsWith(one, at) && read(at + one.length, syllable + 1, whole + 1)) return true;
    if (letters[at] !== one[0]) return false;
    return read(at + 1, syllable + 1, whole) || (/^[zcs]h/.test(one) && letters[at + 1] === 'h' && read(at + 2, syllable + 1, whole));
  };
  return read(0, 0, 0);
}
