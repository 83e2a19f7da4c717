import type { LiveEntry as Entry } from '@mall/api-contract/platform';
import useSWRInfinite from 'swr/infinite';
import { read } from '../platform/call.ts';

const pageSize = 50;

/** Who did what, the latest first, page by page; the first page is asked for again and again. */
export function useHistory(area: string) {
  const filter = area ? `&area=${area}` : '';
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<{ entries: Entry[] }, Error>(
    (index, previous: { entries: Entry[] } | null) => {
      if (previous && previous.entries.length < pageSize) return null;
      const before = index && previous ? `&before=${previous.entries.at(-1)!.number}` : '';
      return `history?limit=${pageSize}${filter}${before}`;
    },
    read,
    { refreshInterval: 5000, revalidateFirstPage: true },
  );
  return {
    entries: data?.flatMap(({ entries }) => entries),
    error,
    hasMore: data?.at(-1)?.entries.length === pageSize,
    isBusy: isValidating && size > (data?.length ?? 0),
    more: () => void setSize(size + 1),
    retry: () => void mutate(),
  };
}
