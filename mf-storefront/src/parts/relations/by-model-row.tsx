import { color, space, type } from '@mall/design-tokens';
import { cartProps, OwnNumber, SkuPrice, SkuPromise, TwoLines, useOffer } from '@mall/mall-parts/product';
import { Link, Slot } from '@mall/mf-kit';
import { CopyText, Picture, Skeleton } from '@mall/ui-kit';
import { lazy, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import type { RelatedSku } from './relation-calls.ts';

const SpecsPopover = lazy(() => import(/* webpackChunkName: "specs-popover" */ './specs-popover.tsx'));

/** A substitute or accessory with why it is one, its delivery time, price, specification and the way into the cart. */
export function ByModelRow({ sku, to }: { sku: RelatedSku; to: string }) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku, quantity);
  return (
    <tr>
      <th scope="row">
        <Product>
          <Link to={to} tabIndex={-1} aria-hidden="true">
            <Picture src={sku.defaultThumbUrl} alt="" size={48} />
          </Link>
          <Link to={to}>
            <TwoLines data-lines="3">{sku.productName}</TwoLines>
          </Link>
        </Product>
        {sku.relationRemark && <Least>{sku.relationRemark}</Least>}
      </th>
      <td>
        {sku.manufacturerName}
        <Least>
          {sku.packQty}
          {sku.salesPackUom}/{sku.packUom}
        </Least>
      </td>
      <td>
        <Model title={sku.manufacturerPartNumber}>
          <CopyText text={sku.manufacturerPartNumber} label={`复制型号 ${sku.manufacturerPartNumber}`} />
        </Model>
        <Least>{sku.orderCode}</Least>
        <OwnNumber views={[offer, sku]} />
      </td>
      <td>
        <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
      </td>
      <td>
        <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
      </td>
      <td>
        <Suspense fallback="规格">
          <SpecsPopover name={sku.productName} attributes={sku.attributesJson} />
        </Suspense>
      </td>
      <td>
        <Slot
          name="add-to-cart"
          fallback={<Skeleton width="172px" height="28px" />}
          {...cartProps(sku, deliveryTimeId, offer)}
          needsSpecification={!!sku.isNonStandard}
          quantity={quantity}
          onQuantity={setQuantity}
          compact
        />
      </td>
    </tr>
  );
}

const Product = styled.div`
  display: grid;
  grid-template-columns: 48px minmax(0, 1fr);
  gap: ${space.sm};
  align-items: center;
  line-height: ${type.lineTable};
  & a {
    color: ${color.ink};
  }
  & a:hover {
    color: ${color.accent};
  }
`;
const Model = styled.div`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;
const Least = styled.small`
  display: block;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  overflow-wrap: anywhere;
`;
