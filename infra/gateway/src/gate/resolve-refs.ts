import type { JsonSchema } from '../registry/release.ts';
import type { OpenApiDocument } from './open-api.ts';

/** `#/components/schemas/SkuCard` → what stands there; undefined where nothing does. */
const found = (document: unknown, ref: string): unknown =>
  ref
    .replace(/^#\//, '')
    .split('/')
    .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);

/** A schema with what its `$ref`s stand for in their places. One inside itself is anything there, since shape is compared to a finite depth. */
export function resolveRefs(document: OpenApiDocument, schema: JsonSchema | undefined): JsonSchema | undefined {
  const walk = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, inside));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as { $ref?: unknown };
    if (typeof $ref === 'string') return inside.includes($ref) ? {} : walk(found(document, $ref) ?? {}, [...inside, $ref]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, inside)]));
  };
  return walk(schema, []) as JsonSchema | undefined;
}
