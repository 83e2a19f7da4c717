import { longestSuggestion, suggestionsAtMost } from '@mall/domain/search';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useEffect, useState } from 'react';
import { searchUrl } from '../../parts/search-address.ts';

export type Suggestion = CallOutput<'search.esInstantSearch'>[number];

/** The debounce of the instant search (rule search 8). */
const debounceMs = 600;
const kept = new Map<string, Suggestion[]>();
const mostKept = 50;

/** Names cut at 200; 10 products or more end with the link to all results, which the server adds, or else we do (rules search 9, 10). */
export function withMoreLink(found: readonly Suggestion[], keyword: string): Suggestion[] {
  const lines = found.map((line) => ({ ...line, name: line.name.slice(0, longestSuggestion) }));
  const products = lines.filter(({ type }) => type === 0);
  if (products.length < suggestionsAtMost || lines.some(({ type }) => type === 1)) return lines;
  const more = { ...products[0]!, type: 1 as const, sku: '', name: '查看更多结果', pictureUrl: '', url: searchUrl(keyword) };
  return [...lines, more];
}

interface State {
  keyword: string;
  lines: Suggestion[];
  failed: boolean;
}

/**
 * Products while somebody types: asked once the text stood still for 600 ms, never for blank text, the latest text only. What was found for the text
 * before stays until the answer is here.
 */
export function useInstantSearch(keyword: string, isWanted: boolean) {
  const { sdk } = usePlatform();
  const [state, setState] = useState<State>();
  useEffect(() => {
    if (!keyword) setState(undefined);
    if (!keyword || !isWanted) return;
    const known = kept.get(keyword);
    if (known) return setState({ keyword, lines: known, failed: false });
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const lines = withMoreLink(await sdk.search.esInstantSearch({ keyword }, { signal: stop.signal }), keyword);
        if (stop.signal.aborted) return;
        kept.set(keyword, lines);
        if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
        setState({ keyword, lines, failed: false });
      } catch {
        if (!stop.signal.aborted) setState({ keyword, lines: [], failed: true });
      }
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [sdk, keyword, isWanted]);
  return { lines: state?.lines ?? [], isFor: state?.keyword ?? '', failed: state?.failed ?? false };
}
