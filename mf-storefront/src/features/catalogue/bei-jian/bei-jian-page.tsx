import { categoryUrl } from '@mall/domain/catalogue';
import { Link, useCall, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BannerRow } from '../../../parts/brands/banner-row.tsx';
import { beiJianPageCall } from '../../../parts/brands/brand-calls.ts';
import { ProductGrid } from '../../../parts/brands/product-grid.tsx';
import { SubCategories } from '../../../parts/catalogue/sub-categories.tsx';
import { PageHead, SectionHead } from '../../../parts/layout-parts.ts';

/** Spare parts: what wears, by kind, why it is kept in store, and what the private brands have of it. */
export default function BeiJianPage() {
  const { data, error, refresh } = useCall(beiJianPageCall());
  useTitle('备品备件');
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[{ label: '首页', href: '/' }, { label: '自有品牌', href: '/privateBrand' }, { label: '备品备件' }]}
      />
      <PageHead>
        <h1>备品备件</h1>
        <p>停机之前先备好：易损件按类别，自有品牌现货</p>
      </PageHead>
      <BannerRow position={8} label="备件活动" />
      {data ? (
        data.groups.length > 0 ? (
          data.groups.map(({ category, note, subCategories, products }) => (
            <Group key={category.id} aria-labelledby={`spare-${category.id}`}>
              <SectionHead>
                <h2 id={`spare-${category.id}`}>{category.name}</h2>
                <p>{note}</p>
                <Link to={categoryUrl(category.id)}>全部{category.name}</Link>
              </SectionHead>
              {subCategories.length > 0 && <SubCategories categories={subCategories} />}
              <ProductGrid products={products} label={`${category.name}备件`} />
            </Group>
          ))
        ) : (
          <EmptyPanel title="备件清单正在整理">可以先从全部分类里找，或直接搜索型号。</EmptyPanel>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="备件" variant="grid" count={12} />
      )}
    </Body>
  );
}

const Group = styled.section`
  &:nth-of-type(n + 3) {
    ${belowFold('500px')}
  }
`;
