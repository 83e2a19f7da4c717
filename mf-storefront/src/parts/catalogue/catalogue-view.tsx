import { below, color, type } from '@mall/design-tokens';
import { type RowWays, readFilters, SkipToList, SkuListing, useFilters, withoutFilters, writeFilters } from '@mall/mall-parts/catalogue';
import { useRelatedDialog } from '@mall/mall-parts/product';
import { Link } from '@mall/mf-kit';
import { Body, Breadcrumb, Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CompareButton } from '../comparison/compare-button.tsx';
import { PageHead } from '../layout-parts.ts';
import { foundSkuUrl } from '../sku-address.ts';
import type { CatalogueState } from './use-catalogue.ts';

interface Props {
  state: CatalogueState;
  name: string;
  /** Between the title and the list: sub-categories, or who the brand is. */
  intro: ReactNode;
  /** How many rows of the list a window of 900 px shows, where the intro leaves room for fewer than usual. */
  firstRows?: number;
}

/** A category or brand page: title with total, intro, filters at the left, the list with its toolbar and pager at the right. */
export function CatalogueView({ state, name, intro, firstRows }: Props) {
  const { data, error, refresh } = state;
  const ways = useFilters({ read: readFilters, write: writeFilters });
  const { relatedOf, dialog } = useRelatedDialog(state.data?.requestId);

  if (!data && error)
    return (
      <Body>
        <ErrorPanel error={error} onRetry={refresh} />
      </Body>
    );
  if (!data)
    return (
      <Body>
        <PageSkeleton what="商品" variant="table" count={12} />
      </Body>
    );

  const { total, isEstimated, breadcrumbs, requestId } = data;
  const rows: RowWays = {
    hrefOf: (skuNumber) => foundSkuUrl(skuNumber, requestId),
    relatedOf,
    actionsOf: ({ skuNumber, productName }) => <CompareButton skuNumber={skuNumber} name={productName} />,
  };
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
        <SkipToList />
        <p>
          共 {isEstimated && '约 '}
          <b>{total.toLocaleString('en-US')}</b> 种商品
        </p>
        {data.printedCatalogue && <Link to={data.printedCatalogue.url}>{data.printedCatalogue.title}</Link>}
      </Head>
      {intro}
      <SkuListing
        label="商品列表"
        result={data}
        state={state}
        filters={ways}
        rows={rows}
        firstRows={firstRows}
        nothing={
          <EmptyPanel
            title="没有符合条件的商品"
            action={<Button onClick={() => ways.apply(withoutFilters(ways.filters))}>清除全部筛选</Button>}
          >
            换一个筛选条件试试，或清除筛选看全部商品。
          </EmptyPanel>
        }
      />
      {dialog}
    </Body>
  );
}

const Head = styled(PageHead)`
  & b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  & > p + a {
    margin-left: auto;
    font-size: ${type.sizeTable};
  }
  ${below.tablet} {
    & > p + a {
      padding-block: 12px;
    }
  }
`;
