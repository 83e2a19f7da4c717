import { below, color, space, type } from '@mall/design-tokens';
import { ProductCell } from '@mall/mall-parts/product';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CartLine } from './trading-types.ts';

interface Props {
  line: CartLine;
  size?: 48 | 72;
  /** It can't be ordered. */
  muted?: boolean;
  /** Stand under it. */
  tags?: ReactNode;
}

/** The product of a line, in the cart and on the confirmation page. */
export const LineProduct = ({ line, size = 72, muted, tags }: Props) => (
  <Root data-muted={muted || undefined}>
    <ProductCell product={line} size={size}>
      {tags && <Tags>{tags}</Tags>}
    </ProductCell>
  </Root>
);

const Root = styled.div`
  &[data-muted] img {
    opacity: 0.5;
  }
  &[data-muted] a {
    color: ${color.inkSecond};
  }
`;
const Tags = styled.div`
  display: flex;
  align-items: center;
  color: ${color.warning};
  font-size: ${type.sizeLeast};
  gap: ${space.xs};
  padding-top: ${space.hair};
  ${below.tablet} {
    flex-wrap: wrap;
  }
`;
