import { below, color, radius, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { SkuPrice, SkuPromise, TwoLines, useOffer } from '@mall/mall-parts/product';
import { Link, type SlotProps } from '@mall/mf-kit';
import { Button, loadingText, Picture, Skeleton } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { type CardSku, useCardSku } from './use-card-sku.ts';

/** One SKU as a card, from its number alone: picture, name, model, price, delivery time. Opens its page. */
export default function SkuCardWidget({ sku }: SlotProps['sku-card']) {
  const { found, state, retry } = useCardSku(sku);
  if (found) return <Ready sku={found} />;
  if (state === 'missing')
    return (
      <Card>
        <Words>没有找到商品 {sku}</Words>
      </Card>
    );
  if (state === 'failed')
    return (
      <Card>
        <Words>
          商品 {sku} 加载失败
          <Button variant="link" onClick={retry}>
            重试
          </Button>
        </Words>
      </Card>
    );
  return (
    <Card aria-busy="true" aria-label={loadingText('商品')}>
      <Skeleton shape="picture" width="72px" />
      <Words>
        <Skeleton width="220px" />
        <Skeleton width="140px" />
        <Skeleton width="80px" />
      </Words>
    </Card>
  );
}

function Ready({ sku }: { sku: CardSku }) {
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku);
  const to = skuUrl(sku.skuNumber);
  return (
    <Card>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={sku.defaultThumbUrl} alt="" size={72} />
      </Link>
      <Words>
        <Link to={to}>
          <TwoLines>{sku.productName}</TwoLines>
        </Link>
        <small>
          {sku.manufacturerName} <span className="part-number">{sku.manufacturerPartNumber}</span>
        </small>
        <Foot>
          {sku.isActive ? (
            <>
              <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
              <div>
                <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
              </div>
            </>
          ) : (
            <span>该商品已下架</span>
          )}
        </Foot>
      </Words>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  gap: ${space.md};
  min-height: 90px;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
`;
const Words = styled.div`
  display: grid;
  flex: 1;
  gap: ${space.xs};
  align-content: center;
  min-width: 0;
  & > a {
    color: ${color.ink};
  }
  & > a:hover {
    color: ${color.accent};
  }
  & > small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  ${below.tablet} {
    gap: ${space.sm};
  }
`;
