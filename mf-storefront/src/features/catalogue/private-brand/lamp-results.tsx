import { below, color, radius, space, type } from '@mall/design-tokens';
import { Picture } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { RecommendSku } from '../../../parts/product-card.tsx';

interface Props {
  products: readonly RecommendSku[];
  isBusy: boolean;
  /** Whose details are open, '' for none. */
  shown: string;
  onShow: (skuNumber: string) => void;
}

/** Lamps that fit; one is pressed to see its details below. */
export const LampResults = ({ products, isBusy, shown, onShow }: Props) => (
  <List aria-label="符合条件的三色灯" aria-busy={isBusy || undefined}>
    {products.map(({ skuNumber, productName, manufacturerName, manufacturerPartNumber, defaultThumbUrl }) => (
      <li key={skuNumber}>
        <button type="button" aria-pressed={skuNumber === shown} onClick={() => onShow(skuNumber === shown ? '' : skuNumber)}>
          <Picture src={defaultThumbUrl} alt="" size={48} />
          <span>
            {productName}
            <small>
              {manufacturerName} {manufacturerPartNumber}
            </small>
          </span>
        </button>
      </li>
    ))}
  </List>
);

const List = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space.sm};
  margin-top: ${space.sm};
  & button {
    display: flex;
    align-items: center;
    gap: ${space.sm};
    width: 100%;
    min-height: 64px;
    padding: ${space.xs} ${space.sm};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    background: ${color.surface};
    color: ${color.ink};
    text-align: left;
  }
  & button:hover,
  & button[aria-pressed='true'] {
    border-color: ${color.accent};
  }
  & small {
    display: block;
    color: ${color.inkThird};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
