import { type Clause, type Lexicon, normalise, type Part } from '../../search/query/index.ts';
import type { Measure } from '../../search/query/measure.ts';
import { distance, isComparable } from '../../search/query/measure.ts';
import { isOneNumber } from './one-number.ts';
import type { FoundSku } from './ports.ts';

/** Of so many types the values are looked through for a word. */
const mostTypes = 12;

/** A SKU with its attributes as texts. */
export class SeenSku {
  readonly #sku: FoundSku;
  readonly #lexicon: Lexicon;
  readonly #values: ReadonlySet<number>;
  #text = '';
  #numbers: ReadonlySet<number> | undefined;

  constructor(sku: FoundSku, lexicon: Lexicon) {
    this.#sku = sku;
    this.#lexicon = lexicon;
    this.#values = new Set([...sku.values, sku.brand, sku.category]);
  }

  get #all() {
    return this.#sku.values.map((id) => this.#lexicon.assortment.value(id)).filter((value) => value !== undefined);
  }

  valuesOf(keyId: number) {
    return this.#all.filter((value) => value.keyId === keyId);
  }

  /** Does its name or a value of it have this word, not as part of another? */
  has(word: string): boolean {
    this.#text ||= [this.#sku.name, ...this.#all.map(({ text }) => text)].join(' | ');
    return hasWord(this.#text, normalise(word));
  }

  hasAll(clause: Clause): boolean {
    return clause.every((any) => any.some((one) => (typeof one === 'number' ? this.#values.has(one) : this.has(one))));
  }

  /** The values by which it has a clause, as they are shown. */
  shown(clause: Clause): string {
    const ids = clause.flatMap((any) => any.filter((one) => typeof one === 'number' && this.#values.has(one)));
    return ids.map((id) => this.#lexicon.assortment.value(Number(id))?.value ?? '').join(' ');
  }

  keyOf(clause: Clause): string | undefined {
    const ids = clause.flat().filter((one) => typeof one === 'number');
    const words = clause.flat().filter((one) => typeof one === 'string');
    const value =
      ids.length > 0 ? this.#lexicon.assortment.value(ids[0]!) : this.#all.find(({ text }) => words.some((word) => hasWord(text, word)));
    return value?.key;
  }

  /** The attribute that a part speaks of, by its values or by the words that values of such things have. */
  keyIdOf(any: readonly Clause[], alsoOf: Iterable<number>): number | undefined {
    const { assortment } = this.#lexicon;
    const flat = any.flat(2);
    const id = flat.find((one) => typeof one === 'number');
    if (typeof id === 'number') return assortment.value(id)?.keyId;
    const words = flat.filter((one) => typeof one === 'string');
    for (const type of [this.#sku.type, ...alsoOf].slice(0, mostTypes).flatMap((one) => assortment.type(one) ?? [])) {
      const key = assortment.keysOf(type).find(({ values }) => values.some(({ text }) => words.some((word) => hasWord(text, word))));
      if (key) return key.keyId;
    }
    return undefined;
  }

  /** Are the numbers of a size numbers of the SKU, of the same kind? 20 isn't P20, though it may be meant. */
  isMeasuredSo({ sizes, text: said }: Part): boolean {
    const plain = (text: string) => text.replaceAll(' ', '');
    const isIt = (typed: Measure, own: Measure) => isComparable(typed, own) && distance(typed, own) === 0 && isOneKind(typed, own);
    return sizes.every(
      ({ measure, exact }) =>
        exact.length === 0 ||
        this.#all.some(
          ({ id, text, measures }) => exact.includes(id) && (plain(text) === plain(said) || measures.some((own) => isIt(measure, own))),
        ),
    );
  }

  /** Is each number of a clause a value of its own? 70 is 70 mm, rather than a part of A2-70. */
  isPure(clause: Clause): boolean {
    return clause.every((any) =>
      any.some((one) => typeof one === 'string' || (this.#values.has(one) && isOneNumber(this.#lexicon.assortment.value(one)?.text ?? ''))),
    );
  }

  /** Is this number anywhere in its name or its values? */
  hasNumber(number: number): boolean {
    this.#numbers ??= new Set(
      [this.#sku.name, ...this.#all.map(({ text }) => text)].flatMap((text) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)),
    );
    return this.#numbers.has(number);
  }

  /** An attribute called so has another number. */
  deniesNumber(name: string, number: number): boolean {
    const own = this.#all.filter(({ key, measures }) => measures.length > 0 && key.replace(/[a-z]$/i, '').endsWith(name));
    return own.length > 0 && own.every(({ measures }) => measures.every(({ raw }) => raw !== number));
  }

  /** DN15 was said and it is DN13, whatever its thread is. */
  contradicts({ sizes }: Part): boolean {
    const bores = this.#all.flatMap(({ measures }) => measures.filter(({ prefix }) => prefix === 'dn'));
    return bores.length > 0 && sizes.some(({ measure }) => measure.prefix === 'dn' && bores.every((own) => own.raw !== measure.raw));
  }

  /** Words of its name that a line doesn't say. */
  unsaid(text: string): number {
    const line = normalise(text).replaceAll(' ', '');
    return this.#sku.name.split(/[ x~/]/).filter((word, i) => i > 0 && !line.includes(word)).length;
  }
}

const ofPipes = /^(?:g|r|rc|rp|pt|npt|zg|dn|)$/;

/** 20 isn't P20, 2 kg isn't pH 2, 3 isn't 3齿; 24 V may be DC24V, 1/2 inch G1/2, and the first number of a cable counts its cores. */
function isOneKind(typed: Measure, own: Measure): boolean {
  if (ofPipes.test(typed.prefix) && ofPipes.test(own.prefix) && (typed.prefix !== '' || own.prefix !== '')) return true;
  const isCount = (family: string) => /\p{Script=Han}/u.test(family);
  const isOneUnit =
    typed.family === own.family ||
    (typed.family === '' && (own.family === '芯' || !isCount(own.family))) ||
    (own.family === '' && (isCount(typed.family) || ['number', 'poles', ''].includes(typed.family)));
  return isOneUnit && (typed.prefix === own.prefix || own.prefix === '' || /^(?:ac|dc)$/.test(own.prefix));
}

const kindOf = (char: string | undefined) => (char === undefined ? '' : /\d/.test(char) ? 'd' : /[a-zμφ]/.test(char) ? 'a' : '');

/** Is the word there, and no longer number or Latin word begins or ends with it: `m8` in m8x30, not in m80; 5 not in 0.5; 带线 not in 不带线. */
export function hasWord(text: string, word: string): boolean {
  if (!word) return false;
  const [first, last] = [kindOf(word[0]), kindOf(word.at(-1))];
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const [before, after] = [text[at - 1], text[at + word.length]];
    const isCutBefore = first !== '' && (kindOf(before) === first || (first === 'd' && before === '.'));
    const isCutAfter =
      last !== '' && (kindOf(after) === last || (last === 'd' && after === '.' && kindOf(text[at + word.length + 1]) === 'd'));
    const isDenied = /[不无非未免]/.test(before ?? '') && !/[不无非未免]/.test(word[0]!);
    if (!isCutBefore && !isDenied && !(isCutAfter && !(last === 'a' && after === 'x'))) return true;
  }
  return false;
}
