import { color, radius, space, type } from '@mall/design-tokens';
import { cartProps, OwnNumber, SkuPrice, SkuPromise, useOffer } from '@mall/mall-parts/product';
import { Link, Slot } from '@mall/mf-kit';
import { CopyText, Picture, Skeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import type { RelatedGroup } from './relation-calls.ts';

/** One related SKU in detail: what it is, its attributes, when it comes, what it costs, the way into the cart. */
export function RelatedSkuCard({ sku, to }: { sku: RelatedGroup['skus'][number]; to: string }) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku, quantity);
  return (
    <Card>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={sku.defaultThumbUrl} alt="" size={72} />
      </Link>
      <div>
        <Link to={to}>{sku.productName}</Link>
        <p>
          {sku.manufacturerName} <CopyText text={sku.manufacturerPartNumber} label={`复制型号 ${sku.manufacturerPartNumber}`} />{' '}
          {sku.orderCode}
        </p>
        <OwnNumber views={[offer, sku]} />
        <dl>
          {Object.entries(sku.attributesJson).map(([key, value]) => (
            <div key={key}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <Buy>
        <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
        <div>
          <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
        </div>
        <Slot
          name="add-to-cart"
          fallback={<Skeleton width="172px" height="28px" />}
          {...cartProps(sku, deliveryTimeId, offer)}
          needsSpecification={!!sku.isNonStandard}
          quantity={quantity}
          onQuantity={setQuantity}
          compact
        />
      </Buy>
    </Card>
  );
}

const Card = styled.article`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 184px;
  gap: ${space.md};
  padding: ${space.md};
  border-radius: ${radius.md};
  background: ${color.ground};
  font-size: ${type.sizeTable};
  & a {
    color: ${color.ink};
  }
  & a:hover {
    color: ${color.accent};
  }
  & p,
  & dt {
    color: ${color.inkSecond};
  }
  & dl {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space.lg};
    padding-top: ${space.xs};
    font-size: ${type.sizeLeast};
  }
  & dl > div {
    display: flex;
    gap: ${space.xs};
  }
  @container (max-width: 700px) {
    grid-template-columns: 72px minmax(0, 1fr);
    & > :last-child {
      grid-column: 1 / -1;
    }
  }
`;
const Buy = styled.div`
  display: grid;
  gap: ${space.xs};
  align-content: start;
`;
