import { below, color, radius, space } from '@mall/design-tokens';
import { skuPictureUrl, skuUrl } from '@mall/domain/catalogue';
import { Link, Slot } from '@mall/mf-kit';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';

/** The card of mf-storefront; where it isn't there, a plain link that opens the product as well. */
export const ProductCard = ({ sku }: { sku: string }) => (
  <Slot
    name="sku-card"
    sku={sku}
    fallback={
      <Plain to={skuUrl(sku)}>
        <Picture src={skuPictureUrl(sku, 'thumb')} alt="" size={72} />
        <span>
          查看商品 <span className="part-number">{sku}</span>
        </span>
      </Plain>
    }
  />
);

const shownAtMost = 8;

/** The products an answer speaks of, numbered as it names them. */
export const ProductCards = ({ skus }: { skus: readonly string[] }) => (
  <List aria-label="相关商品">
    {skus.slice(0, shownAtMost).map((sku) => (
      <li key={sku}>
        <ProductCard sku={sku} />
      </li>
    ))}
  </List>
);

const List = styled.ol`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.sm};
  & > li {
    min-width: 0;
  }
  & > :only-child {
    grid-column: 1 / -1;
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
const Plain = styled(Link)`
  display: flex;
  gap: ${space.md};
  align-items: center;
  min-height: 90px;
  padding: ${space.sm};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
`;
