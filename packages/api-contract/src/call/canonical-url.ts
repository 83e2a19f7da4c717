/** First segments of what is no page: calls, files, and the gateway's own ways. The address of a page is the page's affair. */
const isWay = (segment: string | undefined) => segment !== undefined && /^(?:api|img|assets|_.*)$/s.test(segment);
/** What a client writes as it is: any other letter has an encoding, and `;` begins a parameter to some servers. */
const isPlain = (path: string) => /^[!$&'()*+,./\w:=@~%-]*$/.test(path) && !/%(?![\da-f]{2})/i.test(path);
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const isControl = /[\x00-\x1f\x7f]/;

interface Segment {
  written: string;
  /** Undefined for bytes that are no text. */
  text: string | undefined;
}

function segmentOf(written: string): Segment {
  try {
    return { written, text: decodeURIComponent(written) };
  } catch {
    return { written, text: undefined };
  }
}

/** Whether two servers read the same in it: it is text, and no dots stand between slashes or backslashes inside. */
const isSure = ({ text }: Segment) =>
  text !== undefined && !isControl.test(text) && (!/[\\/]/.test(text) || !text.split(/[\\/]/).some((part) => /^\.\.?$/.test(part)));

/** Takes out `.` and `..`, in whatever letters. */
function withoutDots(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = [];
  for (const segment of segments) {
    if (segment.text === '..') kept.pop();
    else if (segment.text !== '.') kept.push(segment);
  }
  return kept;
}

/** What stands in the place of an address that has no canonical form: no router can read it. */
export const unreadableAddress = '/%';

/**
 * The one spelling of an address, so that every rule sees the same: `/api//customer/%4Cogin/` is `/api/customer/Login`. Encoded is what
 * `encodeURIComponent` encodes and nothing else, dot segments are followed, empty ones and, of a call, the slash at the end are left out. Letters keep their case: the API tells them apart.
 * A page's address changes only where dot segments are in it.
 * @param url the target of a request, path and query; the query is left as it is
 * @returns undefined where two readers could mean two things: another form than a path, `#`, `;`, a backslash, letters or control characters that should be
 * encoded, broken encodings, dots hidden behind encoded slashes, `..` beside empty segments
 */
export function canonicalUrl(url: string): string | undefined {
  if (!url.startsWith('/') || url.includes('#')) return undefined;
  const end = url.indexOf('?');
  const path = end < 0 ? url : url.slice(0, end);
  const query = end < 0 ? '' : url.slice(end);
  const segments = path.slice(1).split('/').map(segmentOf);
  const hasDots = segments.some(({ text }) => text === '.' || text === '..');
  const kept = withoutDots(segments);
  const full = kept.filter(({ text }) => text !== '');
  if (!isWay(full[0]?.text)) return hasDots ? `/${kept.map(({ written }) => written).join('/')}${query}` : url;
  const isEmptyInside = segments.slice(0, -1).some(({ text }) => text === '');
  if (!isPlain(path) || !full.every(isSure) || (isEmptyInside && segments.some(({ text }) => text === '..'))) return undefined;
  const isCall = full[0]!.text === 'api' || (full[0]!.text === '_staff' && full[1]?.text === 'api');
  const isFolder = !isCall && /^\.{0,2}$/.test(segments.at(-1)!.text!);
  return `/${full.map(({ text }) => encodeURIComponent(text!)).join('/')}${isFolder ? '/' : ''}${query}`;
}
