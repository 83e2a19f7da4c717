import { below, color, space, type } from '@mall/design-tokens';
import { PositionBanner } from '@mall/mall-parts/layout';
import { cartProps, useOffer } from '@mall/mall-parts/product';
import { Link, Slot, useIsPastFirstScreenful, useSession } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, Skeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CompareButton } from '../../../parts/comparison/compare-button.tsx';
import { Paper } from '../../../parts/layout-parts.ts';
import { WishButton } from '../../../parts/wish-list/wish-button.tsx';
import { Attributes } from './attributes.tsx';
import { Campaigns } from './campaigns.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { FilmWish } from './film-wish.tsx';
import { Gallery } from './gallery.tsx';
import { Identity } from './identity.tsx';
import { ItemNo } from './item-no.tsx';
import { NotSold } from './not-sold.tsx';
import { PartFiles } from './part-files.tsx';
import { PriceBand } from './price-band.tsx';
import type { SkuDetail } from './product-words.ts';
import { Purchases } from './purchases.tsx';
import { Relations } from './relations.tsx';
import { SkuTable } from './sku-table.tsx';
import { SpecificationChooser } from './specification-chooser.tsx';
import { useSpecification } from './use-specification.ts';
import { WayBack } from './way-back.tsx';
import { WhoLooks } from './who-looks.tsx';

/** Everything about one SKU. Price and delivery time follow the quantity. */
export function ProductView({ sku }: { sku: SkuDetail }) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const specification = useSpecification(sku);
  // The offer is the buyer's truth: it is asked for whatever came with the page.
  const bought = { ...sku, skuNumber: specification.generatedSku ?? sku.skuNumber, isLogin: false };
  const { offer, deliveryTimeId, arrivalDate, isSettling, failed, retry } = useOffer(bought, quantity);
  const isWhole = useIsPastFirstScreenful();
  const { signedIn } = useSession();
  const related = <Relations sku={sku} />;
  return (
    <Body>
      <Where>
        <Breadcrumb
          linkAs={Link}
          items={[
            { label: '首页', href: '/' },
            ...sku.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
            { label: sku.manufacturerPartNumber },
          ]}
        />
        {isWhole && <WayBack />}
      </Where>
      <Main aria-label="商品信息">
        <Gallery pictures={sku.pictures} fallbackUrl={sku.defaultPictureUrl} name={sku.productName}>
          <WishButton skuNumber={sku.skuNumber} name={sku.productName} />
          <CompareButton skuNumber={sku.skuNumber} name={sku.productName} />
          <FilmWish skuNumber={sku.skuNumber} />
          <Slot name="ask-about-product" sku={sku.skuNumber} productName={sku.productName} />
        </Gallery>
        <Info>
          <Identity
            sku={sku}
            partNumber={specification.partNumber}
            attributes={specification.attributes}
            itemNo={<ItemNo skuNumber={bought.skuNumber} itemNo={offer?.customerSkuItemNo ?? sku.customerSkuItemNo} />}
          />
          {(!sku.isActive || sku.showShortSupply) && <NotSold sku={sku} />}
          <PriceBand
            sku={sku}
            offer={offer}
            specification={specification}
            quantity={quantity}
            isSettling={isSettling}
            failed={failed}
            onRetry={retry}
          />
          <DeliveryFacts sku={sku} offer={offer} deliveryTimeId={deliveryTimeId} arrivalDate={arrivalDate} isSettling={isSettling} />
          {specification.isNeeded && <SpecificationChooser options={sku.options} specification={specification} />}
          <Action>
            <Slot
              name="add-to-cart"
              fallback={<Skeleton width="420px" height="128px" />}
              {...cartProps(bought, deliveryTimeId, offer ?? sku)}
              needsSpecification={specification.isNeeded && !specification.isReady}
              quantity={quantity}
              onQuantity={setQuantity}
            />
            <Aside>
              {isWhole && (
                <>
                  <PositionBanner position={13} />
                  {!signedIn && <Campaigns skuNumber={sku.skuNumber} />}
                  <p>
                    <Purchases skuNumber={sku.skuNumber} />
                    <WhoLooks skuNumber={sku.skuNumber} />
                  </p>
                </>
              )}
            </Aside>
          </Action>
          <PartFiles sku={sku} />
        </Info>
      </Main>
      {isWhole && (
        <>
          {!sku.isActive && related}
          <SkuTable sku={sku} />
          <Later>
            <Attributes sku={sku} all={specification.attributes} />
            {sku.isActive && related}
          </Later>
        </>
      )}
    </Body>
  );
}

const Main = styled(Paper)`
  display: grid;
  grid-template-columns: 402px minmax(0, 1fr);
  gap: ${space.section};
  align-items: start;
  margin-top: ${space.md};
  padding: ${space.xxl};
  ${below.desktop} {
    grid-template-columns: minmax(240px, 36%) minmax(0, 1fr);
    padding: ${space.lg};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg};
  }
`;
const Info = styled.div`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
  ${below.tablet} {
    & dd > button {
      min-height: 44px;
    }
  }
`;
const Action = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 300px;
  gap: ${space.xl};
  min-height: 128px;
  padding-top: ${space.xs};
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Later = styled.div`
  ${belowFold('900px')}
`;
const Aside = styled.div`
  display: grid;
  gap: ${space.sm};
  align-content: start;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > p {
    display: flex;
    justify-content: space-between;
    gap: ${space.lg};
  }
`;
const Where = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space.lg};
  font-size: ${type.sizeTable};
`;
