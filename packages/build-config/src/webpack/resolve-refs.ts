type Json = Record<string, unknown>;

/** A document with what its `$ref`s stand for in their places; one inside itself is left open. */
export function resolveRefs<Document extends object>(document: Document): Document {
  const found = (ref: string) =>
    ref
      .replace(/^#\//, '')
      .split('/')
      .reduce<unknown>((at, part) => (at as Json | undefined)?.[part], document);
  const walk = (value: unknown, inside: readonly string[]): unknown => {
    if (Array.isArray(value)) return value.map((one) => walk(one, inside));
    if (typeof value !== 'object' || value === null) return value;
    const { $ref } = value as Json;
    if (typeof $ref === 'string') return inside.includes($ref) ? {} : walk(found($ref) ?? {}, [...inside, $ref]);
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, walk(one, inside)]));
  };
  return walk(document, []) as Document;
}
