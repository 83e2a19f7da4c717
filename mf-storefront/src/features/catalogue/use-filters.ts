import { useLocation, useNavigate, useSearchParams } from '@mall/mf-kit';
import { type CatalogueFilters, readFilters, writeFilters } from './catalogue-filters.ts';

/** The filters of this page as its address says, and the ways to change them. */
export function useFilters() {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hrefFor = (filters: CatalogueFilters) => `${pathname}${writeFilters(filters)}`;
  return { filters: readFilters(query), hrefFor, apply: (filters: CatalogueFilters) => void navigate(hrefFor(filters)) };
}
export type FilterWays = ReturnType<typeof useFilters>;
