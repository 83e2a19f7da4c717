import { space } from '@mall/design-tokens';
import { cartProps, useOffer } from '@mall/mall-parts/product';
import { Link, Slot, useIsPastFirstScreenful } from '@mall/mf-kit';
import { Body, Breadcrumb, belowFold, Notice, Skeleton } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { CompareButton } from '../../../parts/comparison/compare-button.tsx';
import { Paper } from '../../../parts/layout-parts.ts';
import { WishButton } from '../../../parts/wish-list/wish-button.tsx';
import { Attributes } from './attributes.tsx';
import { DeliveryFacts } from './delivery-facts.tsx';
import { Gallery } from './gallery.tsx';
import { Identity } from './identity.tsx';
import { PartFiles } from './part-files.tsx';
import { PriceBand } from './price-band.tsx';
import type { SkuDetail } from './product-words.ts';
import { Relations } from './relations.tsx';
import { SkuTable } from './sku-table.tsx';
import { SpecificationChooser } from './specification-chooser.tsx';
import { useSpecification } from './use-specification.ts';

/** Everything about one SKU. Price and delivery time follow the quantity. */
export function ProductView({ sku }: { sku: SkuDetail }) {
  const [quantity, setQuantity] = useState(sku.minOrderQty);
  const specification = useSpecification(sku);
  const bought = specification.generatedSku ? { ...sku, skuNumber: specification.generatedSku, isLogin: false } : sku;
  const { offer, deliveryTimeId, isSettling, failed, retry } = useOffer(bought, quantity);
  const isWhole = useIsPastFirstScreenful();
  const related = <Relations sku={sku} />;
  return (
    <Body>
      <Breadcrumb
        linkAs={Link}
        items={[
          { label: '首页', href: '/' },
          ...sku.breadcrumbs.map(({ name, url }) => ({ label: name, href: url })),
          { label: sku.manufacturerPartNumber },
        ]}
      />
      <Main aria-label="商品信息">
        <Gallery pictures={sku.pictures} fallbackUrl={sku.defaultPictureUrl} name={sku.productName}>
          <PartFiles sku={sku} />
        </Gallery>
        <Info>
          <Identity sku={sku} partNumber={specification.partNumber} attributes={specification.attributes} />
          {!sku.isActive && (
            <Notice tone="warning" title="该商品已下架">
              可以看看下面的替代商品，或联系客服询价。
            </Notice>
          )}
          {sku.isActive && sku.showShortSupply && (
            <Notice tone="warning" title="缺货，暂停销售">
              可以看看替代商品，到货后恢复销售。
            </Notice>
          )}
          <PriceBand
            sku={sku}
            offer={offer}
            specification={specification}
            quantity={quantity}
            isSettling={isSettling}
            failed={failed}
            onRetry={retry}
          />
          <DeliveryFacts sku={sku} offer={offer} deliveryTimeId={deliveryTimeId} isSettling={isSettling} />
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
              <WishButton skuNumber={sku.skuNumber} name={sku.productName} />
              <CompareButton skuNumber={sku.skuNumber} name={sku.productName} />
              <Slot name="ask-about-product" sku={sku.skuNumber} productName={sku.productName} />
            </Aside>
          </Action>
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
`;
const Info = styled.div`
  display: grid;
  gap: ${space.lg};
  min-width: 0;
`;
const Action = styled.div`
  display: flex;
  align-items: flex-end;
  justify-content: space-between;
  gap: ${space.lg};
  min-height: 128px;
  padding-top: ${space.xs};
`;
const Later = styled.div`
  ${belowFold('900px')}
`;
const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
`;
