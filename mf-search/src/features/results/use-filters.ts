import { useLocation, useNavigate, useSearchParams } from '@mall/mf-kit';
import { readFilters, type SearchFilters, writeFilters } from './search-filters.ts';

/** The filters as the address says, and the ways to change them. */
export function useFilters() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hrefFor = (filters: SearchFilters) => `${pathname}${writeFilters(filters)}`;
  return { filters: readFilters(query), hrefFor, apply: (filters: SearchFilters) => void navigate(hrefFor(filters)) };
}
export type FilterWays = ReturnType<typeof useFilters>;
