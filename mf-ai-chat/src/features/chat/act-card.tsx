import { below, color, radius, space, type } from '@mall/design-tokens';
import { Link } from '@mall/mf-kit';
import { Button, FailureIcon, Spinner, SuccessIcon } from '@mall/ui-kit';
import type { MouseEvent } from 'react';
import { styled } from 'styled-components';
import type { Part } from './conversation.ts';
import { handFocusOn } from './hand-focus-on.ts';
import { canUndo } from './use-acts.ts';

interface Props {
  part: Extract<Part, { kind: 'proposal' }>;
  onAct: () => void;
  onUndo: () => void;
}

const ways: Record<string, [to: string, words: string]> = {
  add_to_cart: ['/mycart', '去购物车'],
  add_to_inquiry: ['/customer/createinquiry', '去询价篮'],
  start_inquiry: ['/customer/createinquiryv2', '去询价单'],
  add_to_list: ['/customer/commonly', '去常用清单'],
  add_to_comparison: ['/comparison', '去对比'],
  receive_coupon: ['/customer/coupons', '我的优惠券'],
  cancel_order: ['/customer/myorders', '我的订单'],
};

/** What would change, exactly, and the button that does it (rule assistant 12). Nothing happens before it is pressed. */
export function ActCard({ part: { proposal, state, message }, onAct, onUndo }: Props) {
  const way = ways[proposal.tool];
  const act = ({ currentTarget }: MouseEvent) => {
    handFocusOn(currentTarget);
    onAct();
  };
  return (
    <Card data-state={state} aria-label={proposal.title} tabIndex={-1}>
      <strong>{proposal.title}</strong>
      <dl>
        {proposal.changes.map(({ label, value }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a card never change
          <div key={at}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {proposal.warning && <p>{proposal.warning}</p>}
      <footer aria-live="polite">
        {(state === 'open' || state === 'login' || state === 'undone') && (
          <Button variant={proposal.warning ? 'danger' : 'primary'} onClick={act}>
            {state === 'login' ? '登录后继续' : proposal.button}
          </Button>
        )}
        {state === 'doing' && (
          <span>
            <Spinner /> 正在处理
          </span>
        )}
        {state === 'done' && (
          <span>
            <SuccessIcon /> {message}
          </span>
        )}
        {state === 'undone' && <span>{message}</span>}
        {state === 'done' && way && <Link to={way[0]}>{way[1]}</Link>}
        {state === 'done' && canUndo(proposal) && (
          <Button
            variant="quiet"
            onClick={({ currentTarget }) => {
              handFocusOn(currentTarget);
              onUndo();
            }}
          >
            撤销
          </Button>
        )}
        {state === 'failed' && (
          <>
            <span>
              <FailureIcon /> 未能完成：{message}。
            </span>
            <Button onClick={act}>重试</Button>
          </>
        )}
      </footer>
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: ${space.sm};
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.accentLine};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  & > strong {
    font-size: ${type.sizeText};
  }
  & dl > div {
    display: grid;
    grid-template-columns: 48px minmax(0, 1fr);
    gap: ${space.sm};
    padding: 2px 0;
  }
  & dt {
    color: ${color.inkSecond};
  }
  & dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
  & > p {
    color: ${color.danger};
  }
  & > footer > span {
    display: inline-flex;
    gap: ${space.xs};
    align-items: center;
  }
  & > footer > span > svg {
    flex: none;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    gap: ${space.md};
    align-items: center;
  }
  &[data-state='done'] {
    border-color: ${color.successLine};
    & > footer > span > svg {
      color: ${color.success};
    }
  }
  &[data-state='failed'] {
    border-color: ${color.dangerLine};
    & > footer > span > svg {
      color: ${color.danger};
    }
  }
  ${below.tablet} {
    & a,
    & button {
      min-height: 44px;
    }
    & a {
      display: inline-flex;
      align-items: center;
    }
  }
`;
