import { useSearchParams } from 'react-router';

/**
 * Filters and the page of a list, kept in the address: what is there can be reloaded, sent to a colleague and gone back to. A changed filter begins at the
 * first page. @param defaults what an address says by saying nothing
 */
export function useFilters<Filters extends Record<string, string>>(defaults: Filters) {
  const [query, setQuery] = useSearchParams();
  const filters = Object.fromEntries(Object.keys(defaults).map((name) => [name, query.get(name) ?? defaults[name]])) as Filters;
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '', 10) || 1);
  const written = (next: Partial<Filters>, at: number) => {
    const all = { ...filters, ...next };
    const kept = Object.entries(all).filter(([name, value]) => value !== defaults[name] && value !== undefined);
    return new URLSearchParams([...kept, ...(at > 1 ? [['page', String(at)]] : [])] as [string, string][]);
  };
  return {
    filters,
    page,
    set: (next: Partial<Filters>) => setQuery(written(next, 1), { replace: true }),
    toPage: (at: number) => setQuery(written({}, at)),
  };
}
