import { below, color, type } from '@mall/design-tokens';
import { moneyText, yuan } from '@mall/domain/money';
import { priceTag } from '@mall/mall-parts/product';
import { IconButton, Price, Tag, TrashIcon } from '@mall/ui-kit';
import { Checkbox, QuantityStepper } from '@mall/ui-kit/forms';
import { memo } from 'react';
import { styled } from 'styled-components';
import { LineProduct } from '../../../parts/line-product.tsx';
import { LinePromise } from '../../../parts/line-promise.tsx';
import { fieldBounds, lineRule, normalizerOf } from '../../../parts/line-rule.ts';
import type { CartLine } from '../../../parts/trading-types.ts';
import type { LineEdit } from './edit-batch.ts';
import { SubstituteBack, SubstituteOffer } from './substitute-line.tsx';
import type { Replaced, Substitute } from './use-substitutes.ts';

interface Props {
  line: CartLine;
  /** Names of the campaigns this line takes part in, a line each; '' for none. */
  campaignNames: string;
  note: string | undefined;
  isSettling: boolean;
  /** A colleague's line: it is chosen to be taken over, and nothing else. */
  isLooking: boolean;
  offer: Substitute | undefined;
  replaced: Replaced | undefined;
  onEdit: (id: number, edit: LineEdit) => void;
  onRemove: (line: CartLine) => void;
  onReplace: (id: number) => void;
  onCancel: (id: number) => void;
}

const limitText = ({ discountPurchaseLimit: limit, salesPackUom }: CartLine) =>
  limit ? `限购${limit.limitNumber}${salesPackUom}${limit.isAllowOverLimit ? '，超出恢复原价' : '，不可超量'}` : '';

/** One valid line of the cart. */
export const CartLineRow = memo(function CartLineRow({ line, note, isSettling, isLooking, offer, replaced, onEdit, ...rest }: Props) {
  const { onRemove, onReplace, onCancel } = rest;
  const campaignNames = rest.campaignNames === '' ? [] : rest.campaignNames.split('\n');
  const rule = lineRule(line);
  const limit = limitText(line);
  return (
    <tr data-chosen={line.selected || undefined} aria-label={line.productName}>
      <td data-cell="choose">
        <Checkbox
          aria-label={`选择 ${line.productName}`}
          checked={line.selected}
          onCheckedChange={(selected) => onEdit(line.id, { selected })}
        />
      </td>
      <td data-cell="product">
        <LineProduct
          line={line}
          tags={
            (campaignNames.length > 0 || limit) && (
              <>
                {campaignNames.map((name) => (
                  <Tag key={name} kind="brand">
                    {name}
                  </Tag>
                ))}
                {limit}
              </>
            )
          }
        />
        {offer && line.replacedSku === '' && <SubstituteOffer productName={line.productName} offer={offer} onReplace={onReplace} />}
        {replaced && line.replacedSku !== '' && <SubstituteBack productName={line.productName} replaced={replaced} onCancel={onCancel} />}
      </td>
      <td data-cell="price" data-align="end">
        <UnitPrice>
          <Price
            size="sm"
            fen={line.appliedPriceFen}
            unit={line.salesPackUom}
            tag={priceTag(line.appliedPriceTag)}
            was={line.underlinedPrice ? yuan(line.underlinedPrice) : undefined}
          />
        </UnitPrice>
      </td>
      <td data-cell="delivery">
        <LinePromise line={line} />
      </td>
      <td data-cell="quantity">
        {isLooking ? (
          `× ${line.quantity} ${line.salesPackUom}`
        ) : (
          <QuantityStepper
            size="sm"
            label={`${line.productName}的数量`}
            value={line.quantity}
            onValueChange={(quantity) => onEdit(line.id, { quantity })}
            normalize={normalizerOf(rule)}
            {...fieldBounds(rule)}
            unit={line.salesPackUom}
            note={note}
          />
        )}
      </td>
      <td data-cell="sum" data-align="end">
        <Sum data-settling={isSettling || undefined}>{moneyText(line.lineTotalFen)}</Sum>
        {line.discountFen > 0 && <Saved>优惠 −{moneyText(line.discountFen)}</Saved>}
      </td>
      <td data-cell="do" data-align="center">
        {!isLooking && <IconButton label={`删除 ${line.productName}`} icon={<TrashIcon size={16} />} onClick={() => onRemove(line)} />}
      </td>
    </tr>
  );
});

const UnitPrice = styled.div`
  & > span {
    flex-direction: column;
    align-items: flex-end;
    gap: 2px;
  }
  & > span > span:nth-child(2) {
    display: none;
  }
  ${below.tablet} {
    & > span {
      align-items: flex-start;
    }
  }
`;
const Sum = styled.b`
  display: block;
  font-size: ${type.sizeText};
  font-weight: ${type.weightStrong};
  white-space: nowrap;
  &[data-settling] {
    color: ${color.inkThird};
  }
`;
const Saved = styled.span`
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  white-space: nowrap;
`;
