import type { JsonSchema } from '../registry/release.ts';

/** One place where what is given does not fit what is wanted. */
export interface Misfit {
  /** 'items[].price', '' for the whole */
  field: string;
  problem: string;
}

interface Options {
  /** Values that an enumeration did not have may come: a reader has to expect them. */
  newValues: boolean;
}

/** `anyOf`, `enum` and lists of types, as one flat list of alternatives. */
function alternativesOf(schema: JsonSchema): JsonSchema[] {
  if (schema.anyOf) return schema.anyOf.flatMap(alternativesOf);
  if (schema.enum) return schema.enum.map((value) => ({ const: value }));
  if (Array.isArray(schema.type)) return schema.type.map((type) => ({ ...schema, type }));
  return [schema];
}

const typeOf = ({ type, const: value }: JsonSchema): string => {
  if (value === undefined) return (type as string | undefined) ?? 'any';
  if (value === null) return 'null';
  return Number.isInteger(value) ? 'integer' : typeof value;
};

const words: Record<string, string> = {
  string: '文本',
  integer: '整数',
  number: '数字',
  boolean: '布尔',
  null: 'null',
  array: '列表',
  object: '对象',
  any: '任意',
};
const nameOf = (schema: JsonSchema) => {
  const alternatives = alternativesOf(schema);
  const values = alternatives.filter((one) => one.const !== undefined);
  if (values.length === alternatives.length && values.length) return values.map((one) => JSON.stringify(one.const)).join(' | ');
  return [...new Set(alternatives.map((one) => words[typeOf(one)] ?? typeOf(one)))].join(' | ');
};

const join = (field: string, name: string) => (field ? `${field}.${name}` : name);

/**
 * Is everything that `given` may be something that `wanted` can take? Compatible or not, not equal or not: fields that nobody wants,
 * integers for numbers and fewer values are no matter.
 * @returns the places where it is not; none when it fits
 */
export function misfits(given: JsonSchema, wanted: JsonSchema, options: Options, field = ''): Misfit[] {
  const takers = alternativesOf(wanted);
  if (takers.some((one) => typeOf(one) === 'any')) return [];
  return alternativesOf(given).flatMap((alternative) => {
    const tries = takers.map((taker) => oneInto(alternative, taker, options, field));
    if (tries.some((found) => found.length === 0)) return [];
    if (options.newValues && isNewKind(alternative, takers)) return [];
    // The nearest taker tells best what is wrong: the one of the same kind.
    const near = tries.filter((_, index) => typeOf(takers[index]!) === typeOf(alternative)).sort((a, b) => a.length - b.length)[0];
    return near && typeOf(alternative) !== 'string' ? near : [{ field, problem: `${nameOf(alternative)} 不在 ${nameOf(wanted)} 之内` }];
  });
}

function oneInto(given: JsonSchema, wanted: JsonSchema, options: Options, field: string): Misfit[] {
  const [from, to] = [typeOf(given), typeOf(wanted)];
  const different = [{ field, problem: `类型是 ${nameOf(given)}，需要 ${nameOf(wanted)}` }];
  if (from !== to && !(from === 'integer' && to === 'number')) return different;
  if (wanted.const !== undefined && given.const !== wanted.const && !options.newValues) return different;
  if (from === 'array') return misfits(given.items ?? {}, wanted.items ?? {}, options, `${field}[]`);
  return from === 'object' ? objectInto(given, wanted, options, field) : [];
}

/** What stands under names that aren't fixed: a record's values. */
const restOf = ({ patternProperties, additionalProperties }: JsonSchema): JsonSchema | undefined =>
  Object.values(patternProperties ?? {})[0] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);

function objectInto(given: JsonSchema, wanted: JsonSchema, options: Options, field: string): Misfit[] {
  const found: Misfit[] = [];
  for (const [name, want] of Object.entries(wanted.properties ?? {})) {
    const at = join(field, name);
    const isNeeded = wanted.required?.includes(name);
    const have = given.properties?.[name] ?? (isNeeded ? undefined : restOf(given));
    if (!have) {
      if (isNeeded) found.push({ field: at, problem: '缺失' });
      continue;
    }
    if (isNeeded && !given.required?.includes(name)) found.push({ field: at, problem: '可能缺失' });
    found.push(...misfits(have, want, options, at));
  }
  const rest = restOf(wanted);
  const isClosed = wanted.additionalProperties === false && !rest;
  for (const [name, have] of Object.entries(given.properties ?? {})) {
    if (wanted.properties && name in wanted.properties) continue;
    if (isClosed) found.push({ field: join(field, name), problem: '不被接受（未知字段）' });
    else if (rest) found.push(...misfits(have, rest, options, join(field, name)));
  }
  const values = restOf(given);
  if (rest && values) found.push(...misfits(values, rest, options, join(field, '*')));
  return found;
}

/** A kind of object told apart by a constant (`type: 'sku' | 'brand'`) that the reader has not met: growth, like a new value. */
function isNewKind(given: JsonSchema, takers: JsonSchema[]): boolean {
  return Object.entries(given.properties ?? {}).some(([name, { const: value }]) => {
    const known = takers.map((taker) => taker.properties?.[name]?.const);
    return value !== undefined && known.length > 0 && known.every((one) => one !== undefined && one !== value);
  });
}
