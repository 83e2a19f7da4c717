import { expect, test } from '@jest/globals';
import { Ajv } from 'ajv';
import fc from 'fast-check';
import type { JsonSchema } from '../registry/release.ts';
import { misfits } from './fits.ts';

type Schema = JsonSchema & Record<string, unknown>;
const sending = { newValues: false, limits: true };
const fits = (given: object, wanted: object) => misfits(given, wanted, sending).length === 0;

const text = { type: 'string' };
test.each<[string, object, object, string]>([
  ['a shorter text', { ...text, maxLength: 50 }, { ...text, maxLength: 20 }, '最长 50 收紧为 20'],
  ['a text that had no end', text, { ...text, maxLength: 20 }, '最长 不限 收紧为 20'],
  ['a longer text', { ...text, minLength: 1 }, { ...text, minLength: 2 }, '最短 1 收紧为 2'],
  ['another pattern', { ...text, pattern: '^a' }, { ...text, pattern: '^ab' }, 'pattern "^a" 收紧为 "^ab"'],
  ['a smaller number', { type: 'integer', maximum: 100 }, { type: 'integer', maximum: 99 }, '最大 100 收紧为 99'],
  ['a number above nothing', { type: 'number' }, { type: 'number', minimum: 0 }, '最小 不限 收紧为 0'],
  ['fewer items', { type: 'array', maxItems: 9 }, { type: 'array', maxItems: 3 }, '最多 9 收紧为 3'],
  ['each item once', { type: 'array' }, { type: 'array', uniqueItems: true }, 'uniqueItems 不限 收紧为 true'],
  ['fewer values', { enum: ['a', 'b'] }, { enum: ['a'] }, '"b" 不在 "a" 之内'],
  ['a value that a limit excludes', { const: 'abc' }, { ...text, maxLength: 2 }, '"abc" 不在 文本 之内'],
  ['a form that can’t be compared', { ...text }, { ...text, not: { const: 'x' } }, 'not 不限 收紧为 {"const":"x"}'],
])('%s is a tightening', (_, given, wanted, problem) => {
  expect(misfits(given, wanted, sending)).toEqual([{ field: '', problem }]);
  expect(fits(given, given)).toBe(true);
});

test('wider limits, the same limits and the same reference fit', () => {
  expect(fits({ ...text, minLength: 2, maxLength: 5, pattern: '^a' }, { ...text, minLength: 1, maxLength: 9, pattern: '^a' })).toBe(true);
  expect(fits({ type: 'array', maxItems: 3, items: text }, { type: 'array', minItems: 0, maxItems: 3, items: text })).toBe(true);
  expect(fits({ $ref: '#/components/schemas/Line' }, { $ref: '#/components/schemas/Line' })).toBe(true);
  expect(
    fits({ type: 'object', properties: { a: { $ref: '#/a' } } }, { type: 'object', properties: { a: { $ref: '#/a' }, b: text } }),
  ).toBe(true);
});

test('an answer may have other limits: a reader takes longer texts', () => {
  expect(
    misfits({ ...text, maxLength: 90 } as JsonSchema, { ...text, maxLength: 20 } as JsonSchema, { newValues: true, limits: false }),
  ).toEqual([]);
});

/** Small schemas of every kind the contract uses, so that pairs of them often nearly fit. */
const names = ['a', 'b', 'c'];
const few = fc.integer({ min: 0, max: 4 });
const maybe = <T>(arb: fc.Arbitrary<T>) => fc.option(arb, { nil: undefined, freq: 2 });
const plain = <T extends object>(arb: fc.Arbitrary<T>) => arb.map((one) => JSON.parse(JSON.stringify(one)) as Schema);
const texts = plain(
  fc.record({
    type: fc.constant('string'),
    minLength: maybe(few),
    maxLength: maybe(few),
    pattern: maybe(fc.constantFrom('^x', '^xy', 'y$')),
  }),
);
const numbers = plain(
  fc.record({
    type: fc.constantFrom('integer', 'number'),
    minimum: maybe(few),
    maximum: maybe(few),
    exclusiveMaximum: maybe(few),
    multipleOf: maybe(fc.constantFrom(1, 2)),
  }),
);
const values = plain(
  fc.oneof(
    fc.record({ enum: fc.uniqueArray(fc.constantFrom('x', 'xy', 'y', 1, 2.5, null, true), { minLength: 1, maxLength: 3 }) }),
    fc.record({ const: fc.constantFrom<unknown>('x', 'xyxyx', 3, false) }),
    fc.constantFrom<object>({ type: 'boolean' }, { type: 'null' }, {}, { type: ['string', 'null'], maxLength: 2 }),
  ),
);
const schemas: fc.Arbitrary<Schema> = fc.letrec<{ any: Schema }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    fc.oneof(texts, numbers, values),
    plain(fc.record({ anyOf: fc.array(tie('any'), { minLength: 1, maxLength: 3 }), maxLength: maybe(fc.constant(3)) })),
    plain(
      fc.record({
        type: fc.constant('array'),
        items: maybe(tie('any')),
        minItems: maybe(few),
        maxItems: maybe(few),
        uniqueItems: maybe(fc.boolean()),
      }),
    ),
    plain(
      fc.record({
        type: fc.constant('object'),
        properties: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 3 }),
        required: fc.subarray(names),
        additionalProperties: maybe(fc.oneof(fc.boolean(), tie('any'))),
        patternProperties: maybe(fc.dictionary(fc.constantFrom('^.*$', '^a'), tie('any'), { minKeys: 1, maxKeys: 1 })),
        maxProperties: maybe(few),
      }),
    ),
  ),
})).any;

/** The same schema with one thing of it changed: what an API does from release to release. */
const changed = (schema: Schema): fc.Arbitrary<Schema> => {
  const keys = Object.keys(schema);
  if (keys.length === 0) return schemas;
  const limits: fc.Arbitrary<Schema> = fc
    .tuple(fc.constantFrom('minLength', 'maxLength', 'minimum', 'maximum', 'minItems', 'maxItems'), few)
    .map(([key, value]) => ({ ...schema, [key]: value }));
  const without = fc
    .constantFrom(...keys)
    .map((key) => Object.fromEntries(Object.entries(schema).filter(([one]) => one !== key)) as Schema);
  const inner = (key: 'properties' | 'patternProperties') =>
    schema[key] && Object.keys(schema[key]).length
      ? [
          fc
            .constantFrom(...Object.keys(schema[key]))
            .chain((name) =>
              changed(schema[key]![name] as Schema).map((one) => ({ ...schema, [key]: { ...schema[key], [name]: one } }) as Schema),
            ),
        ]
      : [];
  const items = schema.items ? [changed(schema.items as Schema).map((one) => ({ ...schema, items: one }) as Schema)] : [];
  const alternatives = schema.anyOf ? [schemas.map((one) => ({ ...schema, anyOf: [...schema.anyOf!, one] }) as Schema)] : [];
  return fc.oneof(limits, without, ...inner('properties'), ...inner('patternProperties'), ...items, ...alternatives);
};

/** Values, most of them made after a schema; an object has no fields but those its schema names. */
function valuesOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => valuesOf(one as Schema)));
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  const types = ([] as (string | undefined)[]).concat(schema.type);
  return fc.oneof(...types.map((type) => aValueOf(type, schema)));
}
function aValueOf(type: string | undefined, schema: Schema): fc.Arbitrary<unknown> {
  if (type === 'string') return fc.stringMatching(/^[xy]{0,5}$/);
  if (type === 'integer') return fc.integer({ min: -2, max: 6 });
  if (type === 'number') return fc.oneof(fc.integer({ min: -2, max: 6 }), fc.constantFrom(0.5, 2.5, 3.5));
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  if (type === 'array') return fc.array(valuesOf((schema.items ?? {}) as Schema), { maxLength: 5 });
  if (type !== 'object') return fc.constantFrom<unknown>('x', 1, true, null, [], {}, { a: 1 });
  const rest = Object.values(schema.patternProperties ?? {})[0] ?? schema.additionalProperties;
  const more =
    rest && typeof rest === 'object'
      ? fc.dictionary(fc.constantFrom('a', 'ab', 'd'), valuesOf(rest as Schema), { maxKeys: 2 })
      : fc.constant({});
  const open = rest === true ? fc.dictionary(fc.constantFrom('a', 'b', 'd'), fc.constantFrom('x', 1), { maxKeys: 2 }) : fc.constant({});
  const known = fc.record(
    Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, one]) => [name, valuesOf(one as Schema)])),
    {
      requiredKeys: (schema.required ?? []).filter((name) => schema.properties?.[name]),
    },
  );
  return fc.tuple(more, open, known).map((parts) => Object.assign({}, ...parts));
}

test('whatever fits: every valid old input is valid for the new API, as Ajv has it', () => {
  const ajv = new Ajv({ strict: false, logger: false });
  let accepted = 0;
  let held = 0;
  const pairs = schemas.chain((given) => fc.tuple(fc.constant(given), fc.oneof(schemas, changed(given), changed(given).chain(changed))));
  const property = fc.property(pairs, fc.infiniteStream(fc.nat()), ([given, wanted], seeds) => {
    if (!fits(given, wanted)) return;
    accepted += 1;
    const { value: seed } = seeds.next();
    for (const value of fc.sample(valuesOf(given), { numRuns: 30, seed: seed! })) {
      if (!ajv.validate(given, value)) continue;
      held += 1;
      if (!ajv.validate(wanted, value)) throw new Error(`${JSON.stringify(given)} → ${JSON.stringify(wanted)}: ${JSON.stringify(value)}`);
    }
  });
  fc.assert(property, { seed: 20_261_122, numRuns: 1200 });
  // It is no proof where nearly nothing fits.
  expect(accepted).toBeGreaterThan(250);
  expect(held).toBeGreaterThan(2500);
});
