import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
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
  parameters: { name: string; in: string; required: boolean; schema: Schema }[];
  requestBody?: { content: { 'application/json': { schema: Schema } } };
  responses: { 200: { content: { 'application/json': { schema: { properties: { body: Schema } } } } } };
}

/** The contract's openapi.json, as far as a build reads it. */
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

/** The contract a workspace is built against; undefined where the workspace has none. */
export function readContract(root: string): ContractDocument | undefined {
  const local = join(root, 'node_modules/@mall/api-contract/openapi.json');
  if (existsSync(local)) return JSON.parse(readFileSync(local, 'utf8'));
  try {
    return JSON.parse(readFileSync(createRequire(join(root, 'package.json')).resolve('@mall/api-contract/openapi.json'), 'utf8'));
  } catch {
    return undefined;
  }
}

const operationsOf = ({ paths }: ContractDocument) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );

const entriesOf = <T, U>(record: Record<string, T>, map: (value: T) => U) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** A schema without the fields nobody names and without limits of values, which are rules and not shape. */
function prune(schema: Schema, keeps: (field: string, schema: Schema) => boolean): Schema {
  const { type, properties, required, items, anyOf, patternProperties, additionalProperties } = schema;
  const again = (inner: Schema) => prune(inner, keeps);
  const kept = properties && Object.fromEntries(Object.entries(properties).filter(([field]) => keeps(field, schema)));
  return {
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
      const body = operation.requestBody?.content['application/json'].schema;
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
          sends: prune(input, (field, { required }) => fields.has(field) || Boolean(required?.includes(field))),
          reads: prune(operation.responses[200].content['application/json'].schema.properties.body, (field) => fields.has(field)),
        },
      ];
    }),
  );
}

/** Every call of the contract as the API client makes it: what a shell offers to the areas. */
export const clientCalls = (contract: ContractDocument) =>
  Object.fromEntries(
    operationsOf(contract).map(({ path, method, operation }) => [
      operation.operationId,
      { method, path, query: operation.parameters.filter((one) => one.in === 'query').map((one) => one.name) },
    ]),
  );

/** Our own code, wherever it was installed to, but not the client's table, which names every call. */
export const isOurs = (path: string) =>
  /\.(tsx?|jsx?|mjs)$/.test(path) &&
  (!/[\\/]node_modules[\\/](?!@mall[\\/])/.test(path) || /[\\/]node_modules[\\/]@mall[\\/][^\\/]+[\\/](src|dist)[\\/]/.test(path)) &&
  !/calls\.generated\.[jt]s$/.test(path);

/** Collects the names of every module of a compilation. Modules that the shell shares aren't in an area's: their calls count as the shell's. */
export function namesOf(modules: Iterable<webpack.Module>): Names {
  const names = noNames();
  for (const module of modules) {
    const path = 'resource' in module && typeof module.resource === 'string' ? module.resource.split('?')[0]! : '';
    const source = isOurs(path) ? module.originalSource()?.source() : undefined;
    if (source !== undefined) collectNames(source.toString(), names);
  }
  return names;
}
