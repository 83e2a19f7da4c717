import { color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { SkuPrice, TwoLines, useOffer } from '@mall/mall-parts/product';
import { type CallOutput, Link } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';

export type RecommendSku = CallOutput<'home.getMallIndex'>['recommendData'][number];

interface Props {
  sku: RecommendSku;
  /** Visible without scrolling: its picture is fetched at once. */
  priority?: boolean;
}

/** A product of a shelf: the drawing first, then name, brand with model, price. The picture and name are one link. */
export function ProductCard({ sku, priority = false }: Props) {
  const { offer, failed, retry } = useOffer(sku);
  return (
    <Card>
      <Link to={skuUrl(sku.skuNumber)}>
        <Picture src={sku.defaultThumbUrl} alt="" size={160} priority={priority} />
        <TwoLines>{sku.productName}</TwoLines>
      </Link>
      <p>
        {sku.manufacturerName} <span className="part-number">{sku.manufacturerPartNumber}</span>
      </p>
      <SkuPrice views={[offer, sku]} unit={sku.salesPackUom} failed={failed} onRetry={retry} />
    </Card>
  );
}

const Card = styled.article`
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${space.sm} ${space.sm} ${space.md};
  background: ${color.surface};
  & > a {
    color: ${color.ink};
    font-size: ${type.sizeTable};
    line-height: ${type.lineTable};
  }
  & > a > :first-child {
    display: block;
    max-width: 100%;
    height: auto;
    aspect-ratio: 1;
    margin: 0 auto ${space.sm};
  }
  & > a > :last-child {
    min-height: calc(2em * ${type.lineTable});
  }
  & > a:hover {
    color: ${color.accent};
    text-decoration: none;
  }
  & > p {
    margin: ${space.xs} 0;
    overflow: hidden;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > :last-child {
    margin-top: auto;
  }
`;
