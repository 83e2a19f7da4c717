import type { Clause, Part } from '../../search/query/index.ts';
import type { Question } from './ports.ts';
import type { LineReading } from './read-line.ts';

const mostParts = 7;
/** Letters, digits, and more after a dash. */
export const makersCode = /^[a-z]{1,5}\d[a-z\d]*-[a-z]?\d+[a-z\d]*$/i;

/** A size of several numbers, number by number; a number nobody has as its neighbours. */
const askable = (parts: readonly Part[]): (readonly Clause[])[] =>
  parts.flatMap((part): (readonly Clause[])[] => {
    if (part.any.length > 0) return [part.any];
    return part.sizes.flatMap(({ exact, near }) => {
      const ids = exact.length > 0 ? exact : near.map(({ id }) => id);
      return ids.length > 0 ? [[[ids]]] : [];
    });
  });

/** A number or a model; words about how it is, a standard and a brand give way first. */
const isStrong = ({ kind }: Part) => kind === 'size' || kind === 'partNumber';

const split = (parts: readonly Part[]) =>
  parts.flatMap((part) =>
    part.sizes.length > 1
      ? part.sizes.map((size): Part => ({ ...part, any: size.exact.length > 0 ? [[size.exact]] : [], sizes: [size] }))
      : [part],
  );

/**
 * In which circles a line's words are looked for: all of them, without one of the words, without all words but the numbers, without one of the numbers, any of them.
 * Without a noun something else has to be told.
 */
export function questionsOf({ noun, narrow, parts, brand, unknown }: LineReading): Question[] {
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
  const strong = askable(split(parts.filter(isStrong))).slice(0, mostParts);
  const weak = [...askable(parts.filter((part) => !isStrong(part))), ...made].slice(0, mostParts);
  const all = [...strong, ...weak];
  const without = (some: readonly (readonly Clause[])[]) => some.map((one) => all.filter((other) => other !== one));
  const isEnough = (alternatives: readonly (readonly (readonly Clause[])[])[]) =>
    alternatives.length > 0 && (types !== undefined || alternatives.every((one) => one.length > 1));
  const circles = [
    without(weak),
    weak.length > 1 && strong.length > 0 ? [strong] : [],
    without(strong),
    types ? all.map((one) => [one]) : [],
  ];
  // Who numbers a thing may call it by another name than the mall.
  const codes = types ? askable(parts.filter((part) => isStrong(part) && makersCode.test(part.text))) : [];
  return [
    { types: narrow?.types ?? types, alternatives: [[...said, ...made]] },
    ...circles.filter(isEnough).map((alternatives): Question => ({ types, alternatives })),
    ...(codes.length > 0 ? [{ types: undefined, alternatives: [codes] }] : []),
  ];
}
