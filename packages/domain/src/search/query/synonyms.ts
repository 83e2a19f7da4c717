import { normalise } from './normalise.ts';
import { asStandard } from './standards.ts';

/**
 * What else something is called, as the mall's staff keep it (rule search 25).
 * word: whoever types the term means any of these. standard: these standards describe the same part, and what kind of part that is.
 * quality: values that are fit for it (耐油: 丁腈, 氟橡胶, ≥180℃); with a thing before it, of that thing alone (脚轮 橡胶).
 * code: endings of part numbers that say the same (ZZ, 2Z). series: a maker's part numbers that begin so are such things. brand: a maker the mall doesn't sell.
 */
export interface SynonymEntry {
  kind: 'word' | 'standard' | 'quality' | 'code' | 'series' | 'brand';
  term: string;
  means: readonly string[];
}

/** A term found in a text. */
export interface Named {
  from: number;
  to: number;
  term: string;
  means: readonly string[];
  kind: 'word' | 'brand';
}

const isHan = /^\p{Script=Han}+$/u;
const isSign = /[a-z0-9]/;
const lettered = /^[a-z]\p{Script=Han}{2,}$/u;

/** The synonyms as the search asks for them. */
export class Synonyms {
  readonly #han = new Map<string, readonly string[]>();
  readonly #mixed = new Map<string, Omit<Named, 'from' | 'to'>[]>();
  readonly #latin: string[] = [];
  readonly #phraseWords = new Set<string>();
  /** The words that complete a phrase of which one is missing: `hex *` nut, bolt, key. */
  readonly #completing = new Map<string, string[]>();
  readonly #standards = new Map<string, { names: string[]; nouns: string[] }>();
  readonly #codes = new Map<string, readonly string[]>();
  readonly #series: { prefix: string; means: readonly string[]; isJointed: boolean }[] = [];
  readonly #brands = new Set<string>();
  readonly #qualities = new Map<string, readonly string[]>();

  constructor(entries: Iterable<SynonymEntry>) {
    for (const { kind, term, means } of entries) {
      const key = normalise(term);
      const others = means.map(normalise);
      if (kind === 'standard') this.#addStandard([key, ...others]);
      else if (kind === 'quality') this.#qualities.set(key, others);
      else if (kind === 'code') for (const one of [key, ...others]) this.#codes.set(one, [key, ...others]);
      else if (kind === 'series')
        this.#series.push({ prefix: key.replace(/[^a-z0-9]/g, ''), means: others, isJointed: /^[a-z]+-.*\d/.test(key) });
      else this.#addWord(key, others, kind);
    }
    for (const list of this.#mixed.values()) list.sort((a, b) => b.term.length - a.term.length);
    this.#series.sort((a, b) => b.prefix.length - a.prefix.length);
  }

  #addWord(key: string, means: readonly string[], kind: 'word' | 'brand') {
    if (isHan.test(key)) {
      this.#han.set(key, means);
      if (kind === 'brand') this.#brands.add(key);
      return;
    }
    const term = key.replaceAll('-', ' ');
    const first = term[0] ?? '';
    const named = { term, means, kind };
    const same = this.#mixed.get(first);
    if (same) same.push(named);
    else this.#mixed.set(first, [named]);
    if (kind === 'word' && /^[a-z]{4,}$/.test(term)) this.#latin.push(term);
    if (kind !== 'word' || !/^[a-z]+(?: [a-z]+)+$/.test(term)) return;
    const words = term.split(' ');
    words.forEach((word, at) => {
      this.#phraseWords.add(word);
      const others = words.with(at, '*').join(' ');
      this.#completing.set(others, [...(this.#completing.get(others) ?? []), word]);
    });
  }

  #addStandard(all: readonly string[]) {
    const names = all.map(asStandard).filter((name) => name !== undefined);
    const nouns = all.filter((one) => asStandard(one) === undefined);
    for (const name of names) this.#standards.set(name, { names, nouns });
  }

  /** Terms of Han, as words of their own. */
  get hanTerms(): Iterable<string> {
    return new Set([...this.#han.keys(), ...[...this.#qualities.keys()].filter((term) => isHan.test(term))]);
  }

  /** The values that are fit for what is asked of a thing; undefined for what is no such wish. */
  quality(word: string): readonly string[] | undefined {
    return this.#qualities.get(word);
  }

  /** Single English words, to be found with a typing error too. */
  get latinTerms(): readonly string[] {
    return this.#latin;
  }

  /** Terms of one letter and Han, and what they mean: o形圈, o型圈. @param letter the letter */
  lettered(letter: string): string[] {
    return (this.#mixed.get(letter) ?? []).flatMap(({ term, means }) => [term, ...means].filter((one) => lettered.test(one)));
  }

  /** The English words of terms that have several. */
  get phraseWords(): ReadonlySet<string> {
    return this.#phraseWords;
  }

  /** Words that make a phrase of these, one of which is `*`. @param words hex * */
  completing(words: readonly string[]): readonly string[] {
    return this.#completing.get(words.join(' ')) ?? [];
  }

  isUnsoldBrand(word: string): boolean {
    return this.#brands.has(word);
  }

  /** What a word of Han means besides itself. */
  meaningsOf(word: string): readonly string[] {
    return this.#han.get(word) ?? [];
  }

  /** What an English word means, with its plural. */
  englishMeaning(word: string): readonly string[] {
    const all = this.#mixed.get(word[0] ?? '') ?? [];
    return all.find(({ term }) => term === word)?.means ?? [];
  }

  /** An English phrase whose last word stands there in Chinese: copy纸 is copy paper, 复印纸; ball阀 a ball valve. @param word normalised @param ending Han */
  mixed(word: string, ending: string): Omit<Named, 'from' | 'to'> | undefined {
    const phrases = (this.#mixed.get(word[0] ?? '') ?? []).filter(({ term }) => term.startsWith(`${word} `));
    const means = phrases.flatMap((phrase) => phrase.means.filter((one) => one.endsWith(ending)));
    return means.length > 0 ? { term: `${word}${ending}`, means: [...new Set(means)], kind: 'word' } : undefined;
  }

  /** The terms with letters or digits in a text, the longest at each place: `solenoid valve`, 502胶水, `o-ring`. @param text normalised */
  inText(text: string): Named[] {
    const found: Named[] = [];
    const plain = text.replaceAll('-', ' ');
    for (let at = 0; at < plain.length; ) {
      const isStart = at === 0 || !(isSign.test(plain[at - 1]!) && isSign.test(plain[at]!));
      const hit = isStart
        ? this.#mixed.get(plain[at]!)?.find(({ term }) => plain.startsWith(term, at) && this.#ends(plain, at + term.length))
        : undefined;
      if (hit) {
        const to = this.#ends(plain, at + hit.term.length)!;
        found.push({ ...hit, from: at, to });
        at = to;
      } else at += 1;
    }
    return found;
  }

  /** Where a term that may have a plural's ending ends; undefined when a longer word goes on. */
  #ends(text: string, to: number): number | undefined {
    if (!isSign.test(text[to - 1]!) || !isSign.test(text[to] ?? ' ')) return to;
    for (const plural of ['es', 's']) {
      if (text.startsWith(plural, to) && !isSign.test(text[to + plural.length] ?? ' ')) return to + plural.length;
    }
    return undefined;
  }

  /** The standards that describe the same part, itself among them, and what the part is called. */
  standard(name: string): { names: readonly string[]; nouns: readonly string[] } {
    return this.#standards.get(name) ?? { names: [name], nouns: [] };
  }

  /** A part number's ending and what says the same; undefined for none that is known. */
  code(ending: string): readonly string[] | undefined {
    return this.#codes.get(ending);
  }

  /** A part number of a maker whose series is known: what such things are called, and what of the number is left. */
  series(number: string): { means: readonly string[]; rest: string } | undefined {
    const letters = number.replace(/[^a-z0-9]/g, '');
    const plain = number.replace(/^([a-z]+\d?[a-z]*)[-./](?=\d)/, '$1');
    // E2E-X5, MY4NJ: what begins with letters and a digit goes on as it likes.
    const goesOn = (prefix: string, form: string) =>
      form.startsWith(prefix) && (/^[a-z]+\d/.test(prefix) || /^(?:[-./]?\d|-(?:g|r|rc|pt|m)\d)/.test(form.slice(prefix.length) || '0'));
    for (const { prefix, means, isJointed } of this.#series) {
      // S-350-24, FR-D740: a series that is written with a joint itself, its own number part of the size.
      if (isJointed && letters.startsWith(prefix)) return { means, rest: number.replace(/^[a-z]+[-./]?/, '') };
      const form = [number, plain].find((one) => goesOn(prefix, one));
      if (form !== undefined) return { means, rest: form.slice(prefix.length).replace(/^[-./]/, '') };
    }
    return undefined;
  }
}
