import { color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Breadcrumb, Button, EmptyPanel, ErrorPanel, Notice, Pager, PageSkeleton } from '@mall/ui-kit';
import { type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { Body } from '../../parts/layout-parts.ts';
import { useRelationDialog } from '../../parts/relations/use-relation-dialog.tsx';
import { withoutFilters } from './catalogue-filters.ts';
import { ChosenChips } from './chosen-chips.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { ListToolbar } from './list-toolbar.tsx';
import { SkuGrid } from './sku-grid.tsx';
import { SkuList } from './sku-list.tsx';
import type { CatalogueState } from './use-catalogue.ts';
import { useFilters } from './use-filters.ts';

interface Props {
  state: CatalogueState;
  name: string;
  /** Between the title and the list: sub-categories, or who the brand is. */
  intro: ReactNode;
}

/** A category or brand page: title with total, intro, filters at the left, the list with its toolbar and pager at the right. */
export function CatalogueView({ state, name, intro }: Props) {
  const { data, error, isLoading, refresh } = state;
  const ways = useFilters();
  const { filters, apply, hrefFor } = ways;
  const listTop = useRef<HTMLDivElement>(null);
  const { open, dialog } = useRelationDialog();

  if (!data && error)
    return (
      <Body>
        <ErrorPanel error={error} onRetry={refresh} />
      </Body>
    );
  if (!data)
    return (
      <Body>
        <PageSkeleton label="正在加载商品" variant="table" count={12} />
      </Body>
    );

  const { products, total, isEstimated, breadcrumbs, pageIndex, pageSize } = data;
  const showPage = (page: number) => {
    apply({ ...filters, page });
    listTop.current?.scrollIntoView?.({ block: 'start' });
  };
  const List = filters.view === 'picture' ? SkuGrid : SkuList;
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[
          { label: '首页', href: '/' },
          ...(data.manufacturer ? [{ label: '全部品牌', href: '/brand/all' }] : []),
          ...breadcrumbs.map(({ name: label, url }) => ({ label, href: url })),
          ...(data.manufacturer && breadcrumbs.at(-1)?.name !== name ? [{ label: name }] : []),
        ]}
      />
      <Head>
        <h1>{name}</h1>
        <p>
          共 {isEstimated && '约 '}
          <b>{total.toLocaleString('en-US')}</b> 种商品
        </p>
      </Head>
      {intro}
      <Columns>
        <FacetPanel facets={data.elasticSearchAttributeResult} isEstimated={isEstimated} ways={ways} />
        <section aria-label="商品列表" ref={listTop}>
          <ListToolbar ways={ways} />
          <ChosenChips facets={data.elasticSearchAttributeResult} ways={ways} />
          {error && (
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
          )}
          {products.length > 0 ? (
            <List products={products} requestId={data.requestId} busy={isLoading} onRelations={open} />
          ) : (
            <EmptyPanel title="没有符合条件的商品" action={<Button onClick={() => apply(withoutFilters(filters))}>清除全部筛选</Button>}>
              换一个筛选条件试试，或清除筛选看全部商品。
            </EmptyPanel>
          )}
          <Foot>
            <Pager
              page={pageIndex}
              total={total}
              pageSize={pageSize}
              estimated={isEstimated}
              onPageChange={showPage}
              hrefFor={(page) => hrefFor({ ...filters, page })}
            />
          </Foot>
        </section>
      </Columns>
      {dialog}
    </Body>
  );
}

const Head = styled.header`
  display: flex;
  align-items: baseline;
  gap: ${space.md};
  padding: ${space.md} 0;
  & > h1 {
    font-size: ${type.sizeDisplay};
  }
  & > p {
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: 212px minmax(0, 1fr);
  gap: ${space.lg};
  align-items: start;
  & > section {
    min-height: 640px;
    border-radius: ${radius.md};
    scroll-margin-top: 64px;
  }
`;
const Foot = styled.div`
  padding-top: ${space.lg};
`;
