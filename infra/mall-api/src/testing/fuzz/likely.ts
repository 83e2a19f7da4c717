import type { CallContract } from '@mall/api-contract';
import fc from 'fast-check';
import { type Known, plausible, type Schema } from './plausible.ts';

/** Of what is known, what this schema takes. */
function fitting(
  { type, pattern, minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, enum: one }: Schema,
  known: Known[string],
) {
  if (one !== undefined) return [];
  if (type === 'integer') return known.filter((value) => typeof value === 'number' && value >= minimum && value <= maximum);
  if (type !== 'string') return [];
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength && (!pattern || new RegExp(pattern).test(text));
  return known.filter((value) => typeof value === 'string' && fits(value));
}

interface Made {
  value: unknown;
  /** So many different ones there are. */
  ways: number;
}
const seed = 20_261_122;

function make(schema: Schema, known: Known, turn: number, name: string): Made | undefined {
  if (schema.anyOf) {
    const made = schema.anyOf.map((one) => make(one, known, turn, name)).filter((one) => one !== undefined);
    return made.toSorted((a, b) => b.ways - a.ways)[0];
  }
  if (schema.type === 'array') {
    const item = make(schema.items ?? {}, known, turn, name);
    return item && { value: [item.value], ways: item.ways };
  }
  if (schema.type === 'object' && schema.properties) {
    const required = new Set(schema.required);
    let ways = 0;
    const fields: [string, unknown][] = [];
    for (const [key, one] of Object.entries(schema.properties)) {
      const made = make(one, known, turn, key);
      if (made) ways = Math.max(ways, made.ways);
      if (made) fields.push([key, made.value]);
      else if (required.has(key)) fields.push([key, fc.sample(plausible(one, {}, key), { seed, numRuns: 1 })[0]]);
    }
    return ways > 0 ? { value: Object.fromEntries(fields), ways } : undefined;
  }
  const fits = fitting(schema, known[name] ?? []);
  return fits.length > 0 ? { value: fits[turn % fits.length], ways: fits.length } : undefined;
}

/** All that a call takes, as one object. */
export function inputOf({ params, query, body }: Pick<CallContract, 'params' | 'query' | 'body'>): Schema {
  const all = [params, query, body] as (Schema | undefined)[];
  return {
    type: 'object',
    properties: Object.assign({}, ...all.map((one) => one?.properties)),
    required: all.flatMap((one) => one?.required ?? []),
  };
}

/**
 * For tests: inputs that a call takes: one with what has to be, and then ones in which every field that names something names what is known, each of it in one.
 */
export function likely(call: Pick<CallContract, 'params' | 'query' | 'body'>, known: Known): Record<string, unknown>[] {
  const schema = inputOf(call);
  const { properties = {}, required = [] } = schema;
  const least = { ...schema, properties: Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))) };
  const bare = make(least, known, 0, '')?.value ?? fc.sample(plausible(least, {}), { seed, numRuns: 1 })[0];
  const ways = make(schema, known, 0, '')?.ways ?? 0;
  return [bare, ...Array.from({ length: ways }, (_, turn) => make(schema, known, turn, '')!.value)] as Record<string, unknown>[];
}
