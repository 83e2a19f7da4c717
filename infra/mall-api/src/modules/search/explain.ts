import type { Understanding } from '@mall/domain/search/query';
import type { LoadedIndex } from './index-state.ts';
import type { Relaxed } from './relax.ts';
import type { SearchAnswer } from './search-engine.ts';

const mostNear = 6;

/** What was understood of the keyword, and what was shown instead of what nothing has. */
export function explained(
  { noun, parts, otherBrands, unknown, unread, use }: Understanding,
  relaxed: readonly Relaxed[],
): Pick<SearchAnswer, 'understood' | 'relaxed'> {
  return {
    understood: [
      ...(noun?.text ? [{ kind: 'noun' as const, text: noun.text, shown: noun.shown }] : []),
      ...new Map(parts.map(({ kind, text, shown }) => [`${kind} ${text} ${shown}`, { kind, text, shown }])).values(),
      ...(use ? [{ kind: 'quality' as const, ...use }] : []),
      ...unread.map((text) => ({ kind: 'partNumber' as const, text, shown: text })),
      ...otherBrands.map((text) => ({ kind: 'otherBrand' as const, text, shown: text })),
      ...unknown.map((text) => ({ kind: 'unknown' as const, text, shown: text })),
    ],
    relaxed: [...relaxed],
  };
}

/** Names of what is sold and nearest to what isn't: they share two characters with it, or end like it; the most sold first. */
export function nearTo({ unknown, unread, parts }: Understanding, { assortment }: LoadedIndex): string[] {
  const typed = [...unknown, ...unread, ...parts.map(({ text }) => text)].filter((text) => /\p{Script=Han}/u.test(text));
  const pairs = typed.flatMap((text) => Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)));
  const ends = typed.map((text) => text.at(-1)!);
  const near = new Map<string, { fit: number; n: number }>();
  for (const { pieces, n } of assortment.types) {
    for (const name of pieces) {
      const fit = pairs.some((pair) => name.includes(pair)) ? 2 : ends.some((end) => name.endsWith(end)) ? 1 : 0;
      if (fit === 0 || name.length > 8 || !/^\p{Script=Han}+$/u.test(name)) continue;
      near.set(name, { fit, n: n + (near.get(name)?.n ?? 0) });
    }
  }
  return [...near]
    .sort(([, a], [, b]) => b.fit - a.fit || b.n - a.n)
    .slice(0, mostNear)
    .map(([name]) => name);
}
