import { PositionBanner } from '@mall/mall-parts/layout';
import { Link, useCall, useTitle } from '@mall/mf-kit';
import { Body, belowFold, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { HotFloor } from '../../../parts/hot-floor.tsx';
import { SectionHead } from '../../../parts/layout-parts.ts';
import { PromotionBand } from '../../../parts/promotion-band.tsx';
import { BannerCarousel } from './banner-carousel.tsx';
import { BrandWall } from './brand-wall.tsx';
import { HomeCoupons, homeCouponsHeight } from './coupon-shelf.tsx';
import { HeroShelf } from './hero-shelf.tsx';
import { homeCall } from './home-call.ts';
import { NewsBoard } from './news-board.tsx';
import { Shelf } from './shelf.tsx';

/** Home: banners beside the frame's category menu, then shelves of products: 7 recommended, 7 new, top 6 hot (rule catalogue 7). */
export default function HomePage() {
  const { data, error, refresh } = useCall(homeCall());
  useTitle('百工商城 - 工业用品一站式采购');
  if (data) {
    const [lead, ...others] = data.promotionData;
    return (
      <Body>
        <Title>百工商城</Title>
        <HeroShelf>
          <BannerCarousel banners={data.bannerData} />
          {lead && <PromotionBand promotion={lead} />}
        </HeroShelf>
        <Shelf title="为您推荐" note="采购最多的常备件" products={data.recommendData.slice(0, 7)} />
        <Coupons data-below-fold>
          <HomeCoupons />
        </Coupons>
        {others.length > 0 && (
          <Bands data-below-fold>
            {others.slice(0, 2).map((promotion) => (
              <PromotionBand key={promotion.id} promotion={promotion} />
            ))}
          </Bands>
        )}
        <Middle data-below-fold>
          <PositionBanner position={10} />
        </Middle>
        <Later>
          <Shelf title="新品上架" products={data.newSkuRecommendData.slice(0, 7)} more={<Link to="/newProducts">更多新品</Link>} />
        </Later>
        {data.hotProductData.length > 0 && (
          <section aria-labelledby="hot-title">
            <SectionHead>
              <h2 id="hot-title">热销商品</h2>
              <Link to="/hotProduct">全部热销</Link>
            </SectionHead>
            <Floors>
              {data.hotProductData.map((group) => (
                <HotFloor key={group.id} group={group} heading="h3" />
              ))}
            </Floors>
          </section>
        )}
        <Later>
          <NewsBoard news={data.newsData} />
        </Later>
        <Later>
          <BrandWall brands={data.brandData} certificates={data.certificateData} />
        </Later>
      </Body>
    );
  }
  if (error)
    return (
      <Body>
        <ErrorPanel error={error} onRetry={refresh} />
      </Body>
    );
  return (
    <Body>
      <PageSkeleton what="首页" variant="grid" count={14} />
    </Body>
  );
}

const Title = styled.h1`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;
const Later = styled.div`
  ${belowFold('330px')}
`;
const Coupons = styled.div`
  ${belowFold(homeCouponsHeight)}
`;
const Middle = styled.div`
  padding-top: 12px;
`;
const Bands = styled.div`
  display: grid;
  gap: 12px;
  padding-top: 12px;
  & > * {
    ${belowFold('120px')}
  }
`;
const Floors = styled.div`
  display: grid;
  gap: 12px;
  & > * {
    ${belowFold('267px')}
  }
`;
