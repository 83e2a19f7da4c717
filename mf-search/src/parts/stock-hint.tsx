import { color, type } from '@mall/design-tokens';
import type { SkuOffer } from '@mall/mf-kit';
import { styled } from 'styled-components';

/** Free pieces in the region's own warehouse; a visitor isn't told. */
export function StockHint({ offer, unit }: { offer: SkuOffer | undefined; unit: string }) {
  const free = offer?.currentWareHouseStockFree;
  if (free === null || free === undefined || free <= 0) return null;
  return (
    <Hint>
      本仓 {free > 9999 ? '9999+' : free}
      {unit}
    </Hint>
  );
}

const Hint = styled.span`
  display: block;
  padding-top: 2px;
  color: ${color.success};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
`;
