import { type Clause, type Lexicon, normalise, type Part } from '../../search/query/index.ts';
import { distance, isComparable, type Measure } from '../../search/query/measure.ts';
import { type Aspect, aspectLabel, type MatchReason, type Verdict } from '../line-match.ts';
import { isOneNumber } from './one-number.ts';
import type { FoundSku } from './ports.ts';
import type { LineReading } from './read-line.ts';

/** A candidate with what speaks for and against it. */
export interface Judged {
  sku: FoundSku;
  reasons: MatchReason[];
  /** 0 to 100. */
  score: number;
  /** All that was said agrees, and literally. */
  isWhole: boolean;
  /** How well it is the kind of thing that was named. */
  fit: number;
  /** How much of all such things are of its kind, 0 to 1: 内六角螺丝 is a cap screw first. */
  commonness: number;
  /** Words of its name that the line doesn't say. */
  unsaid: number;
}

/** A number the candidate was found by. */
export interface SaidNumber {
  aspect: 'ownNumber' | 'skuNumber' | 'partNumber';
  text: string;
}

const weights: Record<Aspect, number> = {
  ...{ ownNumber: 8, skuNumber: 8, partNumber: 6, kind: 4, size: 3, standard: 2, attribute: 2, brand: 1.5, word: 0.7 },
};
/** Of what agrees only nearly, or isn't known. */
const partly: Record<Verdict, number> = { agrees: 1, differs: 0, unknown: 0.3 };
const neighbour = 0.5;
/** Of so many types the values are looked through for a word. */
const mostTypes = 12;

interface Weighed extends MatchReason {
  share: number;
  isLiteral: boolean;
}

const reason = (aspect: Aspect, said: string, has: string, verdict: Verdict, label = aspectLabel(aspect)): Weighed => ({
  ...{ aspect, label, said, has, verdict, share: partly[verdict], isLiteral: true },
});

/** How well is this SKU what the line says? @param brandName what a brand's facet value is called */
export function judge(
  sku: FoundSku,
  reading: LineReading,
  lexicon: Lexicon,
  brandName: (value: number) => string,
  number?: SaidNumber,
): Judged {
  const seen = new SeenSku(sku, lexicon);
  const reasons: Weighed[] = number ? [reason(number.aspect, number.text, number.text, 'agrees')] : [];
  const fit = reading.noun?.types.get(sku.type) ?? 0;
  if (reading.noun) {
    const name = lexicon.assortment.type(sku.type)?.pieces[0] ?? '';
    reasons.push(reason('kind', reading.noun.text, name, fit > 0 ? 'agrees' : 'differs'));
  }
  for (const part of reading.parts) reasons.push(...reasonsOf(part, seen, reading.noun?.types.keys() ?? []));
  const { brand } = reading;
  if (brand) reasons.push(reason('brand', brand.text, brandName(sku.brand), brand.values.includes(sku.brand) ? 'agrees' : 'differs'));
  for (const word of reading.unknown) reasons.push(reason('word', word, '', seen.has(word) ? 'agrees' : 'unknown'));
  const sum = reasons.reduce((all, { aspect }) => all + weights[aspect], 0);
  const share = reasons.reduce((all, one) => all + weights[one.aspect] * one.share, 0);
  return {
    sku,
    reasons: reasons.map(({ share: _, isLiteral: __, ...one }) => one),
    score: sum > 0 ? Math.round((share / sum) * 1000) / 10 : 0,
    isWhole: reasons.length > 0 && reasons.every(({ verdict, isLiteral }) => verdict === 'agrees' && isLiteral),
    fit,
    commonness: commonnessOf(reading, sku, lexicon),
    unsaid: seen.unsaid(reading.text),
  };
}

function commonnessOf({ noun }: LineReading, sku: FoundSku, { assortment }: Lexicon): number {
  const numberOf = (id: number) => assortment.type(id)?.n ?? 0;
  const all = [...(noun?.types.keys() ?? [])].reduce((sum, id) => sum + numberOf(id), 0);
  return numberOf(sku.type) / (all || 1e6);
}

/** What a part of the line and the SKU have to do with each other; a size of several numbers number by number. */
function reasonsOf(part: Part, seen: SeenSku, named: Iterable<number>): Weighed[] {
  const aspect: Aspect = part.kind === 'standard' || part.kind === 'size' || part.kind === 'partNumber' ? part.kind : 'attribute';
  const at = part.any.findIndex((clause) => seen.hasAll(clause));
  if (at >= 0) {
    const clause = part.any[at]!;
    const has = seen.shown(clause) || part.shown;
    const isPure = clause.length < 2 || seen.isPure(clause);
    // A word that only stands for what was said (a synonym, a longer word) is no proof.
    const isLiteral =
      (at === 0 || part.kind === 'size' || part.kind === 'partNumber' || seen.has(part.text)) && isPure && seen.isMeasuredSo(part);
    if (seen.contradicts(part)) return [reason(aspect, part.text, has, 'differs', part.sizes[0]?.key ?? aspectLabel(aspect))];
    const label = part.sizes.length > 1 ? aspectLabel('size') : (part.sizes[0]?.key ?? seen.keyOf(clause) ?? aspectLabel(aspect));
    return [{ ...reason(aspect, part.text, has, 'agrees', label), isLiteral, share: isPure ? 1 : neighbour }];
  }
  if (part.sizes.length > 1) {
    return part.sizes.map((size) => {
      const own = seen.valuesOf(size.keyId);
      const isIt = own.some(({ id }) => size.exact.includes(id));
      const isNear = own.some(({ id }) => size.near.some((one) => one.id === id));
      const one = reason(
        'size',
        part.text,
        own.map(({ value }) => value).join('、'),
        isIt ? 'agrees' : own.length > 0 ? 'differs' : 'unknown',
        size.key,
      );
      return isNear ? { ...one, share: neighbour } : one;
    });
  }
  const keyId = part.sizes[0]?.keyId ?? seen.keyIdOf(part.any, named);
  const own = keyId === undefined ? [] : seen.valuesOf(keyId);
  const label = part.sizes[0]?.key ?? own[0]?.key ?? aspectLabel(aspect);
  const one = reason(aspect, part.text, own.map(({ value }) => value).join('、'), own.length > 0 ? 'differs' : 'unknown', label);
  const isNear = own.some(({ id }) => part.sizes[0]?.near.some((near) => near.id === id));
  return [isNear ? { ...one, share: neighbour } : one];
}

/** A SKU with its attributes as texts. */
class SeenSku {
  readonly #sku: FoundSku;
  readonly #lexicon: Lexicon;
  readonly #values: ReadonlySet<number>;
  #text = '';

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
  isMeasuredSo({ sizes }: Part): boolean {
    const isIt = (typed: Measure, own: Measure) =>
      isComparable(typed, own) && distance(typed, own) === 0 && (typed.prefix === own.prefix || own.prefix === '' || typed.family !== '');
    return sizes.every(
      ({ measure, exact }) =>
        exact.length === 0 || this.#all.some(({ id, measures }) => exact.includes(id) && measures.some((own) => isIt(measure, own))),
    );
  }

  /** Is each number of a clause a value of its own? 70 is 70 mm, rather than a part of A2-70. */
  isPure(clause: Clause): boolean {
    return clause.every((any) =>
      any.some((one) => typeof one === 'string' || (this.#values.has(one) && isOneNumber(this.#lexicon.assortment.value(one)?.text ?? ''))),
    );
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
