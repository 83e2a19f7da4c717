import { color, space, type } from '@mall/design-tokens';
import { usePlatform } from '@mall/mf-kit';
import { useWrite } from '@mall/mf-kit/write';
import { Button, IconButton, Tag, TrashIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { LineProduct } from '../../../parts/line-product.tsx';
import type { CartLine } from '../../../parts/trading-types.ts';
import { columnCount } from './cart-table.tsx';

interface Props {
  lines: CartLine[];
  /** A colleague's: nothing can be done with them. */
  isLooking: boolean;
  onRemove: (lines: CartLine[]) => void;
}

/** Lines that can't be ordered any more, together at the end, each with its reason. */
export const InvalidLines = ({ lines, isLooking, onRemove }: Props) => (
  <tbody aria-label="失效商品">
    <GroupHead>
      <td colSpan={columnCount}>
        <div>
          失效商品 <span>{lines.length} 种，不参与结算</span>
          {!isLooking && (
            <Button variant="link" onClick={() => onRemove(lines)}>
              清空失效商品
            </Button>
          )}
        </div>
      </td>
    </GroupHead>
    {lines.map((line) => (
      <tr key={line.id} data-state="muted" aria-label={line.productName}>
        <td data-cell="choose">
          <Tag>失效</Tag>
        </td>
        <td data-cell="product" colSpan={2}>
          <LineProduct line={line} muted />
        </td>
        <td data-cell="reason" colSpan={2}>
          <Reason>{line.invalidReason}</Reason>
        </td>
        <td data-cell="sum" data-align="end">
          {line.isInquiryPrice && !isLooking ? <InquireInstead line={line} onMoved={() => onRemove([line])} /> : `× ${line.quantity}`}
        </td>
        <td data-cell="do" data-align="center">
          {!isLooking && <IconButton label={`删除 ${line.productName}`} icon={<TrashIcon size={16} />} onClick={() => onRemove([line])} />}
        </td>
      </tr>
    ))}
  </tbody>
);

/** The way on for a product whose price is on request: from the cart into the inquiry basket. */
function InquireInstead({ line, onMoved }: { line: CartLine; onMoved: () => void }) {
  const { sdk, bus, notify } = usePlatform();
  const moving = useWrite({ onFailure: ({ message }) => notify({ tone: 'danger', text: message }) });
  async function move() {
    const wish = { sku: line.sku, quantity: line.quantity };
    const { answer: basket } = await moving.run({ ...wish, from: line.id }, (options) =>
      sdk.inquiry.addSkuToCustomerInquirySku(wish, options),
    );
    if (!basket) return;
    notify({ tone: 'success', text: '新增成功！' });
    bus.emit('inquiry:changed', { itemCount: basket.matchedProducts.length });
    onMoved();
  }
  return (
    <Button size="sm" busy={moving.isBusy} onClick={move}>
      转为询价
    </Button>
  );
}

const GroupHead = styled.tr`
  &&&& > td {
    height: 40px;
    background: ${color.ground};
    color: ${color.ink};
    font-weight: ${type.weightPart};
  }
  & > td > div {
    display: flex;
    align-items: center;
    gap: ${space.sm};
  }
  & span {
    color: ${color.inkSecond};
    font-weight: ${type.weightText};
  }
  & button {
    margin-left: auto;
  }
`;
const Reason = styled.span`
  color: ${color.warning};
`;
