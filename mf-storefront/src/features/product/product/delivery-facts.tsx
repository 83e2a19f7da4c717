import { color, space, type } from '@mall/design-tokens';
import { arrivalText, nextDay, onInquiry, sameDay } from '@mall/domain/delivery-time';
import { decideWay } from '@mall/domain/product';
import { stockFigure } from '@mall/domain/stock';
import { DeliveryTag, stockFreeOf } from '@mall/mall-parts/product';
import { type SkuOffer, usePlatform, useRegion, useSession } from '@mall/mf-kit';
import { styled } from 'styled-components';
import type { SkuDetail } from './product-words.ts';

interface Props {
  sku: SkuDetail;
  offer: SkuOffer | undefined;
  deliveryTimeId: number;
  arrivalDate: string;
  isSettling: boolean;
}

const hints: Record<number, string> = {
  [sameDay]: '16:00 前付款，当日发货',
  [nextDay]: '16:00 前付款，次日从其他仓发出',
  [onInquiry]: '此数量的货期需要询价',
};

/** When it leaves and arrives for this region at this quantity, and what lies in stock. What isn't sold promises nothing (rule product 19). */
export function DeliveryFacts({ sku, offer, deliveryTimeId, arrivalDate, isSettling }: Props) {
  const { label } = useRegion();
  const { isActive, showShortSupply: isShortSupply = false, inquiryPrice: isInquiryPrice = false } = sku;
  if (decideWay({ isActive, isShortSupply, isInquiryPrice }, deliveryTimeId).way === 'none') return null;
  return (
    <Facts aria-live="polite">
      <dt>货期</dt>
      <dd data-busy={isSettling || undefined}>
        <DeliveryTag id={deliveryTimeId} full />
        {arrivalDate && <b>{arrivalText(arrivalDate)}</b>}
        <span>配送至 {label}</span>
        <small>{hints[deliveryTimeId] ?? '超出现有库存，按供应商货期发货'}</small>
      </dd>
      <dt>库存</dt>
      <dd>
        <StockFacts known={offer ?? (sku.isLogin ? sku : undefined)} />
      </dd>
    </Facts>
  );
}

/** What the buyer's own offer says: a visitor is asked to log in, and what staff hide stays hidden. */
function StockFacts({ known }: { known: SkuOffer | SkuDetail | undefined }) {
  const { signedIn } = useSession();
  const { requireLogin } = usePlatform();
  if (!signedIn)
    return (
      <button type="button" onClick={() => requireLogin()}>
        登录查看库存
      </button>
    );
  if (!known) return <span>查询中</span>;
  if (known.stockFreeIsHide) return <span>以客服确认为准</span>;
  const free = stockFreeOf(known) ?? 0;
  if (free === 0) return <span>暂无现货</span>;
  return (
    <>
      <Stock>
        现货 <b>{stockFigure(free)}</b>
      </Stock>
      {known.warehouseStockDto.map(({ warehouseId, description, stockFreeQuantity }) => (
        <Stock key={warehouseId}>
          {description} <b>{stockFigure(stockFreeQuantity)}</b>
        </Stock>
      ))}
    </>
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
  & > dd > b {
    font-weight: ${type.weightPart};
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
