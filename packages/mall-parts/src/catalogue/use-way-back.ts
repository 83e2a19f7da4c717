import { usePlatform } from '@mall/mf-kit';
import { type MouseEvent, useRef } from 'react';

/**
 * Keeps where a list was looked at when somebody goes from it to a product, so that the product's page knows the way back (rule product 26). Once a request
 * and address.
 * @returns listens to clicks in the list
 */
export function useWayBack(requestId: string) {
  const { sdk } = usePlatform();
  const kept = useRef('');
  return (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')?.getAttribute('href');
    if (!requestId || !link?.startsWith('/p/')) return;
    const requestUrl = window.location.pathname + window.location.search;
    if (kept.current === `${requestId} ${requestUrl}` || requestUrl.length > 600) return;
    kept.current = `${requestId} ${requestUrl}`;
    const keyword = new URLSearchParams(window.location.search).get('keyword')?.slice(0, 100);
    // Nobody waits for it, and nobody misses it where it fails.
    sdk.product.requestRecord({ requestId, requestUrl, ...(keyword ? { keyword } : {}) }).catch(() => {});
  };
}
