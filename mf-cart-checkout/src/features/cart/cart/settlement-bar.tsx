import { below, color, layout, space, type, zIndex } from '@mall/design-tokens';
import { Button, Price } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { CartView } from './cart-view.ts';

interface Props {
  view: CartView;
  isSettling: boolean;
  onSelectAll: (selected: boolean) => void;
  /** Left out where nothing may be deleted. */
  onDeleteSelected?: (() => void) | undefined;
  /** What the screen is for: on to the order, or over into one's own cart. */
  children: ReactNode;
}

/** What is chosen, what it comes to, and on to the order; it stays in sight while the lines scroll. */
export function SettlementBar({ view, isSettling, onSelectAll, onDeleteSelected, children }: Props) {
  const { totals, selection } = view;
  const isNothing = selection === 'none';
  return (
    <Bar aria-label="结算" data-settlement-bar>
      <Checkbox
        label="全选"
        checked={selection === 'all'}
        indeterminate={selection === 'some'}
        disabled={view.lines.length === 0}
        onCheckedChange={onSelectAll}
      />
      {onDeleteSelected && (
        <Button variant="link" disabled={isNothing} onClick={onDeleteSelected}>
          删除选中商品
        </Button>
      )}
      <Chosen>
        已选 <b>{totals.selectedLines}</b> 种，共 <b>{totals.selectedQuantity}</b> 件
      </Chosen>
      <Sums data-settling={isSettling || undefined} aria-busy={isSettling || undefined}>
        {totals.discountFen > 0 && (
          <p>
            商品金额 {totals.goodsAmount}，优惠 −{totals.discountAmount}
          </p>
        )}
        <div>
          <span>应付合计（含税）</span>
          <output aria-label="应付合计">
            <Price fen={totals.payableFen} tone="price" />
          </output>
        </div>
      </Sums>
      {children}
    </Bar>
  );
}

const Bar = styled.section`
  position: sticky;
  bottom: 0;
  z-index: ${zIndex.sticky};
  display: flex;
  align-items: center;
  gap: ${space.xl};
  height: 72px;
  margin-top: ${space.md};
  padding: 0 ${space.md};
  border: 1px solid ${color.line};
  border-radius: 4px;
  background: ${color.surface};
  box-shadow: 0 -4px 12px rgb(28 36 48 / 6%);
  ${below.tablet} {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr) auto;
    gap: 0 ${space.md};
    height: auto;
    margin-inline: -${layout.gutter};
    padding: 0 ${layout.gutter} max(${space.sm}, env(safe-area-inset-bottom));
    border-width: 1px 0 0;
    border-radius: 0;
    & > button:last-child {
      padding: 0 ${space.xl};
    }
    & > button:not(:last-child) {
      order: -2;
      justify-self: start;
    }
    & > p {
      grid-column: span 2;
      order: -1;
    }
    /* A short cart's bar stands in the middle of the window, where the assistant's sheet would cover it. */
    body:has([data-assistant-panel]) & {
      position: fixed;
      inset: auto 0 var(--frame-foot, 0px);
      margin: 0;
    }
  }
`;
const Chosen = styled.p`
  margin-left: auto;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  & > b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
`;
const Sums = styled.div`
  min-width: 240px;
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
  text-align: right;
  transition: opacity 120ms;
  &[data-settling] {
    opacity: 0.55;
  }
  & > p {
    font-size: ${type.sizeLeast};
  }
  & > div {
    display: flex;
    justify-content: flex-end;
    align-items: baseline;
    gap: ${space.sm};
  }
  ${below.tablet} {
    min-width: 0;
    & > div {
      flex-wrap: wrap;
      gap: 0 ${space.xs};
    }
  }
  ${below.tablet} {
    & > p {
      display: none;
    }
  }
`;
