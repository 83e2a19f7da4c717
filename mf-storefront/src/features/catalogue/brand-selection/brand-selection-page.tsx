import { PositionBanner } from '@mall/mall-parts/layout';
import { Link, useCall, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { BrandTiles } from '../../../parts/brand-tiles.tsx';
import { channelCall, hotBrandsCall, inForceCall, selectedGoodsCall } from '../../../parts/brands/brand-calls.ts';
import { CertificateCard, CertificateList } from '../../../parts/brands/certificate-card.tsx';
import { ChoiceLinks } from '../../../parts/brands/choice-links.tsx';
import { ProductGrid } from '../../../parts/brands/product-grid.tsx';
import { ListPages } from '../../../parts/content/list-pages.tsx';
import { PageHead, SectionHead } from '../../../parts/layout-parts.ts';

type Products = ComponentProps<typeof ProductGrid>['products'];

/** What sells best of the hot brands in the chosen category. Without one the list below begins with them. */
const HotGoods = ({ products }: { products: Products }) => (
  <>
    <SectionHead>
      <h2>热门品牌热销</h2>
    </SectionHead>
    {products.length > 0 ? (
      <ProductGrid products={products} label="热门品牌热销" />
    ) : (
      <EmptyPanel title="热门品牌在这个分类还没有商品">换一个分类看看。</EmptyPanel>
    )}
  </>
);

/** Chosen brands: by first-level category who has most there and what sells best of them, their papers, and page by page what is recommended. */
export default function BrandSelectionPage() {
  const [query] = useSearchParams();
  const { data: tab, error, refresh } = useCall(channelCall(1, query), { keepPreviousData: true });
  const { data: brands } = useCall(hotBrandsCall(query), { keepPreviousData: true });
  const { data: papers } = useCall(inForceCall());
  const goods = useCall(selectedGoodsCall(query), { keepPreviousData: true });
  useTitle('品牌精选');
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '全部品牌', href: '/brand/all' }, { label: '品牌精选' }]} />
      <PageHead>
        <h1>品牌精选</h1>
        <p>正规授权，整个系列可选</p>
      </PageHead>
      <PositionBanner position={15} />
      {tab ? (
        <>
          <SectionHead>
            <h2>按分类选品牌</h2>
            <Link to="/brand/all">全部品牌</Link>
          </SectionHead>
          <ChoiceLinks label="商品分类" name="category" choices={tab.tabs.map(({ id, name }) => ({ value: String(id), label: name }))} />
          {brands && <BrandTiles brands={brands} />}
          {query.has('category') && <HotGoods products={tab.products} />}
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="品牌" variant="grid" count={12} />
      )}
      {papers && papers.length > 0 && (
        <section aria-labelledby="papers">
          <SectionHead>
            <h2 id="papers">代理证书</h2>
            <Link to="/brand/proxy-certificate">全部证书</Link>
          </SectionHead>
          <CertificateList>
            {papers.map((certificate, at) => (
              <li key={certificate.id}>
                <CertificateCard certificate={certificate} priority={at < 4} />
              </li>
            ))}
          </CertificateList>
        </section>
      )}
      {goods.data && goods.data.items.length > 0 && (
        <Chosen aria-labelledby="chosen">
          <SectionHead>
            <h2 id="chosen">精选商品</h2>
            <p>共 {goods.data.total.toLocaleString('en-US')} 个产品</p>
          </SectionHead>
          <ProductGrid products={goods.data.items} label="精选商品" isBusy={goods.isLoading} />
          <ListPages list={goods.data} />
        </Chosen>
      )}
    </Body>
  );
}

const Chosen = styled.section`
  ${belowFold('1500px')}
`;
