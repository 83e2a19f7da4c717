import { color, space, type } from '@mall/design-tokens';
import { nextDay, onInquiry, sameDay } from '@mall/domain/delivery-time';
import { DeliveryTag } from '@mall/mall-parts/product';
import { type SkuOffer, usePlatform, useRegion, useSession } from '@mall/mf-kit';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

interface Props {
  sku: SkuDetail;
  offer: SkuOffer | undefined;
  deliveryTimeId: number;
  isSettling: boolean;
}

const hints: Record<number, string> = {
  [sameDay]: '16:00 前付款，当日发货',
  [nextDay]: '16:00 前付款，次日从其他仓发出',
  [onInquiry]: '此数量的货期需要询价',
};

/** When it leaves for this region at this quantity, and what lies in stock. Stock figures are for signed-in buyers. */
export function DeliveryFacts({ sku, offer, deliveryTimeId, isSettling }: Props) {
  const { label } = useRegion();
  const { signedIn } = useSession();
  const { requireLogin } = usePlatform();
  const known = offer ?? (sku.isLogin ? sku : undefined);
  const warehouses = (known?.warehouseStockDto ?? []).filter(({ stockFreeQuantity }) => stockFreeQuantity > 0);
  return (
    <Facts aria-live="polite">
      <dt>货期</dt>
      <dd data-busy={isSettling || undefined}>
        <DeliveryTag id={deliveryTimeId} full />
        <span>配送至 {label}</span>
        <small>{hints[deliveryTimeId] ?? '超出现有库存，按供应商货期发货'}</small>
      </dd>
      <dt>库存</dt>
      <dd>
        {!signedIn && (
          <button type="button" onClick={() => requireLogin()}>
            登录查看库存
          </button>
        )}
        {signedIn && !known && <span>查询中</span>}
        {signedIn && known && (sku.stockFreeIsHide || warehouses.length === 0) && (
          <span>{sku.stockFreeIsHide ? '以客服确认为准' : '暂无现货'}</span>
        )}
        {signedIn &&
          !sku.stockFreeIsHide &&
          warehouses.map(({ warehouseId, description, stockFreeQuantity }) => (
            <Stock key={warehouseId}>
              {description} <b>{stockFreeQuantity.toLocaleString('en-US')}</b>
            </Stock>
          ))}
      </dd>
    </Facts>
  );
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: 68px minmax(0, 1fr);
  grid-auto-rows: minmax(26px, auto);
  align-items: baseline;
  font-size: ${type.sizeTable};
  & > dt {
    color: ${color.inkThird};
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 2px ${space.md};
  }
  & > dd[data-busy] > :first-child {
    opacity: 0.55;
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  & button {
    color: ${color.accent};
  }
  & button:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
const Stock = styled.span`
  color: ${color.inkSecond};
  & > b {
    color: ${color.success};
    font-weight: ${type.weightPart};
  }
`;
