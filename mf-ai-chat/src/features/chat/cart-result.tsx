import { color, radius, space, type } from '@mall/design-tokens';
import { skuUrl } from '@mall/domain/catalogue';
import { Link } from '@mall/mf-kit';
import { Button, FailureIcon, InfoIcon, Spinner, SuccessIcon } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { Part } from './conversation.ts';

interface Props {
  part: Extract<Part, { kind: 'cart' }>;
  onAdd: () => void;
}

const signs = { adding: <Spinner />, added: <SuccessIcon />, login: <InfoIcon />, failed: <FailureIcon /> };

/** What became of an addToCart, with the way on. */
export function CartResult({ part: { wish, state, message }, onAdd }: Props) {
  const { sku, quantity } = wish;
  const what = (
    <Link to={skuUrl(sku)}>
      <span className="part-number">{sku}</span>
    </Link>
  );
  const words = {
    adding: <>正在加入购物车：</>,
    added: <>{message || '商品已成功加入购物车！'}</>,
    login: <>登录后为您加入购物车：</>,
    failed: <>未能加入购物车：{message}。</>,
  }[state];
  return (
    <Line data-state={state}>
      {signs[state]}
      <span>
        {words}
        {what} × {quantity}
      </span>
      {state === 'added' && <Link to="/mycart">去购物车</Link>}
      {state === 'login' && (
        <Button size="sm" onClick={onAdd}>
          登录并加入
        </Button>
      )}
      {state === 'failed' && (
        <Button size="sm" onClick={onAdd}>
          重试
        </Button>
      )}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  gap: ${space.sm};
  align-items: center;
  padding: ${space.sm} ${space.md};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > svg {
    flex: none;
    color: ${color.accent};
  }
  & > span {
    flex: 1;
  }
  &[data-state='added'] {
    border-color: ${color.successLine};
    background: ${color.successTint};
    & > svg {
      color: ${color.success};
    }
  }
  &[data-state='failed'] {
    border-color: ${color.dangerLine};
    background: ${color.dangerTint};
    & > svg {
      color: ${color.danger};
    }
  }
`;
