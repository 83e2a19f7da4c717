import { asKeyword } from '@mall/domain/search';
import { type CallOutput, usePlatform } from '@mall/mf-kit';
import { useRef, useState } from 'react';
import { preload } from 'swr';
import { directUrl, hasSkuCall, searchUrl } from '../../parts/search-address.ts';
import { rememberSearch } from '../../parts/search-history.ts';

/**
 * A search from the box: kept in the history, then to the SKU's page, the category or the results (rules search 6, 11). The result page is warmed up
 * meanwhile; whether it is a SKU is asked once for both. @param onGo told before the page changes
 */
export function useSearch(onGo: (keyword: string) => void) {
  const { sdk, navigate, warm } = usePlatform();
  const [busy, setBusy] = useState(false);
  const latest = useRef(0);

  async function search(text: string) {
    const keyword = asKeyword(text);
    if (!keyword) return;
    latest.current += 1;
    const mine = latest.current;
    rememberSearch(keyword);
    setBusy(true);
    const results = searchUrl(keyword);
    const asked: Promise<CallOutput<'search.hasSku'>> = preload([...hasSkuCall(keyword).key], () => sdk.search.hasSku({ keyword }));
    warm(results);
    const target = await asked.then((known) => directUrl(known) ?? results).catch(() => results);
    if (mine !== latest.current) return;
    setBusy(false);
    onGo(keyword);
    navigate(target);
  }
  return { busy, search: (text: string) => void search(text) };
}
