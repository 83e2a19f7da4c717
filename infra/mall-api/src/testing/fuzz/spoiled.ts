import fc from 'fast-check';
import { nasty } from './nasty.ts';

type Path = (string | number)[];

function pathsOf(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => pathsOf(one, [...at, key]))];
}

function put(value: unknown, [first, ...rest]: Path, what: unknown): unknown {
  if (first === undefined) return what;
  const copy: unknown = Array.isArray(value) ? [...value] : { ...(value as object) };
  const inner = put((value as Record<string, unknown>)[first], rest, what);
  Object.defineProperty(copy, first, { value: inner, enumerable: true, configurable: true, writable: true });
  return copy;
}

/** An input with one thing in it that should not be there: a value, a whole branch, or a field that nobody knows. */
export const spoiled = (inputs: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(inputs, fc.nat(), nasty, fc.constantFrom('value', 'value', 'value', 'field')).map(([input, which, what, how]) => {
    if (how === 'field' && typeof input === 'object' && input !== null) return put(input, ['isAdmin'], what);
    const paths = pathsOf(input);
    return put(input, paths[which % paths.length]!, what);
  });
