import { below, color, space, type, zIndex } from '@mall/design-tokens';
import { RightNotice, useMay } from '@mall/mall-parts/account';
import { Button, Price } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { ActionBar } from '../../../parts/action-bar.ts';
import type { InquirySheet } from '../../../parts/inquiry/inquiry-types.ts';
import { chosenFen, leftOf } from './order-choice.ts';
import type { Order } from './use-order.ts';

/** What is chosen of a quotation, what it comes to, and the order. */
export function OrderBar({ inquiry, order }: { inquiry: InquirySheet; order: Order }) {
  const open = inquiry.lines.filter((line) => leftOf(line) > 0);
  const count = order.chosen.length;
  if (!useMay('order')) return <RightNotice right="order" />;
  return (
    <Bar role="region" aria-label="下单" data-action-bar>
      <Checkbox
        label="全选"
        checked={count === open.length && count > 0}
        indeterminate={count > 0 && count < open.length}
        onCheckedChange={(isChosen) => order.want(open.map((line) => ({ id: line.id, quantity: isChosen ? leftOf(line) : 0 })))}
      />
      <Sum>
        <output aria-label="所选合计">
          <Price fen={chosenFen(inquiry.lines, order.chosen)} />
        </output>
        <small>已选 {count} 行，含税</small>
      </Sum>
      <Button size="lg" busy={order.isAdding} disabled={count === 0} onClick={() => void order.addToCart()}>
        加入购物车
      </Button>
      <Button variant="primary" size="lg" busy={order.isChecking} disabled={count === 0} onClick={() => void order.order()}>
        按报价下单
      </Button>
    </Bar>
  );
}

const Bar = styled(ActionBar)`
  && {
    position: sticky;
    bottom: 0;
    z-index: ${zIndex.sticky};
    display: flex;
    align-items: center;
    gap: ${space.lg};
    min-height: 72px;
    padding: 0 ${space.lg};
    border: 1px solid ${color.line};
    border-radius: 4px;
    background: ${color.surface};
    box-shadow: 0 -4px 12px rgb(28 36 48 / 6%);
  }
  ${below.desktop} {
    && {
      position: fixed;
      z-index: ${zIndex.header};
      bottom: var(--frame-foot, 0px);
      border-width: 1px 0 0;
      border-radius: 0;
    }
  }
  ${below.tablet} {
    && {
      flex-wrap: wrap;
      gap: 0 ${space.sm};
      padding: ${space.xs} ${space.lg} max(${space.sm}, env(safe-area-inset-bottom));
    }
    & > button {
      flex: 1 1 40%;
    }
  }
`;
const Sum = styled.div`
  margin-left: auto;
  text-align: right;
  & > small {
    display: block;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    flex: 1 1 55%;
  }
`;
