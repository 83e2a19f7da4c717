import type { OpenApiDocument } from '../gate/open-api.ts';
import type { JsonSchema, Release } from '../registry/release.ts';

/** A release that breaks no rule; `shell` and `mf-…` alike. */
export function aRelease(name: string, changes: Partial<Release> = {}): Release {
  return {
    name,
    version: 'v1',
    platform: '^1.0',
    routes: [],
    entry: ['entry.js'],
    screens: Object.fromEntries((changes.routes ?? []).map(({ screen }) => [screen, []])),
    budget: { js: 100_000 },
    exposes: {},
    shared: { react: '19.3.1', '@mall/mf-kit': '1.2.0' },
    files: { 'entry.js': { integrity: 'sha384-x', bytes: 9, brotli: 5 } },
    ...changes,
  };
}

export const aRoute = (path: string): Release['routes'][number] => ({ path, screen: 'one', access: 'public', layout: 'default' });

/** An object schema; names that end in `?` are optional. */
export function anObject(fields: Record<string, JsonSchema>, closed = false): JsonSchema {
  const names = Object.keys(fields);
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name.replace('?', ''), fields[name]!])),
    required: names.filter((name) => !name.endsWith('?')),
    ...(closed ? { additionalProperties: false } : {}),
  };
}

/** An API that serves one POST. */
export const anApi = (path: string, accepts: JsonSchema, serves: JsonSchema): OpenApiDocument => ({
  openapi: '3.1.0',
  paths: {
    [path]: {
      post: {
        requestBody: { content: { 'application/json': { schema: accepts } } },
        responses: { 200: { content: { 'application/json': { schema: anObject({ code: { type: 'integer' }, body: serves }) } } } },
      },
    },
  },
});
