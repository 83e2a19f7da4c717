import { color, radius, space, type } from '@mall/design-tokens';
import { blackCardNeededText } from '@mall/domain/product';
import { SkuPrice } from '@mall/mall-parts/product';
import { type SkuOffer, useSession } from '@mall/mf-kit';
import { Price, Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { useCampaignLeft } from '../../../parts/use-campaign-left.ts';
import type { SkuDetail } from './product-words.ts';
import { TierTable } from './tier-table.tsx';
import type { Specification } from './use-specification.ts';

interface Props {
  sku: SkuDetail;
  offer: SkuOffer | undefined;
  specification: Specification;
  quantity: number;
  isSettling: boolean;
  failed: boolean;
  onRetry: () => void;
}

/** The price on a quiet ground: what one unit costs at this quantity, what the line comes to, the tiers, what campaigns take off. */
export function PriceBand({ sku, offer, specification, quantity, isSettling, failed, onRetry }: Props) {
  const { signedIn } = useSession();
  const known = offer ?? (sku.isLogin ? sku : undefined);
  const tiers = known?.tierPrices ?? [];
  const timed = known?.discountPurchaseLimit?.hasCountdown ? known.discountPurchaseLimit : undefined;
  const left = useCampaignLeft(timed?.endsAt ?? '', !!timed);
  const campaigns = known?.discountThresholdDescList ?? [];
  const waitsForChoice = signedIn && specification.isNeeded && !specification.isReady;
  return (
    <Band>
      <Line aria-live="polite" data-busy={(signedIn && isSettling) || undefined}>
        <dt>价格</dt>
        <dd>
          {waitsForChoice ? (
            <Price text="选好规格后显示价格" size="md" />
          ) : (
            <SkuPrice
              views={[offer, specification.priceView, sku]}
              unit={sku.salesPackUom}
              size="lg"
              isOnInquiry={sku.inquiryPrice}
              failed={failed}
              onRetry={onRetry}
            />
          )}
          {signedIn && offer?.totalPrice && !waitsForChoice && (
            <Sum>
              <small>
                {offer.quantity} {sku.salesPackUom}小计（含 13% 增值税）
              </small>
              <b>¥{offer.totalPrice.replace(/\B(?=(\d{3})+(?!\d)(?=.*\.))/g, ',')}</b>
            </Sum>
          )}
        </dd>
      </Line>
      {sku.isBlackCardProduct && !signedIn && (
        <Line>
          <dt>会员</dt>
          <dd>{blackCardNeededText}</dd>
        </Line>
      )}
      {signedIn && tiers.length > 0 && (
        <Line>
          <dt>阶梯价</dt>
          <dd>
            <TierTable tiers={tiers} quantity={quantity} unit={sku.salesPackUom} />
          </dd>
        </Line>
      )}
      {(campaigns.length > 0 || timed) && (
        <Line>
          <dt>促销</dt>
          <dd>
            {timed && (
              <Campaign>
                <Tag kind="danger">限时</Tag>
                <span aria-hidden="true">距结束 {left}</span>
              </Campaign>
            )}
            {campaigns.map((one) => (
              <Campaign key={`${one.campaignId} ${one.thresholdDescription}`}>
                <Tag kind="danger">{one.marketingRuleType === 3 ? '满件折' : '满额减'}</Tag>
                {one.thresholdDescription}
                {one.discountDescription}
                {one.appliedPrice && (
                  <small>
                    约 ¥{one.appliedPrice}/{sku.salesPackUom}
                  </small>
                )}
              </Campaign>
            ))}
          </dd>
        </Line>
      )}
    </Band>
  );
}

const Band = styled.dl`
  display: grid;
  gap: ${space.sm};
  min-height: 66px;
  align-content: center;
  padding: ${space.md} ${space.lg};
  border-radius: ${radius.md};
  background: ${color.ground};
  font-size: ${type.sizeTable};
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 52px minmax(0, 1fr);
  align-items: baseline;
  & > dt {
    color: ${color.inkSecond};
  }
  & > dd {
    display: flex;
    flex-wrap: wrap;
    align-items: baseline;
    gap: ${space.xs} ${space.md};
    min-width: 0;
    overflow-x: auto;
  }
  & small {
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  &[data-busy] > dd {
    opacity: 0.55;
  }
`;
const Sum = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: ${space.sm};
  margin-left: auto;
  font-size: ${type.sizeText};
  & > b {
    font-weight: ${type.weightStrong};
  }
`;
const Campaign = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;
