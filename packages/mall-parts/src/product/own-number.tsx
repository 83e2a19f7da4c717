import { color, type } from '@mall/design-tokens';
import { styled } from 'styled-components';

interface Numbered {
  customerSkuItemNo?: string | undefined;
}
type Views = readonly (Numbered | undefined)[];

/** What the company that looks calls a SKU itself (rule product 7); '' where it has no number, and for a visitor. */
export const ownNumberOf = (views: Views): string => views.find((one) => one?.customerSkuItemNo)?.customerSkuItemNo ?? '';

/** The buyer's own number of a SKU on a line of its own, where there is one; of several answers the newest comes first. */
export function OwnNumber({ views }: { views: Views }) {
  const number = ownNumberOf(views);
  if (!number) return null;
  return (
    <Line title={number}>
      物料号 <span className="part-number">{number}</span>
    </Line>
  );
}

const Line = styled.small`
  display: block;
  overflow: hidden;
  color: ${color.inkThird};
  font-size: ${type.sizeLeast};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
