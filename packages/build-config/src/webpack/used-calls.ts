import type webpack from 'webpack';
import { collectNames, type Names, noNames } from './used-names.ts';

/** A JSON Schema as the contract writes it. */
export interface Schema {
  type?: unknown;
  const?: unknown;
  enum?: unknown;
  required?: string[];
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  patternProperties?: Record<string, Schema>;
  additionalProperties?: unknown;
}

interface Operation {
  operationId: string;
  'x-effect': string;
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  /** An upload is no JSON: its file has no shape to compare. */
  requestBody?: { content: { 'application/json'?: { schema: Schema }; 'multipart/form-data'?: { schema: Schema } } };
  responses: { 200: { content: { 'application/json': { schema: { properties: { body: Schema } } } } } };
}

/** The contract's openapi.json, as far as a build reads it, its references resolved. */
export interface ContractDocument {
  paths: Record<string, Record<string, Operation>>;
}

/** See `UsedCall` of the gateway's registry, which reads this. */
export interface UsedCall {
  method: string;
  path: string;
  sends: Schema;
  reads: Schema;
}

const operationsOf = ({ paths }: ContractDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const entriesOf = <T, U>(record: Record<string, T>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** What only explains. */
const explains = new Set(['title', 'description', 'default', 'examples', 'deprecated', 'readOnly', '$id', '$comment']);
const shapes = new Set(['type', 'const', 'enum', 'properties', 'required', 'items', 'anyOf', 'patternProperties', 'additionalProperties']);

/** Limits of a value: 'maxLength', 'pattern' … */
const limitsOf = (schema: Schema) =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !shapes.has(key) && !explains.has(key) && !key.startsWith('x-')));

/** A schema without the fields nobody names. @param hasLimits with limits of values: what is sent has to keep them, what is read may have others */
function prune(schema: Schema, keeps: (field: string, schema: Schema) => boolean, hasLimits: boolean): Schema {
  const { type, properties, required, items, anyOf, patternProperties, additionalProperties } = schema;
  const again = (inner: Schema) => prune(inner, keeps, hasLimits);
  const kept = properties && Object.fromEntries(Object.entries(properties).filter(([field]) => keeps(field, schema)));
  return {
    ...(hasLimits ? limitsOf(schema) : {}),
    ...(type === undefined ? {} : { type }),
    ...('const' in schema ? { const: schema.const } : {}),
    ...('enum' in schema ? { enum: schema.enum } : {}),
    ...(kept ? { properties: entriesOf(kept, again), required: (required ?? []).filter((field) => field in kept) } : {}),
    ...(items ? { items: again(items) } : {}),
    ...(anyOf ? { anyOf: anyOf.map(again) } : {}),
    ...(patternProperties ? { patternProperties: entriesOf(patternProperties, again) } : {}),
    ...(typeof additionalProperties === 'object' && additionalProperties ? { additionalProperties: again(additionalProperties) } : {}),
  };
}

/**
 * The calls of the contract that occur among these names, each pruned to the fields that occur.
 * What the contract requires is sent in any case: the type checker sees to it, even where a spread hides the name.
 */
export function usedCalls(contract: ContractDocument, { pairs, fields, paths }: Names): Record<string, UsedCall> {
  const used = operationsOf(contract).filter(
    ({ path, operation }) => pairs.has(operation.operationId) || paths.has(path.replace(/\{.*/, '')),
  );
  return Object.fromEntries(
    used.map(({ path, method, operation }) => {
      const body = operation.requestBody?.content['application/json']?.schema;
      const input: Schema = {
        type: 'object',
        properties: { ...Object.fromEntries(operation.parameters.map((one) => [one.name, one.schema])), ...body?.properties },
        required: [...operation.parameters.filter((one) => one.required).map((one) => one.name), ...(body?.required ?? [])],
      };
      return [
        operation.operationId,
        {
          method,
          path,
          sends: prune(input, (field, { required }) => fields.has(field) || Boolean(required?.includes(field)), true),
          reads: prune(operation.responses[200].content['application/json'].schema.properties.body, (field) => fields.has(field), false),
        },
      ];
    }),
  );
}

/** One call as the client's table has it; see `CallRow` of @mall/api-sdk. */
export type Row = [method: string, path: string, effect: string, query?: string[]];

/** The client's table of these calls: noun → call → row. */
export function callTable(contract: ContractDocument, { pairs }: Pick<Names, 'pairs'>): Record<string, Record<string, Row>> {
  const table: Record<string, Record<string, Row>> = {};
  for (const { path, method, operation } of operationsOf(contract)) {
    if (!pairs.has(operation.operationId)) continue;
    const [noun, name] = operation.operationId.split('.') as [string, string];
    const query = operation.parameters.filter((one) => one.in === 'query').map((one) => one.name);
    table[noun] ??= {};
    table[noun][name] = [method, path, operation['x-effect'], ...(query.length ? [query] : [])] as Row;
  }
  return table;
}

/** Our own code, wherever it was installed to. */
export const isOurs = (path: string) =>
  /\.(tsx?|jsx?|mjs)$/.test(path) &&
  (!/[\\/]node_modules[\\/](?!@mall[\\/])/.test(path) || /[\\/]node_modules[\\/]@mall[\\/][^\\/]+[\\/](src|dist)[\\/]/.test(path));

/** The names of each source that was read: browser and server, and areas among themselves, are built from many of the same. */
const read = new Map<string, Names>();

function namesOfSource(source: string): Names {
  const known = read.get(source) ?? noNames();
  if (!read.has(source)) collectNames(source, known);
  read.set(source, known);
  return known;
}

/** Collects the names of every module of a compilation. Modules that the shell shares aren't in an area's: their calls count as the shell's. */
function namesOf(modules: Iterable<webpack.Module>): Names {
  const names = noNames();
  for (const module of modules) {
    const path = 'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0]! : '';
    const source = isOurs(path) ? module.originalSource()?.source() : undefined;
    if (source === undefined) continue;
    const own = namesOfSource(source.toString());
    for (const kind of ['fields', 'pairs', 'paths'] as const) for (const name of own[kind]) names[kind].add(name);
  }
  return names;
}

const gathered = new WeakMap<webpack.Compilation, Names>();

/** The names of a compilation whose modules are built but not concatenated yet: each still has its own source. Once gathered they are kept. */
export function namesIn(compilation: webpack.Compilation): Names {
  const names = gathered.get(compilation) ?? namesOf(compilation.modules);
  gathered.set(compilation, names);
  return names;
}
