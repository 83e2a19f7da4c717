import { below, color, radius } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { belowFold, wholeForTarget } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { ProductCard } from '../../product-card.tsx';
import { Part } from './block-parts.ts';
import type { BlockOf } from './content-blocks.tsx';

const firstRow = 6;

/** `first`: a window shows it before anybody scrolls, and the pictures of its first row come with the page; `later`: it stands below that. */
export type Sight = 'first' | 'soon' | 'later';

/** Goods by a rule, as they are for sale now. */
export const Shelf = ({ block: { title, moreUrl, products }, sight }: { block: BlockOf<'shelf'>; sight: Sight }) => (
  <Part>
    <header>
      <h2>{title}</h2>
      {moreUrl && (
        <Link to={moreUrl} aria-label={`${title}：查看全部`}>
          查看全部
        </Link>
      )}
    </header>
    <Goods data-sight={sight}>
      {products.map((sku, at) => (
        <ProductCard key={sku.skuNumber} sku={sku} priority={sight === 'first' && at < firstRow} />
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
  & > :nth-child(n + 13),
  &[data-sight='later'] > * {
    ${belowFold('275px')}
  }
  & > * {
    ${wholeForTarget}
  }
  ${below.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
