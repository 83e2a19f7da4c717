import { below, color, space, type, zIndex } from '@mall/design-tokens';
import { Button, Price } from '@mall/ui-kit';
import { Checkbox } from '@mall/ui-kit/forms';
import { styled } from 'styled-components';
import { ActionBar } from '../../../parts/action-bar.ts';

interface Props {
  lineCount: number;
  selectedCount: number;
  /** Lines of those chosen that could go into the cart. */
  buyableCount: number;
  totals: { fen: number; priced: number; open: number };
  isAdding: boolean;
  isSubmitting: boolean;
  onSelectAll: (isSelected: boolean) => void;
  onDelete: () => void;
  onAddToCart: () => void;
  onSubmit: () => void;
}

/** What is chosen, what is known of the sum, and on: into the cart, or off to be quoted. It stays in sight while the lines scroll. */
export function SheetBar(props: Props) {
  const { lineCount, selectedCount, buyableCount, totals, isAdding, isSubmitting } = props;
  return (
    <Bar data-action-bar aria-label="询价单合计" role="region">
      <Choice>
        <Checkbox
          label="全选"
          checked={selectedCount === lineCount && lineCount > 0}
          indeterminate={selectedCount > 0 && selectedCount < lineCount}
          onCheckedChange={props.onSelectAll}
        />
        <Button variant="link" disabled={selectedCount === 0} onClick={props.onDelete}>
          删除选中 {selectedCount} 行
        </Button>
      </Choice>
      <Sum>
        <output aria-label="已有价格合计">
          <Price fen={totals.fen} tone="total" />
        </output>
        <small>
          {totals.priced} 行有价{totals.open > 0 && `，${totals.open} 行待报价`}
        </small>
      </Sum>
      <Button size="lg" busy={isAdding} disabled={buyableCount === 0} onClick={props.onAddToCart}>
        加入购物车
      </Button>
      <Button variant="primary" size="lg" busy={isSubmitting} disabled={lineCount === 0} onClick={props.onSubmit}>
        {isSubmitting ? '提交中' : '提交询价单'}
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
      padding-bottom: env(safe-area-inset-bottom);
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
const Choice = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.lg};
  & > label {
    min-height: 24px;
    ${below.tablet} {
      min-height: 44px;
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
    flex: 1;
    & > output > span {
      font-size: ${type.sizeLead};
    }
  }
`;
