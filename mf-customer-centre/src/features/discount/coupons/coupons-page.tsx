import { below, color, radius, space } from '@mall/design-tokens';
import { couponStateNames, couponUseUrl } from '@mall/domain/discount';
import { displayMinute } from '@mall/domain/time';
import { CentrePage } from '@mall/mall-parts/account';
import { CouponCard, CouponShelf } from '@mall/mall-parts/discount';
import { type CallOutput, Link, useBusEvent, useCall, useNavigate, useSearchParams } from '@mall/mf-kit';
import { Badge, ButtonLink, EmptyPanel, ErrorPanel, PageSkeleton } from '@mall/ui-kit';
import { Pager, Tabs } from '@mall/ui-kit/data-display';
import { styled } from 'styled-components';
import { couponStates, couponsCall, couponsPageSize, readShown, type ShownCoupons, shownHref } from './shown-coupons.ts';

type Coupon = CallOutput<'discount.getCustomerCouponsList'>['items'][number];
const nothing: Readonly<Record<ShownCoupons['state'], string>> = {
  unused: '没有可用的优惠券',
  used: '还没有用过优惠券',
  expired: '没有过期的优惠券',
};

/** /customer/coupons: the company's coupons by state, each with the way to what it applies to (rules discount 5, 15, 25). */
export default function CouponsPage() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const shown = readShown(query);
  const { data, error, isLoading, refresh } = useCall(couponsCall(shown), { keepPreviousData: true });
  const renew = () => void refresh();
  useBusEvent('order:placed', renew);
  useBusEvent('order:changed', renew);
  return (
    <CentrePage title="优惠券">
      <Paper>
        <Tabs<ShownCoupons['state']>
          label="优惠券状态"
          value={shown.state}
          onValueChange={(state) => void navigate(shownHref({ state, page: 1 }))}
          items={couponStates.map((value) => ({
            value,
            label: couponStateNames[value],
            badge: data?.counts[value] ? <Badge count={data.counts[value]} tone={value === 'unused' ? 'accent' : 'quiet'} /> : undefined,
          }))}
        />
        {data ? (
          data.items.length > 0 ? (
            <>
              <CouponShelf aria-busy={isLoading || undefined}>
                {data.items.map((coupon) => (
                  <li key={coupon.couponId}>
                    <Own coupon={coupon} />
                  </li>
                ))}
              </CouponShelf>
              <Pager
                page={shown.page}
                total={data.total}
                pageSize={couponsPageSize}
                unit="张"
                hrefFor={(page) => shownHref({ ...shown, page })}
                onPageChange={(page) => void navigate(shownHref({ ...shown, page }))}
              />
            </>
          ) : (
            <EmptyPanel
              title={data.total > 0 ? '这一页没有优惠券' : nothing[shown.state]}
              action={
                <ButtonLink as={Link} to="/discount/coupon-index">
                  去领券中心
                </ButtonLink>
              }
            >
              优惠券归企业所有，同事领取的也在这里，谁下单都能用。
            </EmptyPanel>
          )
        ) : error ? (
          <ErrorPanel error={error} onRetry={refresh} />
        ) : (
          <PageSkeleton what="优惠券" variant="grid" count={6} />
        )}
      </Paper>
    </CentrePage>
  );
}

function Own({ coupon }: { coupon: Coupon }) {
  const { state, stateName, scopeKind, scopeIds, scopeSkus, usedAt, validFrom } = coupon;
  const isLater = Date.parse(validFrom) > Date.parse(coupon.receivedAt);
  return (
    <CouponCard
      coupon={coupon}
      isOver={state !== 'unused'}
      facts={
        state === 'used' && usedAt
          ? `${displayMinute(usedAt)} 使用`
          : isLater
            ? coupon.validityDescription
            : `有效期至 ${displayMinute(coupon.validUntil)}`
      }
      action={
        state === 'unused' ? (
          <Link to={couponUseUrl({ kind: scopeKind, ids: scopeIds, skus: scopeSkus })} aria-label={`去使用 ${coupon.name}`}>
            去使用
          </Link>
        ) : (
          stateName
        )
      }
    />
  );
}

const Paper = styled.div`
  display: grid;
  gap: ${space.lg};
  padding: ${space.xs} ${space.xxl} ${space.xxl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  ${below.tablet} {
    padding: ${space.xs} ${space.lg} ${space.lg};
  }
`;
