/** What part of a file is asked for. */
export type ByteRange = { kind: 'whole' } | { kind: 'part'; from: number; to: number } | { kind: 'outside' };

/** A `Range` header as far as one part goes (RFC 9110); several parts, other units and nonsense mean the whole file. @param to included */
export function byteRange(header: string | undefined, size: number): ByteRange {
  const [, first, last] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (first === undefined || last === undefined || (first === '' && last === '')) return { kind: 'whole' };
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const to = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < from) return { kind: 'whole' };
  return from >= size || from > to ? { kind: 'outside' } : { kind: 'part', from, to };
}
