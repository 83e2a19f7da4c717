import type { CreditBillDispute } from '@mall/api-contract/credit-bill';
import { below, color, radius, space, type } from '@mall/design-tokens';
import { displayMinute } from '@mall/domain/time';
import { Button, Tag } from '@mall/ui-kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { SettleDialog } from './settle-dialog.tsx';

const kinds = { open: 'warning', adjusted: 'success', upheld: 'neutral' } as const;

/** What the buyer disputes, and what staff made of it (rule credit-bill 12). */
export function Disputes({ disputed }: { disputed: readonly CreditBillDispute[] }) {
  const [chosen, setChosen] = useState<{ dispute: CreditBillDispute; isAdjusting: boolean }>();
  return (
    <Root aria-label="异议">
      <h2>异议</h2>
      <ul>
        {disputed.map((dispute) => (
          <li key={dispute.itemId}>
            <div>
              <p>
                <Tag kind={kinds[dispute.state]}>{dispute.stateName}</Tag> <b>{dispute.name}</b> {dispute.amount}，订单{' '}
                {dispute.orderNumber}
              </p>
              <p>
                {dispute.contactName} {displayMinute(dispute.at, 'short')}：{dispute.reason}
              </p>
              {dispute.answer && (
                <p>
                  答复 {displayMinute(dispute.settledAt, 'short')}：{dispute.adjustedFen > 0 && `减少 ${dispute.adjusted}。`}
                  {dispute.answer}
                </p>
              )}
            </div>
            {dispute.state === 'open' && (
              <Acts>
                <Button
                  size="sm"
                  disabled={dispute.mostFen === 0}
                  aria-label={`调整 ${dispute.name}`}
                  onClick={() => setChosen({ dispute, isAdjusting: true })}
                >
                  调整
                </Button>
                <Button size="sm" aria-label={`维持 ${dispute.name}`} onClick={() => setChosen({ dispute, isAdjusting: false })}>
                  维持
                </Button>
              </Acts>
            )}
          </li>
        ))}
      </ul>
      {chosen && <SettleDialog {...chosen} onClose={() => setChosen(undefined)} />}
    </Root>
  );
}

const Root = styled.section`
  padding: ${space.lg} ${space.xl};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  background: ${color.surface};
  font-size: ${type.sizeTable};
  h2 {
    font-size: ${type.sizeText};
  }
  li {
    display: flex;
    align-items: flex-start;
    justify-content: space-between;
    gap: ${space.lg};
    padding-top: ${space.md};
    overflow-wrap: anywhere;
  }
  p + p {
    color: ${color.inkSecond};
  }
  ${below.tablet} {
    padding: ${space.lg};
    li {
      flex-wrap: wrap;
    }
  }
`;
const Acts = styled.div`
  display: flex;
  flex: none;
  gap: ${space.sm};
  ${below.tablet} {
    width: 100%;
    & > * {
      flex: 1;
      height: 44px;
    }
  }
`;
