import type { Clause, Part } from '../../search/query/index.ts';
import type { Question } from './ports.ts';
import type { LineReading } from './read-line.ts';

const mostParts = 7;

/** A size of several numbers, number by number; a number nobody has as its neighbours. */
const askable = (parts: readonly Part[]): (readonly Clause[])[] =>
  parts.flatMap((part): (readonly Clause[])[] => {
    if (part.any.length > 0) return [part.any];
    return part.sizes.flatMap(({ exact, near }) => {
      const ids = exact.length > 0 ? exact : near.map(({ id }) => id);
      return ids.length > 0 ? [[[ids]]] : [];
    });
  });

const split = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.sizes.length > 1
      ? part.sizes.map((size): Part => ({ ...part, any: size.exact.length > 0 ? [[size.exact]] : [], sizes: [size] }))
      : [part],
  );

/** In which circles a line's words are looked for: all of them, all but one, any of them. Without a noun something else has to be told. */
export function questionsOf({ noun, narrow, parts, brand, unknown }: LineReading): (Question | undefined)[] {
  const types = noun?.types;
  const made: (readonly Clause[])[] = brand && brand.values.length > 0 ? [[[[...brand.values]]]] : [];
  const said = askable(parts).slice(0, mostParts);
  // A thing nobody sells is not found by its size.
  if (
    !types &&
    (said.length === 0 ||
      parts.every(({ text }) => /^\d{1,4}$/.test(text)) ||
      (unknown.some((word) => /\p{Script=Han}{2}/u.test(word)) && !parts.some(({ kind }) => kind === 'partNumber')))
  )
    return [];
  const single = askable(split(parts)).slice(0, mostParts);
  const all = [...single, ...made];
  const less = all.map((_one, i) => all.filter((_other, j) => j !== i));
  return [
    { types: narrow?.types ?? types, alternatives: made.length > 0 ? [[...said, ...made]] : [said] },
    types || less.every((one) => one.length > 1) ? { types, alternatives: less.length > 0 ? less : [[]] } : undefined,
    types ? { types, alternatives: all.length > 0 ? [...all.map((one) => [one]), []].slice(0, -1) : [[]] } : undefined,
  ];
}
