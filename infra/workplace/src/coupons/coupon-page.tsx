import type { StaffCouponPackage } from '@mall/api-contract/discount';
import { displayMinute } from '@mall/domain/time';
import { Button } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { Link, useParams } from 'react-router';
import { ActsOf } from '../acts/acts-of.tsx';
import { useSdk } from '../calls/sdk-context.ts';
import { useRead } from '../calls/use-read.ts';
import { Screen } from '../frame/screen.tsx';
import { Actions, Below, Facts } from '../marketing/form-parts.tsx';
import { NotReady } from '../parts/not-ready.tsx';
import { CouponEditor } from './coupon-editor.tsx';
import { CouponTag } from './coupon-tag.tsx';

const EndDialog = lazy(() => import('../marketing/end-dialog.tsx').then((one) => ({ default: one.EndDialog })));

/** A new package, one that can still be changed, or one that is being received. It isn't read again while somebody writes on it. */
export default function CouponPage() {
  const { couponPackageId: text = '' } = useParams();
  const id = /^\d{1,9}$/.test(text) ? Number(text) : undefined;
  const { data, error, mutate } = useRead(
    id === undefined ? undefined : ['discount.getCouponPackage', id],
    (sdk) => sdk.discount.getCouponPackage({ couponPackageId: id! }),
    { refreshInterval: 0, revalidateOnFocus: false },
  );
  const [isEditing, setIsEditing] = useState(false);
  if (text === 'new') return <CouponEditor />;
  if (data)
    return isEditing && data.canChange ? (
      <CouponEditor key={data.version} coupon={data} />
    ) : (
      <Told coupon={data} onEdit={() => setIsEditing(true)} />
    );
  return (
    <NotReady
      what="优惠券"
      error={error}
      isMissing={id === undefined || error?.reason === 'COUPON_PACKAGE_NOT_FOUND'}
      missing={{ title: '没有找到这种优惠券', text: '地址可能有误。', action: <Link to="/coupons">查看全部优惠券</Link> }}
      skeleton={{ variant: 'panel', count: 8 }}
      onRetry={() => void mutate()}
    />
  );
}

function Told({ coupon, onEdit }: { coupon: StaffCouponPackage; onEdit: () => void }) {
  const sdk = useSdk();
  const [isEnding, setIsEnding] = useState(false);
  const { id, words, received, used, canChange, canEnd, draft } = coupon;
  return (
    <Screen title={draft.name} note={<CouponTag coupon={coupon} />}>
      <Facts>
        <dt>优惠</dt>
        <dd>{words}</dd>
        <dt>说明</dt>
        <dd>{draft.description || '没有说明'}</dd>
        <dt>领取时间</dt>
        <dd>
          {displayMinute(draft.receiveFrom)} 至 {displayMinute(draft.receiveUntil)}
        </dd>
        <dt>有效期</dt>
        <dd>{draft.validUntil === null ? `领取后 ${draft.validDays} 天` : `至 ${displayMinute(draft.validUntil)}`}</dd>
        <dt>数量</dt>
        <dd>
          共 {draft.stock.toLocaleString('en-US')} 张，每家企业 {draft.perCustomer} 张；已领 {received} 张，已用 {used} 张
        </dd>
        <dt>操作</dt>
        <dd>
          <Actions>
            {canChange && <Button onClick={onEdit}>修改</Button>}
            {canEnd ? <Button onClick={() => setIsEnding(true)}>停止领取</Button> : '已停止领取'}
          </Actions>
        </dd>
      </Facts>
      <Below>
        <ActsOf subjects={[`coupon:${id}`]} />
      </Below>
      {isEnding && (
        <Suspense>
          <EndDialog
            title="停止领取"
            text="没有人能再领取；已经领取的仍然有效。不能再恢复。"
            done="已停止领取"
            content={['endCoupon', id]}
            send={(why, options) => sdk.discount.endCouponPackage({ couponPackageId: id, why }, options)}
            onClose={() => setIsEnding(false)}
          />
        </Suspense>
      )}
    </Screen>
  );
}
