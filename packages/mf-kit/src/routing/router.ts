import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router';

// The part of react-router that areas use. Only this facade is shared, so a missing export fails at type-check.
export { useLocation, useNavigate } from 'react-router';
export { BrowserRouter } from './browser-router.tsx';

/** The address' query, and what writes another one. */
export function useSearchParams(): [URLSearchParams, (next: URLSearchParams, options?: { replace?: boolean }) => void] {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const write = useCallback(
    (next: URLSearchParams, options = {}) => void navigate({ pathname, search: next.toString() }, options),
    [navigate, pathname],
  );
  return [query, write];
}
