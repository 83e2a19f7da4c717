import { below, color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { type ListedSku, type RowWays, SkuList } from '@mall/mall-parts/catalogue';
import { useRelatedDialog } from '@mall/mall-parts/product';
import { type CallState, Link, useNavigate } from '@mall/mf-kit';
import { Button, ButtonLink, EmptyPanel, ErrorPanel, Notice, PageSkeleton } from '@mall/ui-kit';
import { Pager } from '@mall/ui-kit/data-display';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ShownList, shownHref } from './shown-list.ts';

interface Props {
  shown: ShownList;
  /** What is listed: 收藏的商品. */
  noun: string;
  state: Pick<
    CallState<{ total: number; pageIndex: number; pageSize: number; items: { sku: ListedSku }[] }>,
    'data' | 'error' | 'isLoading' | 'refresh'
  >;
  noteOf: (sku: ListedSku) => ReactNode;
  actionsOf?: (sku: ListedSku) => ReactNode;
  /** How something gets into the list. */
  howTo: string;
}

/** One of the two lists: its rows as search shows them, its pager, and what there is to say while there are none. */
export function ProductList({ shown, noun, state, noteOf, actionsOf, howTo }: Props) {
  const { data, error, isLoading, refresh } = state;
  const navigate = useNavigate();
  const { relatedOf, dialog } = useRelatedDialog();
  const hrefFor = (page: number) => shownHref({ ...shown, page });
  if (!data && error) return <ErrorPanel size="sm" error={error} onRetry={refresh} />;
  if (!data) return <PageSkeleton what={noun} variant="table" count={6} />;
  if (data.total === 0)
    return (
      <EmptyPanel
        size="sm"
        title={`还没有${noun}`}
        action={
          <>
            <ButtonLink as={Link} to="/">
              去首页找商品
            </ButtonLink>
            <ButtonLink as={Link} variant="quiet" to="/customer/myorders">
              查看订单
            </ButtonLink>
          </>
        }
      >
        {howTo}
      </EmptyPanel>
    );
  const ways: RowWays = {
    hrefOf: skuUrl,
    relatedOf,
    noteOf,
    ...(actionsOf ? { actionsOf } : {}),
  };
  return (
    <>
      {dialog}
      {error && (
        <Room>
          <Notice
            tone="danger"
            live
            action={
              <Button size="sm" onClick={() => void refresh()}>
                重试
              </Button>
            }
          >
            {error.message}，下面是上一次的结果
          </Notice>
        </Room>
      )}
      {data.items.length > 0 ? (
        <Rows>
          <SkuList products={data.items.map(({ sku }) => sku)} ways={ways} busy={isLoading} />
        </Rows>
      ) : (
        <EmptyPanel
          size="sm"
          title="这一页没有商品"
          action={
            <ButtonLink as={Link} to={hrefFor(1)}>
              回到第 1 页
            </ButtonLink>
          }
        />
      )}
      <Room>
        <Pager
          page={data.pageIndex}
          total={data.total}
          pageSize={data.pageSize}
          unit="种"
          hrefFor={hrefFor}
          onPageChange={(page) => {
            void navigate(hrefFor(page));
            window.scrollTo({ top: 0 });
          }}
        />
      </Room>
    </>
  );
}

/** What the list knows of a product besides. */
export const ListNote = styled.small`
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  line-height: 18px;
  & > span {
    white-space: nowrap;
  }
`;
// The paper around has the border already.
const Rows = styled.div`
  & > div {
    border-width: 0 0 1px;
    border-radius: 0;
  }
`;
const Room = styled.div`
  padding: ${space.md} ${space.xxl};
  ${below.tablet} {
    padding: ${space.md} ${space.lg};
  }
`;
