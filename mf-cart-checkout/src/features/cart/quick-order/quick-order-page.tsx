import { below, color, space, type } from '@mall/design-tokens';
import { moneyText } from '@mall/domain/money';
import { Link } from '@mall/mf-kit';
import { Button, ButtonLink, Notice, Page } from '@mall/ui-kit';
import { styled } from 'styled-components';
import { ActionBar } from '../../../parts/action-bar.ts';
import { useSteady } from '../../../parts/use-steady.ts';
import { ListPanel } from './list-panel.tsx';
import { QuickLineRow } from './quick-line-row.tsx';
import { isReady, productOf } from './quick-lines.ts';
import { useQuickOrder } from './use-quick-order.ts';

/** /quickorder: part numbers and quantities become lines of the cart (rule cart 32). */
export default function QuickOrderPage() {
  const order = useQuickOrder();
  const { lines, notes } = order;
  const steady = useSteady({ onChange: order.change, onDrop: order.drop });
  const ready = lines.filter(isReady);
  const total = ready.reduce((sum, line) => sum + (productOf(line)?.priceFen ?? 0) * line.quantity, 0);
  return (
    <Page
      title="快速下单"
      note={
        <ButtonLink as={Link} variant="link" size="sm" to="/mycart">
          返回购物车
        </ButtonLink>
      }
      surface="plain"
    >
      <ListPanel order={order} />
      {notes.length > 0 && (
        <Gap>
          <Notice tone="warning">{notes.join('；')}</Notice>
        </Gap>
      )}
      <Said role="status">
        {lines.length > 0 &&
          `共 ${lines.length} 行，${ready.length} 行可以加入购物车${lines.length > ready.length ? `，${lines.length - ready.length} 行需要处理` : ''}`}
      </Said>
      {lines.length > 0 && (
        <>
          <List aria-label="识别结果">
            {lines.map((line) => (
              <QuickLineRow key={line.key} line={line} {...steady} />
            ))}
          </List>
          <Bar data-action-bar>
            <p>
              {ready.length} 种，合计约 <b>{moneyText(total)}</b>
              <small>价格以购物车为准</small>
            </p>
            <Button variant="primary" size="lg" busy={order.isAdding} disabled={ready.length === 0} onClick={order.add}>
              加入购物车
            </Button>
          </Bar>
        </>
      )}
    </Page>
  );
}

const Gap = styled.div`
  padding-top: ${space.md};
`;
const Said = styled.p`
  min-height: 20px;
  padding: ${space.md} 0 ${space.sm};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
const List = styled.ol`
  display: grid;
  border: 1px solid ${color.line};
  & > li + li {
    border-top: 1px solid ${color.line};
  }
`;
const Bar = styled(ActionBar)`
  display: flex;
  justify-content: flex-end;
  align-items: center;
  gap: ${space.xl};
  padding-top: ${space.md};
  & > p {
    margin-left: auto;
    color: ${color.inkSecond};
    font-size: ${type.sizeTable};
    text-align: right;
  }
  & b {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
  }
  & small {
    display: block;
    font-size: ${type.sizeLeast};
  }
  ${below.tablet} {
    padding-top: 0;
  }
`;
