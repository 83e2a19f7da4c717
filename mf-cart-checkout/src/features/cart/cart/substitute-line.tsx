import { color, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { moneyText } from '@mall/domain/money';
import { Link } from '@mall/mf-kit';
import { Button, Tag } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Replaced, Substitute } from './use-substitutes.ts';

interface OfferProps {
  productName: string;
  offer: Substitute;
  onReplace: (id: number) => void;
}
/** What could stand in a line's place, and what it saves. */
export const SubstituteOffer = ({ productName, offer, onReplace }: OfferProps) => (
  <Line>
    <Tag kind={offer.isPrivateBrand ? 'brand' : 'neutral'}>{offer.isPrivateBrand ? '火也' : '同等'}</Tag>
    <Link to={skuUrl(offer.sku)} title={offer.productName}>
      {offer.manufacturerName} {offer.manufacturerPartNumber}
    </Link>
    <span>
      {moneyText(offer.priceFen)}/{offer.salesPackUom}
    </span>
    <b>省 {moneyText(offer.savingFen)}</b>
    <Button variant="link" aria-label={`把 ${productName} 替换为 ${offer.productName}`} onClick={() => onReplace(offer.id)}>
      替换
    </Button>
  </Line>
);

interface ReplacedProps {
  productName: string;
  replaced: Replaced;
  onCancel: (id: number) => void;
}
/** What stood in a line's place before. */
export const SubstituteBack = ({ productName, replaced, onCancel }: ReplacedProps) => (
  <Line>
    <Tag kind="success">已替换</Tag>
    <Link to={skuUrl(replaced.sku)} title={replaced.productName}>
      原 {replaced.sku}
    </Link>
    {replaced.savingFen > 0 && <b>省 {moneyText(replaced.savingFen)}</b>}
    <Button variant="link" aria-label={`把 ${productName} 换回 ${replaced.productName}`} onClick={() => onCancel(replaced.id)}>
      换回
    </Button>
  </Line>
);

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};
  padding-top: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > a {
    padding-block: 4px;
  }
  & > b {
    color: ${color.success};
    font-weight: ${type.weightPart};
  }
`;
