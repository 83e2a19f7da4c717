import { space, type } from '@mall/design-tokens';
import { Link, useCall } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { HotFloor } from '../../../parts/hot-floor.tsx';
import { hotProductsCall } from './hot-products-call.ts';

/** The best sellers of every first-level category. */
export default function HotProductsPage() {
  const { data, error, refresh } = useCall(hotProductsCall());
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '热销商品' }]} />
      <Title>热销商品</Title>
      {data ? (
        <Floors>
          {data.map((group) => (
            <HotFloor key={group.id} group={group} />
          ))}
          {data.length === 0 && <EmptyPanel title="暂无热销商品">可以从全部分类里挑选。</EmptyPanel>}
        </Floors>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton label="正在加载热销商品" variant="grid" count={18} />
      )}
    </Body>
  );
}

const Title = styled.h1`
  padding: ${space.md} 0;
  font-size: ${type.sizeDisplay};
`;
const Floors = styled.div`
  display: grid;
  gap: ${space.md};
`;
