import { space } from '@mall/design-tokens';
import { Link, useCall } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { HotFloor } from '../../../parts/hot-floor.tsx';
import { PageTitle } from '../../../parts/layout-parts.ts';
import { hotProductsCall } from './hot-products-call.ts';

/** The best sellers of every first-level category. */
export default function HotProductsPage() {
  const { data, error, refresh } = useCall(hotProductsCall());
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '热销商品' }]} />
      <PageTitle>热销商品</PageTitle>
      {data ? (
        <Floors>
          {data.map((group, at) => (
            <HotFloor key={group.id} group={group} heading="h2" first={at === 0} />
          ))}
          {data.length === 0 && <EmptyPanel title="暂无热销商品">可以从全部分类里挑选。</EmptyPanel>}
        </Floors>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="热销商品" variant="grid" count={18} />
      )}
    </Body>
  );
}

const Floors = styled.div`
  display: grid;
  gap: ${space.md};
`;
