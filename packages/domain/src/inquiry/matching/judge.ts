import type { SizedValue } from '../../search/query/assortment.ts';
import type { Lexicon, Part, Size } from '../../search/query/index.ts';
import { distance, isComparable } from '../../search/query/measure.ts';
import { type Aspect, aspectLabel, type MatchReason, type Verdict } from '../line-match.ts';
import type { FoundSku } from './ports.ts';
import type { LineReading } from './read-line.ts';
import { SeenSku } from './seen-sku.ts';

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
      const nearness = nearnessOf(size, own);
      const one = reason(
        'size',
        part.text,
        own.map(({ value }) => value).join('、'),
        isIt ? 'agrees' : own.length > 0 ? 'differs' : 'unknown',
        size.key,
      );
      return nearness > 0 ? { ...one, share: nearness } : one;
    });
  }
  const keyId = part.sizes[0]?.keyId ?? seen.keyIdOf(part.any, named);
  const own = keyId === undefined ? [] : seen.valuesOf(keyId);
  const label = part.sizes[0]?.key ?? own[0]?.key ?? aspectLabel(aspect);
  const one = reason(aspect, part.text, own.map(({ value }) => value).join('、'), own.length > 0 ? 'differs' : 'unknown', label);
  const nearness = part.sizes[0] ? nearnessOf(part.sizes[0], own) : 0;
  return [nearness > 0 ? { ...one, share: nearness } : one];
}

/** What a neighbouring size is worth: 35 for 33 more than 30; 0 for one that is none. */
function nearnessOf({ measure, near }: Size, own: readonly SizedValue[]): number {
  const value = own.find(({ id }) => near.some((one) => one.id === id));
  const away = value?.measures.filter((one) => isComparable(measure, one)).map((one) => Math.abs(distance(measure, one)));
  return away && away.length > 0 ? neighbour * (1 - Math.min(0.9, Math.min(...away) / Math.max(measure.base, 1e-9))) : 0;
}
