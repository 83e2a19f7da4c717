import type { Assortment, SizedValue, SoldType } from './assortment.ts';
import { asMeasure } from './measure.ts';
import type { Size } from './sizes.ts';
import type { Lexicon, Part } from './understand.ts';

/** A rolling bearing's number as GB/T 272 makes it: letters, type and dimension series, two digits for the bore (6221, nu226, ucp218, 30230), and what stands behind. */
const designation = /^([a-z]{0,4})(\d{1,3})(\d{2})(?:[a-z].*)?$/;
const isModelKey = (key: string) => key === '型号' || key === '规格号';
const isBearing = ({ above, pieces }: SoldType) => [...above, ...pieces].some((name) => name.includes('轴承'));

interface Series {
  letters: string;
  /** Type and dimensions: 62, nu2 without its letters is 2. */
  series: string;
  bore: number;
}

function seriesOf(text: string): Series | undefined {
  const [, letters, series, bore] = designation.exec(text) ?? [];
  return letters === undefined || !series || !bore ? undefined : { letters, series, bore: Number(bore) };
}

const boreIn = (head: string, text: string) =>
  text.startsWith(head) && /^\d\d(?!\d)/.test(text.slice(head.length)) ? Number(text.slice(head.length, head.length + 2)) : undefined;

interface Model {
  value: SizedValue;
  key: string;
  bore: number;
}

function modelsOf(types: readonly SoldType[], assortment: Assortment, boreOf: (text: string) => number | undefined): Model[] {
  return types.filter(isBearing).flatMap((type) =>
    assortment
      .keysOf(type)
      .filter(({ key }) => isModelKey(key))
      .flatMap(({ key, values }) =>
        values.flatMap((value) => {
          const bore = boreOf(value.text);
          return bore === undefined ? [] : [{ value, key, bore }];
        }),
      ),
  );
}

/** Models of the series: kept with their letters, or without them where the names have them (nu206e). */
function inSeries({ letters, series }: Series, types: readonly SoldType[], { assortment, vocabulary }: Lexicon) {
  const head = letters + series;
  const words = letters ? vocabulary.startingWith(head, 200).filter((word) => boreIn(head, word) !== undefined) : [];
  const own = new Set(words.map((word) => boreIn(head, word)));
  const boreOf = (text: string) => {
    const bore = boreIn(head, text) ?? (words.length > 0 ? boreIn(series, text) : undefined);
    return words.length === 0 || own.has(bore) ? bore : undefined;
  };
  return { words, models: modelsOf(types, assortment, boreOf) };
}

/** Models of the same type in any dimension series: where nobody sells a 330 they are 302, 322, …, of which one with that bore fits the shaft. */
function inType({ letters, series }: Series, types: readonly SoldType[], { assortment }: Lexicon): Model[] {
  const [type = ''] = series;
  const pattern = new RegExp(`^${type}\\d{${series.length - 1}}(\\d\\d)$`);
  const boreOf = (text: string) => (letters ? undefined : numberOf(pattern.exec(text)?.[1]));
  return series.length > 1 ? modelsOf(types, assortment, boreOf) : [];
}

const numberOf = (digits: string | undefined) => (digits === undefined ? undefined : Number(digits));

/** The next ones on either side, and those with the very bore. */
function nearestTo(bore: number, models: readonly Model[]): SizedValue[] {
  const bores = models.map((model) => model.bore);
  const below = Math.max(...bores.filter((one) => one < bore));
  const above = Math.min(...bores.filter((one) => one > bore));
  const near = bores.includes(bore) ? [bore] : [below, above];
  return [...new Map(models.filter((model) => near.includes(model.bore)).map(({ value }) => [value.id, value])).values()];
}

/**
 * A bearing that nobody sells as the next ones of its own series, one bore smaller and one larger (rule search 49): 6221 is 6220 and 6222, never a 6321. Undefined for what is no bearing's
 * number, or what a name has.
 * @param isTyped a noun stands there: then another series of the same type will do
 */
export function nearBearings(text: string, types: readonly SoldType[], lexicon: Lexicon, isTyped = true): Part[] | undefined {
  const wanted = seriesOf(text);
  if (!wanted || lexicon.vocabulary.startingWith(text, 1).length > 0) return undefined;
  const own = inSeries(wanted, types, lexicon);
  if (own.models.some(({ bore }) => bore === wanted.bore)) return undefined;
  const models = own.models.length > 0 || !isTyped ? own.models : inType(wanted, types, lexicon);
  const near = nearestTo(wanted.bore, models);
  if (near.length === 0) return undefined;
  const measure = asMeasure(`${wanted.series}${wanted.bore}`)!;
  const size: Size = { measure, key: models[0]!.key, keyId: near[0]!.keyId, exact: [], near };
  const part: Part = { kind: 'partNumber', text, shown: text, any: [], sizes: [size] };
  const { letters } = wanted;
  return own.words.length > 0 ? [{ kind: 'attribute', text: letters, shown: letters, any: [[own.words]], sizes: [] }, part] : [part];
}

/** The bearings that have models of a number's series: of 6221 the ones of 62. Empty where it is none, or that number itself is sold. */
export function bearingsOfSeries(text: string, lexicon: Lexicon): SoldType[] {
  const { types } = lexicon.assortment;
  if (!nearBearings(text, types, lexicon, false)) return [];
  return types.filter((type) => inSeries(seriesOf(text)!, [type], lexicon).models.length > 1);
}
