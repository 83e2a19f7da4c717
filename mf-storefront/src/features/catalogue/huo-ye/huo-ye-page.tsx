import { Link, useCall, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { BannerRow } from '../../../parts/brands/banner-row.tsx';
import { huoYeCategoriesCall, huoYePageCall } from '../../../parts/brands/brand-calls.ts';
import { CertificateCard, CertificateList } from '../../../parts/brands/certificate-card.tsx';
import { ChoiceLinks } from '../../../parts/brands/choice-links.tsx';
import { ProductGrid } from '../../../parts/brands/product-grid.tsx';
import { SavingCard, SavingList } from '../../../parts/brands/saving-card.tsx';
import { Story } from '../../../parts/brands/story.tsx';
import { SubCategories } from '../../../parts/catalogue/sub-categories.tsx';
import { ListPages } from '../../../parts/content/list-pages.tsx';
import { PageHead, SectionHead } from '../../../parts/layout-parts.ts';
import { NotFound } from '../../../parts/not-found.tsx';

/** The private brand 火也: its story, what it saves, its categories and goods by page. */
export default function HuoYePage() {
  const [query] = useSearchParams();
  const { data, error, isLoading, refresh } = useCall(huoYePageCall(query), { keepPreviousData: true });
  const { data: categories } = useCall(huoYeCategoriesCall(query), { keepPreviousData: true });
  useTitle('火也');
  if (error?.reason === 'PRIVATE_BRAND_NOT_FOUND' || error?.reason === 'CATEGORY_NOT_FOUND')
    return <NotFound title={error.message}>可以在自有品牌里看全部分类，或直接搜索商品。</NotFound>;
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '自有品牌', href: '/privateBrand' }, { label: '火也' }]} />
      <PageHead>
        <h1>火也</h1>
        {data && <p>{data.brand.slogan}</p>}
      </PageHead>
      <BannerRow position={9} label="自有品牌活动" />
      {data ? (
        <>
          <Story brand={data.brand} story={data.brand.story} />
          {data.savings.length > 0 && (
            <section aria-labelledby="huoye-savings">
              <SectionHead>
                <h2 id="huoye-savings">同规格对照</h2>
                <Link to="/privateBrand">全部对照</Link>
              </SectionHead>
              <SavingList>
                {data.savings.map((pair) => (
                  <li key={pair.sku.skuNumber}>
                    <SavingCard pair={pair} />
                  </li>
                ))}
              </SavingList>
            </section>
          )}
          <SectionHead>
            <h2>火也商品</h2>
            <p>共 {data.products.total.toLocaleString('en-US')} 种</p>
          </SectionHead>
          <ChoiceLinks
            label="商品分类"
            name="category"
            choices={data.categories.map(({ id, name, skuCount }) => ({ value: String(id), label: name, note: String(skuCount) }))}
          />
          {query.has('category') && categories && categories.length > 0 && <SubCategories categories={categories} />}
          {data.products.items.length > 0 ? (
            <ProductGrid products={data.products.items} label="火也商品" isBusy={isLoading} />
          ) : (
            <EmptyPanel title="火也在这个分类还没有商品">换一个分类看看。</EmptyPanel>
          )}
          <ListPages list={data.products} />
          {data.certificates.length > 0 && (
            <CertificateList>
              {data.certificates.map((certificate) => (
                <li key={certificate.id}>
                  <CertificateCard certificate={certificate} />
                </li>
              ))}
            </CertificateList>
          )}
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="火也" variant="grid" count={12} />
      )}
    </Body>
  );
}
