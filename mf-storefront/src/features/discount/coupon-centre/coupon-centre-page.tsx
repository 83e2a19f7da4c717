import { below, space } from '@mall/design-tokens';
import { CouponShelf } from '@mall/mall-parts/discount';
import { PositionBanner } from '@mall/mall-parts/layout';
import { Link, useTitle } from '@mall/mf-kit';
import { Body, Breadcrumb, Button, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { couponCentreCall } from '../../../parts/discount/coupon-calls.ts';
import { PackageCard } from '../../../parts/discount/package-card.tsx';
import { type CouponPackage, usePackages } from '../../../parts/discount/use-packages.ts';
import { useReceive } from '../../../parts/discount/use-receive.ts';
import { PageHead, SectionHead } from '../../../parts/layout-parts.ts';

/** What can be had, what the company has had, and what is gone or still to come (rule discount 24). */
const groups: { title: string; of: (one: CouponPackage) => boolean }[] = [
  { title: '可领取', of: ({ canReceive }) => canReceive },
  { title: '已领取', of: ({ canReceive, receivedCount }) => !canReceive && receivedCount > 0 },
  { title: '即将开始', of: ({ couponPackageStatus }) => couponPackageStatus === 1 },
  {
    title: '已领完或已结束',
    of: ({ canReceive, receivedCount, couponPackageStatus }) => !canReceive && receivedCount === 0 && couponPackageStatus !== 1,
  },
];

/** The coupon centre: receive one, or all at once. */
export default function CouponCentrePage() {
  const { data, error, refresh } = usePackages(couponCentreCall());
  const { receive, busyWith } = useReceive(refresh);
  useTitle('领券中心');
  const all = data?.items ?? [];
  const receivable = all.filter(({ canReceive }) => canReceive).map(({ couponPackageId }) => couponPackageId);
  return (
    <Body>
      <Breadcrumb linkAs={Link} items={[{ label: '首页', href: '/' }, { label: '领券中心' }]} />
      <Head>
        <h1>领券中心</h1>
        <p>
          优惠券归企业所有，同事都能用 <Link to="/customer/coupons">我的优惠券</Link>
        </p>
        {receivable.length > 1 && (
          <Button variant="primary" busy={busyWith.length > 1} onClick={() => void receive(receivable)}>
            一键领取 {receivable.length} 张
          </Button>
        )}
      </Head>
      <PositionBanner position={14} />
      {data ? (
        all.length > 0 ? (
          groups.map(({ title, of }) => {
            const some = all.filter(of);
            return (
              some.length > 0 && (
                <section key={title} aria-label={title}>
                  <SectionHead>
                    <h2>{title}</h2>
                    <p>{some.length} 种</p>
                  </SectionHead>
                  <CouponShelf>
                    {some.map((coupon) => (
                      <li key={coupon.couponPackageId}>
                        <PackageCard coupon={coupon} isBusy={busyWith.includes(coupon.couponPackageId)} onReceive={receive} />
                      </li>
                    ))}
                  </CouponShelf>
                </section>
              )
            );
          })
        ) : (
          <EmptyPanel title="目前没有优惠券">有新的优惠券时会显示在这里。</EmptyPanel>
        )
      ) : error ? (
        <ErrorPanel error={error} onRetry={() => void refresh()} />
      ) : (
        <PageSkeleton what="优惠券" variant="grid" count={6} />
      )}
    </Body>
  );
}

const Head = styled(PageHead)`
  flex-wrap: wrap;
  & > button {
    margin-left: auto;
  }
  & a {
    display: inline-block;
    padding: ${space.xs} 0;
    text-decoration: underline;
    ${below.tablet} {
      padding: ${space.md} 0;
    }
  }
`;
