import { Link, useCall, useSearchParams, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, ErrorPanel, PageSkeleton, wholeForTarget } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { BannerRow } from '../../../parts/brands/banner-row.tsx';
import { privateBrandPageCall, privateCategoriesCall } from '../../../parts/brands/brand-calls.ts';
import { ChoiceLinks } from '../../../parts/brands/choice-links.tsx';
import { Savings } from '../../../parts/brands/savings.tsx';
import { PageHead, SectionHead } from '../../../parts/layout-parts.ts';
import { BrandCards } from './brand-cards.tsx';
import { LampSection } from './lamp-section.tsx';
import { PrivateGoods } from './private-goods.tsx';

/** The mall's own brands: who they are, what one saves with them, their goods by brand and category, and the guide to lamps. */
export default function PrivateBrandPage() {
  const [query] = useSearchParams();
  const { data, error, refresh } = useCall(privateBrandPageCall());
  const { data: categories } = useCall(privateCategoriesCall(query));
  useTitle('自有品牌');
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '自有品牌' }]} />
      <PageHead>
        <h1>自有品牌</h1>
        {data && data.replaceableCount > 0 && <p>{data.replaceableCount.toLocaleString('en-US')} 个产品可完全替代同规格名牌</p>}
      </PageHead>
      <BannerRow position={9} label="自有品牌活动" />
      {data ? (
        <>
          <BrandCards brands={data.brands} />
          <SectionHead>
            <h2>按分类看</h2>
          </SectionHead>
          <ChoiceLinks
            label="自有品牌"
            name="brand"
            choices={data.brands.map(({ id, name, skuCount }) => ({ value: String(id), label: name, note: String(skuCount) }))}
          />
          {categories && (
            <ChoiceLinks
              label="商品分类"
              name="category"
              choices={categories.map(({ id, name, skuCount, isNew }) => ({
                value: String(id),
                label: name,
                note: String(skuCount),
                isNew,
              }))}
            />
          )}
          <PrivateGoods />
          <Later aria-labelledby="savings">
            <SectionHead>
              <h2 id="savings">比同规格名牌省多少</h2>
              <p>参数逐项对照，价格是您的实际成交价</p>
            </SectionHead>
            <Savings paged={query.has('category') || !query.has('brand')} />
          </Later>
          <LampSection />
          <BannerRow position={8} label="热销商品活动" />
        </>
      ) : error ? (
        <ErrorPanel error={error} onRetry={refresh} />
      ) : (
        <PageSkeleton what="自有品牌" variant="grid" count={12} />
      )}
    </Body>
  );
}

const Later = styled.section`
  ${belowFold('900px')}
  ${wholeForTarget}
`;
