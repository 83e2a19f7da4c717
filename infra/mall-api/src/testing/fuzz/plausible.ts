import fc from 'fast-check';

export interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  pattern?: string;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  properties?: Record<string, Schema>;
  patternProperties?: Record<string, Schema>;
  required?: string[];
}
/** What really is there, by what a field is called: numbers of orders, SKUs, people, so that a call gets beyond "not found". */
export type Known = Readonly<Record<string, readonly (string | number)[]>>;

const dates = ['2026-11-01', '2026-11-22T08:00:00Z', '2026-12-31'];
const words = ['M8', '内六角', '6204', 'a', '测试', '1'];

function text(schema: Schema, known: readonly (string | number)[]): fc.Arbitrary<unknown> {
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern));
  if (schema.format) return fc.constantFrom(...dates);
  const { minLength = 0, maxLength = 40 } = schema;
  const fits = [...known, ...words].map(String).filter(({ length }) => length >= minLength && length <= maxLength);
  const any = fc.string({ minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) });
  return fits.length > 0 ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...fits) }, any) : any;
}

function whole({ minimum = -5, maximum = 2 ** 31 - 1 }: Schema, known: readonly (string | number)[]): fc.Arbitrary<unknown> {
  const fits = [...known.map(Number), 0, 1, 2, 5, 10].filter((one) => Number.isInteger(one) && one >= minimum && one <= maximum);
  const any = fc.integer({ min: Math.ceil(minimum), max: Math.min(Math.floor(maximum), 2 ** 31 - 1) });
  return fits.length > 0 ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...fits) }, any) : any;
}

/** Inputs that the contract takes: what a schema describes, filled with what really is there. @param name of the field */
export function plausible(schema: Schema, known: Known, name = ''): fc.Arbitrary<unknown> {
  const here = known[name] ?? known[name.replace(/s$/, '')] ?? [];
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((one) => plausible(one, known, name)));
  if (schema.type === 'string') return text(schema, here);
  if (schema.type === 'integer') return whole(schema, here);
  if (schema.type === 'number') return fc.double({ min: schema.minimum ?? -5, max: schema.maximum ?? 1e6, noNaN: true });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') {
    const { minItems = 0, maxItems = 5 } = schema;
    return fc.array(plausible(schema.items ?? {}, known, name), {
      minLength: minItems,
      maxLength: Math.max(minItems, Math.min(maxItems, 4)),
    });
  }
  if (schema.patternProperties)
    return fc.dictionary(fc.string({ maxLength: 12 }), plausible(Object.values(schema.patternProperties)[0]!, known), { maxKeys: 4 });
  if (schema.type !== 'object') return fc.jsonValue({ maxDepth: 2 });
  const fields = Object.entries(schema.properties ?? {}).map(([key, one]) => [key, plausible(one, known, key)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: (schema.required ?? []) as never[] });
}
