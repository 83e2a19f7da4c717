import { space } from '@mall/design-tokens';
import { useLocation, useSearchParams } from '@mall/mf-kit';
import { Pager } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';

/** Walks through a list; the page stands in the address. */
export function ListPages({ list: { pageIndex, pageSize, total } }: { list: { pageIndex: number; pageSize: number; total: number } }) {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const queryOf = (page: number) => {
    const next = new URLSearchParams(query);
    if (page > 1) next.set('page', String(page));
    else next.delete('page');
    return next;
  };
  const toPage = (page: number) => {
    setQuery(queryOf(page));
    window.scrollTo(0, 0);
  };
  const hrefFor = (page: number) => `${pathname}${queryOf(page).size ? `?${queryOf(page)}` : ''}`;
  return total > pageSize ? (
    <Foot>
      <Pager page={pageIndex} pageSize={pageSize} total={total} hrefFor={hrefFor} onPageChange={toPage} />
    </Foot>
  ) : null;
}

const Foot = styled.div`
  padding: ${space.lg} 0 ${space.xxl};
  overflow-x: auto;
`;
