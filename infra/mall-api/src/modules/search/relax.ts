import { isBelow, measuresOf, neighboursOf, otherPlaces, type Part, type Size } from '@mall/domain/search/query';
import type { Database } from '../../database/database.ts';
import { existenceRepository } from './existence.repository.ts';
import type { LoadedIndex } from './index-state.ts';
import { nearestSizes } from './nearest-sizes.ts';
import { allOf, anyClause, anyOf, facetLexeme } from './tsquery.ts';
import { typesQuery, type WantedTypes } from './wanted-types.ts';

/** Something typed that nothing has: what is shown instead, or that it was left out. */
export interface Relaxed {
  /** As typed. */
  text: string;
  /** The attribute, where it is a number's; else ''. */
  key: string;
  /** Values shown instead; none when it was left out. */
  to: string[];
}

export interface Reading {
  parts: Part[];
  relaxed: Relaxed[];
}

/** So many parts are looked at one by one. */
const mostParts = 8;
const neighboursTried = 8;

/** Numbers that no such thing has become their neighbours before anything is asked of the database. */
export function withNeighbours(parts: readonly Part[]): Reading {
  const relaxed: Relaxed[] = [];
  const kept = parts.flatMap((part): Part[] => {
    if (part.any.length > 0) return [part];
    const size = part.sizes[0];
    if (!size || size.near.length === 0) {
      relaxed.push({ text: part.text, key: '', to: [] });
      return [];
    }
    relaxed.push({ text: part.text, key: size.key, to: [...new Set(size.near.map(({ value }) => value))] });
    return [{ ...part, any: [[size.near.map(({ id }) => id)]] }];
  });
  return { parts: kept, relaxed };
}

/** One of the numbers that were typed as AxB. */
const isOfSize = ({ kind, text, sizes }: Part) => kind === 'size' && sizes.length === 1 && /\d[x~-]\d/.test(text);

/** Numbers typed as one size, AxB, of which no such thing has all, become the nearest sizes there are; else as `withNeighbours`. */
export async function withNearest(
  db: Database,
  state: LoadedIndex,
  types: WantedTypes | undefined,
  scope: string,
  parts: readonly Part[],
): Promise<Reading> {
  const together = [...Map.groupBy(parts.filter(isOfSize), ({ text }) => text).values()].find(
    (some) => some.length > 1 && some.some(({ any }) => any.length === 0),
  );
  if (!together || !types) return withNeighbours(parts);
  const others = withNeighbours(parts.filter((part) => !together.includes(part)));
  const sizes = together.flatMap((part) => part.sizes);
  const rest = allOf(scope, ...others.parts.map(({ any }) => anyClause(any)));
  const near =
    (await nearestSizes(db, state, types, rest, together[0]!.text, sizes)) ??
    (await nearestSizes(db, state, types, scope, together[0]!.text, sizes));
  if (!near) return withNeighbours(parts);
  return {
    parts: [...others.parts, near.part],
    relaxed: [...others.relaxed, { text: near.part.text, key: near.key, to: near.to }],
  };
}

/** What was typed as one size, number by number. */
const split = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.sizes.length > 1
      ? part.sizes.map((size): Part => ({ ...part, any: size.exact.length > 0 ? [[size.exact]] : [], sizes: [size] }))
      : [part],
  );

/**
 * Given up first: words about how it is (a finish, a colour), then a number for its next neighbours, then what it must stand, who made it, a standard, a part number. A number that no
 * such thing has was replaced before; one that some have fits where another doesn't, so it stays longer than a colour.
 */
const cost = { attribute: 0, size: 1, quality: 2, brand: 3, standard: 4, partNumber: 5, noun: 6 } as const;

/**
 * Nothing has all that was typed: numbers give way to the nearest that there is with the rest, then one part after the other is left out. The kind of thing stays
 * (rule search 26). Two to a dozen small questions to the database, whatever was typed.
 * @param scope where the page stands, as a tsquery; '' for nowhere
 * @returns what is asked for instead; undefined when nothing is left of it
 */
export async function relax(
  db: Database,
  state: LoadedIndex,
  scope: string,
  types: WantedTypes | undefined,
  typed: readonly Part[],
): Promise<Reading | undefined> {
  const noun = typesQuery(types?.lexemes.all);
  const queryOf = (parts: readonly Part[]) => allOf(scope, noun, ...parts.map(({ any }) => anyClause(any)));
  const { existing } = existenceRepository(db);
  const some = (readings: readonly (readonly Part[])[]) => existing(readings.map(queryOf));
  const elsewhere = await inOtherPlaces(state, types, typed, some);
  if (elsewhere) return { parts: elsewhere, relaxed: [] };
  const numbers = split(typed);
  const bySize = [...Map.groupBy(numbers.filter(isOfSize), ({ text }) => text).values()].filter((some) => some.length > 1);
  const areSold = await some(bySize);
  const apart = new Set(bySize.flatMap((group, i) => (areSold[i] ? [] : group)));
  const first = await withNearest(
    db,
    state,
    types,
    scope,
    numbers.map((part) => (apart.has(part) ? { ...part, any: [] } : part)),
  );
  let parts = first.parts.slice(0, mostParts);
  let { relaxed } = first;
  const others = ({ text }: Part) => relaxed.filter((one) => one.text !== text || one.to.length === 0);
  const isEnough = () => types !== undefined || parts.length > 0;

  // What no such thing has at all tells nothing about it.
  const alone = await some([parts, ...parts.map((part) => [part])]);
  if (alone[0] && isEnough()) return { parts, relaxed };
  const impossible = parts.filter((_, i) => !alone[i + 1]);
  const nearest = withNeighbours(impossible.map((part) => ({ ...part, any: [] })));
  parts = [...parts.filter((part) => !impossible.includes(part)), ...nearest.parts];
  relaxed.push(...nearest.relaxed);
  if (impossible.length > 0 && parts.length > 0 && (await some([parts]))[0]) return { parts, relaxed };

  while (parts.length > 0) {
    const without = parts.map((part) => parts.filter((other) => other !== part));
    const exists = await some(without);
    const order = parts.map((part, i) => ({ part, i, works: exists[i] ?? false })).filter(({ works }) => works);
    // Of several numbers the last is the length: it gives way before the thread does.
    order.sort((a, b) => cost[a.part.kind] - cost[b.part.kind] || b.i - a.i);
    for (const { part, i } of order) {
      const near = part.sizes[0] && (await nearestWith(db, state, types, part.sizes[0], queryOf(without[i]!)));
      if (near)
        return { parts: [...without[i]!, { ...part, any: near.any }], relaxed: [...others(part), { text: part.text, ...near.relaxed }] };
      if (part.kind !== 'size') break;
    }
    // A size that has no neighbours either stays before what a thing must stand.
    const left = order.find(({ part }) => part.kind === 'quality') ?? order[0];
    const gone = left?.part ?? parts.toSorted((a, b) => cost[a.kind] - cost[b.kind])[0]!;
    relaxed = [...others(gone), { text: gone.text, key: '', to: [] }];
    parts = parts.filter((part) => part !== gone);
    if (left && isEnough()) return { parts, relaxed };
  }
  return types && (await some([[]]))[0] ? { parts, relaxed } : undefined;
}

/** The same with the numbers of a size as other dimensions of such things, where something has all that was typed then. */
async function inOtherPlaces(
  { assortment }: LoadedIndex,
  types: WantedTypes | undefined,
  typed: readonly Part[],
  some: (readings: readonly (readonly Part[])[]) => Promise<boolean[]>,
): Promise<Part[] | undefined> {
  const size = typed.find(({ kind, sizes }) => kind === 'size' && sizes.length > 1);
  const measures = size && measuresOf(size.text);
  if (!types || !size || !measures || typed.some((part) => part !== size && part.any.length === 0)) return undefined;
  const sold = [...types.all.keys()].map((id) => assortment.type(id)!);
  const readings = otherPlaces(measures, sold, assortment).map((clause) =>
    typed.map((part): Part => (part === size ? { ...size, any: [clause] } : part)),
  );
  const exists = readings.length > 0 ? await some(readings) : [];
  return readings.find((_, i) => exists[i]);
}

/** The nearest values below and above that there are with the rest of what was typed. */
async function nearestWith(db: Database, { assortment }: LoadedIndex, types: WantedTypes | undefined, size: Size, rest: string) {
  if (!types) return undefined;
  const sold = [...types.all.keys()].map((id) => assortment.type(id)!);
  const values = neighboursOf(size, sold, assortment, neighboursTried);
  if (values.length === 0) return undefined;
  const exists = await existenceRepository(db).existing(values.map(({ id }) => allOf(rest, anyOf([facetLexeme(id)]))));
  const there = values.filter((_, i) => exists[i]);
  const near = [there.find((value) => isBelow(size, value)), there.find((value) => !isBelow(size, value))].filter(
    (value) => value !== undefined,
  );
  if (near.length === 0) return undefined;
  return { any: [[near.map(({ id }) => id)]], relaxed: { key: size.key, to: near.map(({ value }) => value) } };
}
