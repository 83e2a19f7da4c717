import { below, color, radius } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { ProductCard } from '../../product-card.tsx';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

/** Goods by a rule, as they are for sale now. */
export const Shelf = ({ block: { title, moreUrl, products } }: { block: BlockOf<'shelf'> }) => (
  <Part>
    <header>
      <h2>{title}</h2>
      {moreUrl && (
        <Link to={moreUrl} aria-label={`${title}：查看全部`}>
          查看全部
        </Link>
      )}
    </header>
    <Goods>
      {products.map((sku) => (
        <ProductCard key={sku.skuNumber} sku={sku} />
      ))}
    </Goods>
  </Part>
);

const Goods = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(176px, 1fr));
  gap: 1px;
  overflow: hidden;
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  & > * {
    box-shadow: 0 0 0 1px ${color.line};
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
