import { useLocation, useNavigate, useSearchParams } from '@mall/mf-kit';
import type { ListFilters } from './list-filters.ts';

/** How a list's filters stand in its address. */
export interface FilterAddress<Filters> {
  read: (query: URLSearchParams) => Filters;
  write: (filters: Filters) => string;
}

export interface FilterWays<Filters extends ListFilters> {
  filters: Filters;
  hrefFor: (filters: Filters) => string;
  apply: (filters: Filters) => void;
}

/** The filters as the address says, and the ways to change them. */
export function useFilters<Filters extends ListFilters>({ read, write }: FilterAddress<Filters>): FilterWays<Filters> {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hrefFor = (filters: Filters) => `${pathname}${write(filters)}`;
  return { filters: read(query), hrefFor, apply: (filters) => void navigate(hrefFor(filters)) };
}
