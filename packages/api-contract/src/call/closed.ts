type Json = Record<string, unknown>;

/** A copy of a schema in which no object takes a field it doesn't name: what the API holds every request against. */
export function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy: Json = {};
  for (const [key, value] of Object.entries(schema)) {
    // Names of fields may be keywords too ("items", "properties"), so their map is walked by value.
    copy[key] =
      key === 'properties' ? Object.fromEntries(Object.entries(value as Json).map(([name, one]) => [name, closed(one)])) : closed(value);
  }
  if (copy.type === 'object' && copy.properties && copy.additionalProperties === undefined) copy.additionalProperties = false;
  return copy;
}
