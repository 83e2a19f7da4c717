import { CouponShelf } from '@mall/mall-parts/discount';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { homeCouponsCall } from '../../../parts/discount/coupon-calls.ts';
import { PackageCard } from '../../../parts/discount/package-card.tsx';
import { usePackages } from '../../../parts/discount/use-packages.ts';
import { useReceive } from '../../../parts/discount/use-receive.ts';
import { SectionHead } from '../../../parts/layout-parts.ts';

/** Of the section as it usually is. */
export const homeCouponsHeight = '150px';

/** Three packages that can be received now (rule discount 9); nothing where there is none. */
export function HomeCoupons() {
  const { data, error, refresh } = usePackages(homeCouponsCall());
  const { receive, busyWith } = useReceive(refresh);
  const shown = data?.items.slice(0, 3) ?? [];
  // A page that came without them keeps their place: what stands below it doesn't move.
  if (!data && !error) return <Place aria-hidden="true" />;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="coupons-title">
      <SectionHead>
        <h2 id="coupons-title">领券</h2>
        <Link to="/discount/coupon-index">领券中心</Link>
      </SectionHead>
      <CouponShelf>
        {shown.map((coupon) => (
          <li key={coupon.couponPackageId}>
            <PackageCard coupon={coupon} isBusy={busyWith.includes(coupon.couponPackageId)} onReceive={receive} />
          </li>
        ))}
      </CouponShelf>
    </section>
  );
}

const Place = styled.div`
  height: ${homeCouponsHeight};
`;
