import { bySize, neighboursOf, type Part, remoteness, type Size } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { existenceRepository } from './existence.repository.ts';
import type { LoadedIndex } from './index-state.ts';
import { allOf, anyOf, facetLexeme } from './tsquery.ts';
import { typesQuery, type WantedTypes } from './wanted-types.ts';

/** So many values on each side of a number are tried. */
const tried = 4;
const mostShown = 3;
/** What is so much farther than the nearest is not near. */
const farther = 2.5;
/** The first number, the bore or the shaft, must fit: it counts more than the others. */
const weightOf = (at: number) => (at === 0 ? 3 : 1);

export interface NearestSizes {
  part: Part;
  /** The attribute, where the others are as typed; else ''. */
  key: string;
  /** What is shown instead: of one attribute its values, of several 32×3 mm. */
  to: string[];
}

interface Combination {
  ids: number[];
  away: number;
}

/**
 * What there is nearest in all its numbers to a size that no such thing has: 33x3 of an O-ring is 32×3 and 34×3. Numbers that such things have stay as long as anything has
 * them.
 * @param rest what else they have, as a tsquery; '' for nothing
 */
export async function nearestSizes(
  db: Database,
  { assortment }: LoadedIndex,
  types: WantedTypes,
  rest: string,
  text: string,
  sizes: readonly Size[],
): Promise<NearestSizes | undefined> {
  const sold = [...types.all.keys()].map((id) => assortment.type(id)!);
  const neighbours = sizes.map((size) => [...new Set([...size.near, ...neighboursOf(size, sold, assortment, tried)].map(({ id }) => id))]);
  const optionsOf = (isKept: boolean) =>
    sizes.map(({ exact }, at) => (exact.length > 0 && isKept ? exact : [...exact, ...neighbours[at]!]));
  const { combinations } = existenceRepository(db);
  for (const isKept of [true, false]) {
    const options = optionsOf(isKept);
    if (options.some((ids) => ids.length === 0)) continue;
    const query = allOf(rest, typesQuery(types.lexemes.all), ...options.map((ids) => anyOf(ids.map(facetLexeme))));
    const found = (await combinations(query, options.flat()))
      .map((values) => measured(values, options, sizes, assortment))
      .filter((one) => one !== undefined)
      .sort((a, b) => a.away - b.away);
    const near = found.filter(({ away }) => away <= found[0]!.away * farther + 1e-9).slice(0, mostShown);
    if (near.length === 0) continue;
    const part: Part = { kind: 'size', text, shown: text, any: near.map(({ ids }) => ids.map((id) => [id])), sizes: [], isRanked: true };
    return { part, ...toldOf(near, sizes, assortment) };
  }
  return undefined;
}

function toldOf(
  near: readonly Combination[],
  sizes: readonly Size[],
  assortment: LoadedIndex['assortment'],
): Pick<NearestSizes, 'key' | 'to'> {
  const other = sizes.flatMap(({ exact }, at) => (near.every(({ ids }) => exact.includes(ids[at]!)) ? [] : [at]));
  const [only] = other;
  if (only === undefined || other.length > 1)
    return { key: '', to: near.map(({ ids }) => together(ids.map((id) => assortment.value(id)!.value))) };
  const values = [...new Set(near.map(({ ids }) => ids[only]!))].map((id) => assortment.value(id)!.value);
  return { key: sizes[only]!.key, to: bySize(values, (value) => value) };
}

function measured(
  values: readonly number[],
  options: readonly (readonly number[])[],
  sizes: readonly Size[],
  assortment: LoadedIndex['assortment'],
): Combination | undefined {
  const ids: number[] = [];
  let away = 0;
  for (const [at, size] of sizes.entries()) {
    const id = values.find((one) => options[at]!.includes(one) && !ids.includes(one));
    if (id === undefined) return undefined;
    const by = size.exact.includes(id) ? 0 : remoteness(size, assortment.value(id)!);
    if (by > Math.log(2)) return undefined;
    ids.push(id);
    away += by * weightOf(at);
  }
  return { ids, away };
}

/** `32 mm` and `3 mm` as 32×3 mm. */
function together(values: readonly string[]): string {
  const units = values.map((value) => /(?<=\d)\s*[^\d\s]+$/.exec(value)?.[0] ?? '');
  const unit = units.at(-1) ?? '';
  return values.map((value, at) => (units[at] === unit && unit ? value.slice(0, -unit.length) : value)).join('×') + unit;
}
