import { color, space, type } from '@mall/design-tokens';
import { cartProps, SkuPrice, SkuPromise, TwoLines, useOffer } from '@mall/mall-parts/product';
import type { CallOutput } from '@mall/mf-kit';
import { Link, Slot } from '@mall/mf-kit';
import { CopyText, Picture, Skeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';

type RelatedSku = CallOutput<'product.querySkuRelationBySkuNumber'>['items'][number];

/** A substitute or accessory with why it is one, its delivery time, price, and the way into the cart. */
export function RelationRow({ sku, to }: { sku: RelatedSku; to: string }) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku, quantity);
  return (
    <Row>
      <Link to={to} tabIndex={-1} aria-hidden="true">
        <Picture src={sku.defaultThumbUrl} alt="" size={72} />
      </Link>
      <Words>
        <Link to={to}>
          <TwoLines>{sku.productName}</TwoLines>
        </Link>
        <span>
          {sku.manufacturerName} <CopyText text={sku.manufacturerPartNumber} label={`复制型号 ${sku.manufacturerPartNumber}`} />
        </span>
        {sku.relationRemark && <small>{sku.relationRemark}</small>}
      </Words>
      <div>
        <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
      </div>
      <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
      <Slot
        name="add-to-cart"
        fallback={<Skeleton width="180px" height="28px" />}
        {...cartProps(sku, deliveryTimeId, offer)}
        needsSpecification={!!sku.isNonStandard}
        quantity={quantity}
        onQuantity={setQuantity}
        compact
      />
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) 76px 116px 204px;
  gap: ${space.md};
  align-items: center;
  min-height: 88px;
  padding: ${space.sm} 0;
  border-bottom: 1px solid ${color.line};
  font-size: ${type.sizeTable};
  & > :nth-child(3) {
    justify-self: start;
  }
`;
const Words = styled.div`
  display: grid;
  gap: 2px;
  min-width: 0;
  line-height: ${type.lineTable};
  & > a {
    color: ${color.ink};
  }
  & > a:hover {
    color: ${color.accent};
  }
  & > span {
    overflow: hidden;
    color: ${color.inkSecond};
    white-space: nowrap;
  }
  & > small {
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
`;
