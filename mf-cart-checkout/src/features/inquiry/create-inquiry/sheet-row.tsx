import { color, space, type } from '@mall/design-tokens';
import { decideQuantity } from '@mall/domain/cart';
import { moneyText } from '@mall/domain/money';
import { Button, IconButton, Tag, type TagKind, TrashIcon } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { memo, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import { InquiryProductCell } from '../../../parts/inquiry/inquiry-product-cell.tsx';
import type { InquiryLine, MatchState } from '../../../parts/inquiry/inquiry-types.ts';
import { ReasonList } from '../../../parts/inquiry/reason-list.tsx';
import type { LineEdits } from './line-edits.ts';
import { isSettledLine } from './sheet-change.ts';
import { SheetField } from './sheet-field.tsx';

const kindOf: Record<MatchState, TagKind> = {
  waiting: 'neutral',
  exact: 'success',
  chosen: 'success',
  similar: 'warning',
  unmatched: 'danger',
};

/** What can be done with a line; the same functions for as long as the sheet is open. */
export interface LineWays {
  /** What it was taken for is right. */
  onConfirm: (line: InquiryLine) => void;
  onChoose: (line: InquiryLine) => void;
  onReplace: (line: InquiryLine) => void;
  onRestore: (line: InquiryLine) => void;
  onMerge: (line: InquiryLine) => void;
  onRemove: (line: InquiryLine) => void;
}
interface Props extends LineWays {
  line: InquiryLine;
  /** How many lines have this line's SKU; 0 where it stands alone. */
  twins: number;
  edits: LineEdits;
}

const nameOf = (line: InquiryLine) => line.said || line.product?.productName || line.customer.partNumber || `第${line.position}行`;

/** One line: what was said beside what it was taken for, how many, what it costs, when it comes. */
export const SheetRow = memo(function SheetRow({
  line,
  twins,
  edits,
  onConfirm,
  onChoose,
  onReplace,
  onRestore,
  onMerge,
  onRemove,
}: Props) {
  const { wish } = useSyncExternalStore(edits.subscribe, () => edits.of(line.id));
  const { product } = line;
  const name = nameOf(line);
  const isSettled = isSettledLine(line);
  const quantity = wish?.quantity ?? line.quantity;
  const quantityNote = quantity === null ? line.quantityFault : '';
  const price = product?.priceFen ?? null;
  return (
    <tr data-line={line.id} data-fault={quantity === null || line.matchState === 'unmatched' || undefined} aria-label={name}>
      <td data-cell="choose">
        <Checkbox
          data-column="choose"
          aria-label={`选择 ${name}`}
          checked={wish?.isSelected ?? line.isSelected}
          onCheckedChange={(isSelected) => edits.wish([line.id], { isSelected })}
        />
        <small>{line.position}</small>
      </td>
      <td data-cell="said">
        <Said title={line.said}>{line.said || '从商品页加入'}</Said>
        <Own>
          <SheetField
            line={line}
            edits={edits}
            field="partNumber"
            label={`${name} 的客户型号`}
            hint="客户型号"
            value={wish?.partnumber_customer ?? line.customer.partNumber}
          />
          <SheetField
            line={line}
            edits={edits}
            field="brand"
            label={`${name} 的客户品牌`}
            hint="品牌"
            value={wish?.brand_customer ?? line.customer.brand}
          />
        </Own>
      </td>
      <td data-cell="taken">
        <State>
          <Tag kind={kindOf[line.matchState]}>{line.matchStateName}</Tag>
          <span>{line.matchWhy}</span>
        </State>
        {product && (
          <InquiryProductCell product={product}>
            <ReasonList reasons={line.reasons} />
          </InquiryProductCell>
        )}
        {!product && line.matchState === 'unmatched' && <Hint>可以手动选择商品，也可以直接提交，由报价员为您查找</Hint>}
        <Ways>
          {line.matchState === 'similar' && product && (
            <>
              <Button variant="link" onClick={() => onConfirm(line)}>
                就是它
              </Button>
              <Button variant="link" onClick={() => onChoose(line)}>
                换一个{line.candidateCount > 1 && `（候选 ${line.candidateCount}）`}
              </Button>
            </>
          )}
          {line.matchState !== 'similar' && line.matchState !== 'waiting' && (
            <Button variant="link" onClick={() => onChoose(line)}>
              {line.candidateCount > 0 ? `候选 ${line.candidateCount}` : '选择商品'}
            </Button>
          )}
          {line.privateBrandSku && (
            <Button variant="link" onClick={() => onReplace(line)}>
              换自有品牌，省 {moneyText(line.savingFen)}
            </Button>
          )}
          {line.replacedSku && (
            <Button variant="link" onClick={() => onRestore(line)}>
              换回原商品{line.savingFen > 0 && `（已省 ${moneyText(line.savingFen)}）`}
            </Button>
          )}
          {twins > 0 && (
            <Button variant="link" onClick={() => onMerge(line)}>
              合并同款 {twins} 行
            </Button>
          )}
        </Ways>
      </td>
      <td data-cell="quantity">
        <SheetField
          line={line}
          edits={edits}
          field="quantity"
          label={`${name} 的数量`}
          hint="数量"
          value={quantity === null ? '' : String(quantity)}
          fault={quantityNote}
          settle={(text) => {
            const decided = decideQuantity(text, product ?? {});
            return { wish: { quantity: decided.quantity }, ...(decided.ok ? {} : { note: decided.message }) };
          }}
        />
        <small>{product?.salesPackUom || line.unitSaid}</small>
      </td>
      <td data-cell="price" data-align="end">
        {isSettled && product ? (
          <>
            <b>{price === null ? '价格详询' : product.priceText}</b>
            {price !== null && quantity !== null && <small>{moneyText(price * quantity)}</small>}
          </>
        ) : (
          <small>{product?.priceText ? `${product.priceText}，待确认` : '待报价'}</small>
        )}
      </td>
      <td data-cell="delivery">
        {product && (
          <>
            <Stock data-short={product.stockText === '无现货' || undefined}>{product.stockText}</Stock>
            <small>{product.deliveryText}</small>
            {product.fault && <Fault>{product.fault}</Fault>}
          </>
        )}
      </td>
      <td data-cell="remark">
        <SheetField line={line} edits={edits} field="remark" label={`${name} 的备注`} hint="备注" value={wish?.remark ?? line.remark} />
      </td>
      <td data-cell="do">
        <IconButton label={`删除 ${name}`} icon={<TrashIcon size={16} />} onClick={() => onRemove(line)} />
      </td>
    </tr>
  );
});

const Said = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Own = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  gap: ${space.xs};
  padding-top: ${space.xs};
`;
const State = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  padding-bottom: ${space.xs};
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & > :first-child {
    flex: none;
  }
`;
const Hint = styled.p`
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
`;
const Ways = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  padding-top: ${space.hair};
  & > button {
    font-size: ${type.sizeLeast};
  }
`;
const Stock = styled.span`
  color: ${color.success};
  &[data-short] {
    color: ${color.warning};
  }
`;
const Fault = styled.span`
  display: block;
  color: ${color.warning};
  font-size: ${type.sizeLeast};
`;
