/** A value of PostgreSQL's COPY text format; objects and arrays travel as JSON. */
export type CopyValue = string | number | boolean | null | object;

const special = /[\\\t\n\r]/;
const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

function field(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? 't' : 'f';
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return special.test(text) ? text.replace(/[\\\t\n\r]/g, (char) => escapes[char] ?? char) : text;
}

/** Rows as COPY text, in pieces of some 64 KB. */
export function* copyText(rows: Iterable<CopyValue[]>): Generator<string> {
  let piece = '';
  for (const row of rows) {
    piece += `${row.map(field).join('\t')}\n`;
    if (piece.length > 65_536) {
      yield piece;
      piece = '';
    }
  }
  if (piece) yield piece;
}
