import { color, space, type } from '@mall/design-tokens';
import { Link, Slot, useFirstScreenful } from '@mall/mf-kit';
import { Picture, Skeleton } from '@mall/ui-kit';
import { useDeferredValue, useState } from 'react';
import { styled } from 'styled-components';
import { CardShelf } from '../product/card-shelf.ts';
import { cartProps } from '../product/cart-props.ts';
import { OwnNumber } from '../product/own-number.tsx';
import { SkuPrice } from '../product/sku-price.tsx';
import { SkuPromise } from '../product/sku-promise.tsx';
import { SkuTags } from '../product/sku-tags.tsx';
import { TwoLines } from '../product/two-lines.ts';
import { useOffer } from '../product/use-offer.ts';
import { InItsPlace } from './in-its-place.tsx';
import type { ListedSku } from './list-result.ts';
import { moveBetweenRows } from './row-keys.ts';
import type { RowWays } from './row-ways.ts';
import type { SkuListProps } from './sku-list.tsx';

const columns = 4;
/** Rows of which a window of 900 px shows something. */
const firstRows = 2;

/** The picture layout: the drawing is the hero. The first row's come with the page; what works by script alone follows it below the fold, as in the list. */
export const SkuGrid = ({ products, ways, busy }: SkuListProps) => (
  <CardShelf data-columns={columns} aria-busy={busy || undefined} aria-label="商品" onKeyDown={moveBetweenRows}>
    {useFirstScreenful(products, columns * firstRows).map((sku, at) => (
      <li key={sku.skuNumber}>
        <Cell sku={sku} ways={ways} priority={at < columns} isBelowFold={at >= columns * firstRows} />
      </li>
    ))}
  </CardShelf>
);

interface CellProps {
  sku: ListedSku;
  ways: RowWays;
  priority: boolean;
  isBelowFold: boolean;
}

function Cell({ sku, ways, priority, isBelowFold }: CellProps) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const { offer, deliveryTimeId, arrivalDate, failed, retry } = useOffer(sku, quantity);
  const isAlive = useDeferredValue(true, !isBelowFold);
  return (
    <Card>
      <Link to={ways.hrefOf(sku.skuNumber)}>
        <Picture src={sku.defaultThumbUrl} alt="" size={160} priority={priority} />
        <TwoLines>{sku.productName}</TwoLines>
      </Link>
      <Model>
        <p>
          {sku.manufacturerName} <span className="part-number">{sku.manufacturerPartNumber}</span>
        </p>
        {isAlive && ways.actionsOf?.(sku)}
        <OwnNumber views={[offer, sku]} />
      </Model>
      <Row>
        {sku.isActive && (
          <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} isOnInquiry={sku.inquiryPrice} failed={failed} onRetry={retry} />
        )}
        <Promised>
          <SkuPromise sku={sku} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} stock={offer ?? sku} />
        </Promised>
      </Row>
      <SkuTags sku={sku} related={ways.relatedOf(sku)} />
      <Foot>
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
      </Foot>
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  gap: ${space.xs};
  min-width: 0;
  padding: ${space.md};
  font-size: ${type.sizeTable};
  line-height: ${type.lineTable};
  & > a {
    display: grid;
    justify-items: center;
    gap: ${space.sm};
    color: ${color.ink};
  }
  & > a > :last-child {
    min-height: calc(2em * ${type.lineTable});
    justify-self: stretch;
  }
  & > a:hover {
    color: ${color.accent};
    text-decoration: none;
  }
  & p {
    overflow: hidden;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
// Whatever there is of it, it is one part: keys find the same part of the next card.
const Model = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  & > p {
    flex: 1;
  }
  & > small {
    flex: 0 0 100%;
  }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
`;
const Promised = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${space.sm};
`;
const Foot = styled.div`
  min-height: 28px;
  margin-top: auto;
  padding-top: ${space.xs};
`;
