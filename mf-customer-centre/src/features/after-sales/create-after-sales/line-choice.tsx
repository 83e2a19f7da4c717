import { below, color, space, type } from '@mall/design-tokens';
import { ProductCell } from '@mall/mall-parts/product';
import { Checkbox, QuantityStepper } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import type { ClaimableOrder } from '../../../parts/after-sales/after-sales-types.ts';
import { type CaseDraft, lineRefusal } from './case-draft.ts';

interface Props {
  order: ClaimableOrder;
  draft: CaseDraft;
  error: string | undefined;
  onChange: (pieces: CaseDraft['pieces']) => void;
}

/** Whole pieces, at least one, at most what can be asked for. */
const pieces = (text: string, most: number) => {
  const typed = Math.trunc(Number(text)) || 1;
  const value = Math.min(Math.max(typed, 1), most);
  return { value, ...(typed > most ? { note: `最多可申请 ${most}` } : {}) };
};

/** Which lines of the order, and how many of each. */
export function LineChoice({ order, draft, error, onChange }: Props) {
  const set = (orderItemId: number, quantity: number) => onChange({ ...draft.pieces, [orderItemId]: quantity });
  return (
    <>
      <List aria-label="订单中的商品">
        {order.lines.map((line) => {
          const refusal = lineRefusal(line, draft);
          const chosen = refusal ? 0 : (draft.pieces[line.orderItemId] ?? 0);
          return (
            <li key={line.orderItemId} data-muted={refusal ? true : undefined}>
              <Checkbox
                label={<span className="sr">选择 {line.productName}</span>}
                checked={chosen > 0}
                disabled={!!refusal}
                onCheckedChange={(isTicked) => set(line.orderItemId, isTicked ? line.claimableQuantity : 0)}
              />
              <ProductCell product={{ ...line, orderCode: '' }} size={48} dense />
              <div>
                {chosen > 0 && (
                  <QuantityStepper
                    label={`${line.productName} 的售后数量`}
                    value={chosen}
                    min={1}
                    max={line.claimableQuantity}
                    normalize={(text) => pieces(text, line.claimableQuantity)}
                    onValueChange={(quantity) => set(line.orderItemId, quantity)}
                  />
                )}
                <small>{refusal || `可申请 ${line.claimableQuantity} ${line.salesPackUom}`}</small>
              </div>
            </li>
          );
        })}
      </List>
      {error && <Failure role="alert">{error}</Failure>}
    </>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space.md};
  font-size: ${type.sizeTable};
  & > li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) minmax(140px, max-content);
    align-items: center;
    gap: ${space.md};
  }
  & > li[data-muted] { opacity: 0.65; }
  & > li > div:last-child { display: grid; justify-items: end; gap: ${space.xs}; }
  & small { color: ${color.inkSecond}; font-size: ${type.sizeLeast}; }
  & .sr { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
  ${below.tablet} {
    & > li { grid-template-columns: auto minmax(0, 1fr); }
    & > li > label { min-width: 44px; min-height: 44px; }
    & > li > div:last-child { grid-column: 2; justify-items: start; }
  }
`;
const Failure = styled.p`
  padding-top: ${space.sm};
  color: ${color.danger};
  font-size: ${type.sizeTable};
`;
