import { space } from '@mall/design-tokens';
import type { CallState } from '@mall/mf-kit';
import { ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

interface Props<Item> {
  /** What is listed: 售后单. */
  what: string;
  /** Spoken name of the list. */
  label: string;
  /** How one counts them: 个售后单. */
  unit: string;
  state: Pick<CallState<{ items: readonly Item[]; total: number }>, 'data' | 'error' | 'isLoading' | 'refresh'>;
  page: number;
  pageSize: number;
  hrefFor: (page: number) => string;
  onPage: (page: number) => void;
  keyOf: (item: Item) => string | number;
  children: (item: Item) => ReactNode;
  empty: ReactNode;
}

/** A list of blocks, page by page, with its four faces. Ready comes first: a failed refresh wipes nothing off the screen. */
export function PagedBlocks<Item>({ what, label, unit, state, page, pageSize, hrefFor, onPage, keyOf, children, empty }: Props<Item>) {
  const { data, error, isLoading, refresh } = state;
  if (data)
    return (
      <>
        {data.items.length > 0 ? (
          <List aria-label={label} aria-busy={isLoading || undefined}>
            {data.items.map((item) => (
              <li key={keyOf(item)}>{children(item)}</li>
            ))}
          </List>
        ) : (
          empty
        )}
        {data.total > pageSize && (
          <Pager
            page={page}
            total={data.total}
            pageSize={pageSize}
            unit={unit}
            hrefFor={hrefFor}
            onPageChange={(to) => {
              onPage(to);
              window.scrollTo({ top: 0 });
            }}
          />
        )}
      </>
    );
  return error ? <ErrorPanel error={error} onRetry={refresh} /> : <PageSkeleton what={what} variant="table" count={4} />;
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  &[aria-busy] {
    opacity: 0.6;
  }
`;
