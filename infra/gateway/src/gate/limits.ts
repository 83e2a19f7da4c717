import { isDeepStrictEqual } from 'node:util';
import { Ajv } from 'ajv';
import type { JsonSchema } from '../registry/release.ts';

const ajv = new Ajv({ strict: false, logger: false, validateFormats: false });

/** Upper ends: what is wanted may not be less than what is given. */
const most = ['maxLength', 'maximum', 'maxItems', 'maxProperties'] as const;
/** Lower ends. Nothing is shorter than nothing, so a lower end of 0 of what is counted is none. */
const least = ['minLength', 'minimum', 'minItems', 'minProperties'] as const;
/** Two of them can't be compared: they are the same or they aren't. */
const same = [
  ...['pattern', 'format', 'multipleOf', 'exclusiveMinimum', 'exclusiveMaximum', 'propertyNames', 'contains', 'prefixItems', 'not', 'if'],
  ...['then', 'else', 'allOf', 'oneOf', 'dependentRequired', 'dependentSchemas', 'unevaluatedProperties', '$ref'],
] as const;

const words: Record<string, string> = {
  maxLength: '最长',
  minLength: '最短',
  maximum: '最大',
  minimum: '最小',
  maxItems: '最多',
  minItems: '最少',
};
const wordOf = (key: string) => words[key] ?? key;
const shown = (value: unknown) => (value === undefined ? '不限' : JSON.stringify(value).slice(0, 60));

type Limits = Partial<Record<string, unknown>>;

/** Limits of `wanted` that something which keeps those of `given` may break. @returns each in words */
export function tightened(given: JsonSchema, wanted: JsonSchema): string[] {
  const [from, to] = [given as Limits, wanted as Limits];
  const differs = (key: string) => `${wordOf(key)} ${shown(from[key])} 收紧为 ${shown(to[key])}`;
  const isLess = (key: string) => to[key] !== undefined && !(Number(from[key]) <= Number(to[key]));
  const isMore = (key: string) => {
    const floor = to[key] === 0 && key !== 'minimum' ? undefined : to[key];
    return floor !== undefined && !(Number(from[key]) >= Number(floor));
  };
  const isUnlike = (key: string) => to[key] !== undefined && !isDeepStrictEqual(from[key], to[key]);
  return [
    ...most.filter(isLess),
    ...least.filter(isMore),
    ...same.filter(isUnlike),
    ...(to.uniqueItems === true && from.uniqueItems !== true ? ['uniqueItems'] : []),
  ].map(differs);
}

/** Whether a value is one that a schema takes, formats aside. */
export const takes = (wanted: JsonSchema, value: unknown): boolean => ajv.validate(wanted, value);
