import { couponUseUrl } from '@mall/domain/discount';
import { displayMinute } from '@mall/domain/time';
import { CouponCard } from '@mall/mall-parts/discount';
import { Link } from '@mall/mf-kit';
import { Button } from '@mall/ui-kit';
import type { CouponPackage } from './use-packages.ts';

interface Props {
  coupon: CouponPackage;
  isBusy: boolean;
  onReceive: (ids: readonly number[]) => unknown;
}

/** A package with 领取; who has had theirs sees where to use it, and what can't be had says why. */
export function PackageCard({ coupon, isBusy, onReceive }: Props) {
  const { couponPackageId: id, scopeKind, scopeIds, scopeSkus, couponPackageStatus: status, perCustomer, left, receivedCount } = coupon;
  const useUrl = couponUseUrl({ kind: scopeKind, ids: scopeIds, skus: scopeSkus });
  const word = status === 1 ? `${displayMinute(coupon.receiveFrom)} 开始领取` : coupon.statusName;
  return (
    <CouponCard
      coupon={coupon}
      isOver={!coupon.canReceive && receivedCount === 0}
      facts={[
        coupon.validityDescription,
        status === 2 && `剩 ${left.toLocaleString('en-US')} 张`,
        perCustomer > 1 && `每家企业限领 ${perCustomer} 张`,
        receivedCount > 0 && `已领 ${receivedCount} 张`,
      ]
        .filter((fact) => fact !== false)
        .map((fact, at, all) => <span key={fact}>{at < all.length - 1 ? `${fact}，` : fact}</span>)}
      action={
        coupon.canReceive ? (
          <Button size="sm" busy={isBusy} aria-label={`领取 ${coupon.name}`} onClick={() => void onReceive([id])}>
            领取
          </Button>
        ) : receivedCount > 0 ? (
          <Link to={useUrl} aria-label={`去使用 ${coupon.name}`}>
            去使用
          </Link>
        ) : (
          word
        )
      }
    />
  );
}
