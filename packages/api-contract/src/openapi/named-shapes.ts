import type { TSchema } from 'typebox';
import { closed } from '../call/closed.ts';

type Json = Record<string, unknown>;
type Nouns = Record<string, Record<string, unknown>>;

const isSchema = (value: unknown): value is TSchema =>
  typeof value === 'object' && value !== null && ['type', 'anyOf', 'const', '$ref'].some((key) => key in value);

/** Shape → the name it is exported under. @throws when two shapes would be called the same */
function namesOf(nouns: Nouns): Map<unknown, string> {
  const names = new Map<unknown, string>();
  const taken = new Map<string, unknown>();
  for (const noun of Object.values(nouns))
    for (const [name, value] of Object.entries(noun)) {
      if (!isSchema(value)) continue;
      if (taken.has(name) && taken.get(name) !== value) throw new Error(`two shapes are called ${name}`);
      taken.set(name, value);
      names.set(value, name);
    }
  return names;
}

/**
 * Writes schemas with `$ref` for every shape that has a name, and gathers those under `components.schemas`. A shape is known by being the same object:
 * one that was spread or made optional is written out.
 */
export function namedShapes(nouns: Nouns) {
  const names = namesOf(nouns);
  const schemas: Record<string, unknown> = {};

  function parts(schema: Json, inner: (one: unknown) => unknown): Json {
    const copy: Json = {};
    // Names of fields may be keywords too ("items", "properties"), so their map is walked by value.
    for (const [key, value] of Object.entries(schema))
      copy[key] =
        key === 'properties' ? Object.fromEntries(Object.entries(value as Json).map(([name, one]) => [name, inner(one)])) : inner(value);
    return copy;
  }
  function written(schema: unknown, refers: (shape: unknown) => boolean): unknown {
    if (Array.isArray(schema)) return schema.map((one) => written(one, refers));
    if (typeof schema !== 'object' || schema === null) return schema;
    const name = names.get(schema);
    const whole = () => parts(schema as Json, (one) => written(one, refers));
    if (!name || !refers(schema)) return whole();
    schemas[name] ??= whole();
    return { $ref: `#/components/schemas/${name}` };
  }
  const isOpen = (shape: unknown) => JSON.stringify(closed(shape)) !== JSON.stringify(shape);

  return {
    schemas,
    /** What leaves: it may grow, so its objects are open. */
    answer: (schema: TSchema) => written(schema, () => true),
    /** What enters: no object takes a field it doesn't name, so a shape with an open object is written out and closed. */
    request: (schema: TSchema) => closed(written(schema, (shape) => !isOpen(shape))),
  };
}
