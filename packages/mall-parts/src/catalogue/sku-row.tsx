import { below, color, space, type } from '@mall/design-tokens';
import { brandUrl } from '@mall/domain/catalogue';
import { Link, Slot } from '@mall/mf-kit';
import { CopyText, Picture, Skeleton } from '@mall/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { cartProps } from '../product/cart-props.ts';
import { ownNumberOf } from '../product/own-number.tsx';
import { SkuPrice } from '../product/sku-price.tsx';
import { SkuPromise } from '../product/sku-promise.tsx';
import { SkuTags } from '../product/sku-tags.tsx';
import { TwoLines } from '../product/two-lines.ts';
import { useOffer } from '../product/use-offer.ts';
import { fullText } from './full-text.ts';
import { InItsPlace } from './in-its-place.tsx';
import type { ListedSku } from './list-result.ts';
import type { RowWays } from './row-ways.ts';

/** Inline attributes end with the fifth (rule catalogue 4). */
const inlineAttributes = 5;
/** Their values share 132 px with their names. */
const attributeLetters = 7;

interface Props {
  sku: ListedSku;
  ways: RowWays;
  isBelowFold: boolean;
}

/**
 * One SKU as a row; its price and delivery time follow the quantity. Below the fold the server's markup has what is read and where it leads; what works by
 * script alone is half a row's markup, and comes with the scripts.
 */
export function SkuRow({ sku, ways, isBelowFold }: Props) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku, quantity);
  const itemNo = ownNumberOf([offer, sku]);
  const to = ways.hrefOf(sku.skuNumber);
  const isAlive = useDeferredValue(true, !isBelowFold);
  return (
    <tr data-state={sku.isActive ? undefined : 'muted'} data-below-fold={isBelowFold || undefined}>
      <th scope="row">
        <Product>
          <Link to={to} tabIndex={-1} aria-hidden="true">
            <Picture src={sku.defaultThumbUrl} alt="" size={72} />
          </Link>
          <div>
            <Link to={to}>
              <TwoLines data-lines="3">{sku.productName}</TwoLines>
            </Link>
            {isAlive ? (
              <CopyText text={sku.manufacturerPartNumber} label={`复制型号 ${sku.manufacturerPartNumber}`} />
            ) : (
              <span className="part-number">{sku.manufacturerPartNumber}</span>
            )}
            <SkuTags sku={sku} related={ways.relatedOf(sku)} />
            {ways.noteOf?.(sku)}
          </div>
        </Product>
      </th>
      <td>
        <Facts>
          <dt>品牌</dt>
          <dd>
            <Link to={brandUrl(sku.manufacturerId)} newTab title={sku.manufacturerName}>
              {sku.manufacturerName}
            </Link>
          </dd>
          <dt>编码</dt>
          <dd className="part-number">{sku.orderCode}</dd>
          {itemNo && (
            <>
              <dt>物料号</dt>
              <dd className="part-number" title={itemNo}>
                {itemNo}
              </dd>
            </>
          )}
          <dt>包装</dt>
          <dd>{`${sku.packQty}${sku.salesPackUom}/${sku.packUom}`}</dd>
        </Facts>
        {isAlive && ways.actionsOf?.(sku)}
      </td>
      <td>
        <Facts>
          {Object.entries(sku.attributesJson)
            .slice(0, inlineAttributes)
            .map(([key, value]) => (
              <div key={key}>
                <dt>{key}</dt>
                <dd title={fullText(value, attributeLetters)}>{value}</dd>
              </div>
            ))}
        </Facts>
      </td>
      <td>
        {sku.isActive && (
          <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
        )}
      </td>
      <td>
        <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
      </td>
      <td colSpan={2}>
        {!sku.isActive ? (
          <InItsPlace sku={sku} related={ways.relatedOf(sku)} />
        ) : (
          isAlive && (
            <Slot
              name="add-to-cart"
              fallback={<Skeleton width="180px" height="28px" />}
              {...cartProps(sku, deliveryTimeId, offer)}
              needsSpecification={!!sku.isNonStandard}
              quantity={quantity}
              onQuantity={setQuantity}
              compact
            />
          )
        )}
        {sku.isActive && sku.minOrderQty > 1 && (
          <Least>{`${sku.minOrderQty}${sku.salesPackUom}起订${sku.stepValue > 1 ? `，按 ${sku.stepValue} 递增` : ''}`}</Least>
        )}
      </td>
    </tr>
  );
}

const Product = styled.div`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr);
  gap: ${space.md};
  & > div {
    display: grid;
    align-content: center;
    gap: ${space.xs};
    min-width: 0;
  }
  & > div > a {
    padding-block: 2px;
    color: ${color.ink};
  }
  & > div > a:hover {
    color: ${color.accent};
  }
  & > div > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  ${below.tablet} {
    & > div > a {
      padding-block: ${space.xs};
    }
  }
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 ${space.sm};
  font-size: ${type.sizeLeast};
  & > div {
    display: contents;
  }
  & dt {
    max-width: 64px;
    color: ${color.inkThird};
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & dd {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${below.desktop} {
    & a {
      display: inline-block;
      padding-block: ${space.xs};
    }
  }
`;
const Least = styled.p`
  padding-top: ${space.xs};
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
`;
