import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from '../registry/release.ts';
import { takes, tightened } from './limits.ts';

/** One place where what is given does not fit what is wanted. */
export interface Misfit {
  /** 'items[].price', '' for the whole */
  field: string;
  problem: string;
}

interface Options {
  /** Values that an enumeration did not have may come: a reader has to expect them. */
  newValues: boolean;
  /** Values are held against limits, too: lengths, ranges, patterns. What is given has no fields but those it names. */
  limits: boolean;
}

/** `anyOf`, `enum` and lists of types, as one flat list of alternatives; `anyOf` with limits beside it stays as it is, and is compared with its like alone. */
function alternativesOf({ enum: values, ...schema }: JsonSchema): JsonSchema[] {
  if (schema.anyOf && tightened({}, schema).length === 0) return schema.anyOf.flatMap(alternativesOf);
  if (values) return values.map((value) => ({ ...schema, const: value }));
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

/** Takes whatever comes. */
const takesAll = (schema: JsonSchema, { limits }: Options) =>
  typeOf(schema) === 'any' &&
  !(limits && (['properties', 'required', 'items', 'anyOf'].some((key) => key in schema) || tightened({}, schema).length));

/**
 * Is everything that `given` may be something that `wanted` can take? Compatible or not, not equal or not: fields that nobody wants,
 * integers for numbers and fewer values are no matter. Where it can't be told it is not.
 * @returns the places where it is not; none when it fits
 */
export function misfits(given: JsonSchema, wanted: JsonSchema, options: Options, field = ''): Misfit[] {
  if (isDeepStrictEqual(given, wanted)) return [];
  const takers = alternativesOf(wanted);
  if (takers.some((one) => takesAll(one, options))) return [];
  return alternativesOf(given).flatMap((alternative) => {
    const tries = takers.map((taker) => oneInto(alternative, taker, options, field));
    if (tries.some((found) => found.length === 0)) return [];
    if (options.newValues && isNewKind(alternative, takers)) return [];
    // The nearest taker tells best what is wrong: the one of the same kind.
    const near = tries.filter((_, index) => typeOf(takers[index]!) === typeOf(alternative)).sort((a, b) => a.length - b.length)[0];
    const isTold =
      near && (typeOf(alternative) !== 'string' || (takers.length === 1 && wanted.const === undefined && !('const' in alternative)));
    return isTold ? near : [{ field, problem: `${nameOf(alternative)} 不在 ${nameOf(wanted)} 之内` }];
  });
}

function oneInto(given: JsonSchema, wanted: JsonSchema, options: Options, field: string): Misfit[] {
  const [from, to] = [typeOf(given), typeOf(wanted)];
  const different = [{ field, problem: `类型是 ${nameOf(given)}，需要 ${nameOf(wanted)}` }];
  if (options.limits && given.const !== undefined) return takes(wanted, given.const) ? [] : different;
  // Without a type it says something of values of one kind and takes all others: not compared.
  if (options.limits && to === 'any') return different;
  if (from !== to && !(from === 'integer' && to === 'number')) return different;
  if (wanted.const !== undefined && given.const !== wanted.const && !options.newValues) return different;
  const limits = options.limits ? tightened(given, wanted).map((problem) => ({ field, problem })) : [];
  if (from === 'array') return [...limits, ...misfits(given.items ?? {}, wanted.items ?? {}, options, `${field}[]`)];
  return from === 'object' ? [...limits, ...objectInto(given, wanted, options, field)] : limits;
}

/** What stands under names that aren't fixed: a record's values. */
const restOf = ({ patternProperties, additionalProperties }: JsonSchema): JsonSchema | undefined =>
  Object.values(patternProperties ?? {})[0] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);

/** A record that takes some names only, or other values under other names: compared with its like alone. */
function hasOwnNames({ patternProperties, additionalProperties }: JsonSchema): boolean {
  const patterns = Object.keys(patternProperties ?? {});
  const takesAnyName = patterns.length === 1 && ['^.*$', '^(.*)$'].includes(patterns[0]!);
  return patterns.length > 0 && !(takesAnyName && typeof additionalProperties !== 'object');
}

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
  return options.limits ? [...found, ...namesInto(given, wanted, isClosed, field)] : found;
}

/** What of the names of an object's fields may be refused, beside those that are compared one by one. */
function namesInto(given: JsonSchema, wanted: JsonSchema, isClosed: boolean, field: string): Misfit[] {
  const unsaid = (wanted.required ?? []).filter((name) => !wanted.properties?.[name] && !given.required?.includes(name));
  const found = unsaid.map((name) => ({ field: join(field, name), problem: '可能缺失' }));
  const isSame = isDeepStrictEqual(
    [given.patternProperties, given.additionalProperties],
    [wanted.patternProperties, wanted.additionalProperties],
  );
  const isOpen = given.additionalProperties === true;
  if (isSame && !isOpen && !(hasOwnNames(wanted) && given.properties)) return found;
  const isAnyField = isOpen && Boolean(wanted.properties || wanted.patternProperties || wanted.additionalProperties !== true);
  if (hasOwnNames(wanted) || isAnyField) found.push({ field: join(field, '*'), problem: '字段名的规则不同，无法比较' });
  else if (isClosed && restOf(given)) found.push({ field: join(field, '*'), problem: '不被接受（未知字段）' });
  return found;
}

/** A kind of object told apart by a constant (`type: 'sku' | 'brand'`) that the reader has not met: growth, like a new value. */
function isNewKind(given: JsonSchema, takers: JsonSchema[]): boolean {
  return Object.entries(given.properties ?? {}).some(([name, { const: value }]) => {
    const known = takers.map((taker) => taker.properties?.[name]?.const);
    return value !== undefined && known.length > 0 && known.every((one) => one !== undefined && one !== value);
  });
}
