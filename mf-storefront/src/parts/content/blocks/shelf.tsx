import { below, color, radius } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { styled } from 'styled-components';
import { ProductCard } from '../../product-card.tsx';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

const firstRow = 6;

/** Goods by a rule, as they are for sale now. `isSeenFirst`: the pictures of its first row come with the page. */
export const Shelf = ({ block: { title, moreUrl, products }, isSeenFirst = false }: { block: BlockOf<'shelf'>; isSeenFirst?: boolean }) => (
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
      {products.map((sku, at) => (
        <ProductCard key={sku.skuNumber} sku={sku} priority={isSeenFirst && at < firstRow} />
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
