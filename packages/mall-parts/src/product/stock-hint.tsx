import { color, type } from '@mall/design-tokens';
import type { SkuOffer } from '@mall/mf-kit';
import { styled } from 'styled-components';

/** Free pieces in the region's own warehouse; a visitor isn't told. */
export function StockHint({ offer }: { offer: SkuOffer | undefined }) {
  const free = offer?.currentWareHouseStockFree;
  if (free === null || free === undefined || free <= 0) return null;
  return <Hint title={`本地仓可用 ${free.toLocaleString('en-US')}`}>现货 {free > 9999 ? '9999+' : free}</Hint>;
}

const Hint = styled.span`
  display: block;
  padding-top: 2px;
  color: ${color.success};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
`;
