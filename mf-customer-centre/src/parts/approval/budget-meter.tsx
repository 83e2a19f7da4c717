import { color, radius, space, type } from '@mall/design-tokens';
import { styled } from 'styled-components';
import type { Budget } from './approval-calls.ts';

/** How much of a budget is used, as a bar and in words. */
export function BudgetMeter({ budget: { amountFen, usedFen, leftFen, amount, used, left, target } }: { budget: Budget }) {
  const percent = Math.min(100, Math.round((usedFen / amountFen) * 100));
  return (
    <Root>
      <Track role="meter" aria-label={`${target}已用预算`} aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
        <div style={{ width: `${percent}%` }} data-level={leftFen <= 0 ? 'over' : percent >= 90 ? 'scarce' : undefined} />
      </Track>
      <span>
        已用 {used} / {amount}，<b data-over={leftFen < 0 || undefined}>剩余 {left}</b>
      </span>
    </Root>
  );
}

const Root = styled.span`
  display: block;
  color: ${color.inkSecond};
  font-size: ${type.sizeLeast};
  & b { color: ${color.ink}; font-weight: ${type.weightPart}; white-space: nowrap; }
  & b[data-over] { color: ${color.danger}; }
`;
const Track = styled.span`
  display: block;
  height: 6px;
  margin: ${space.xs} 0;
  overflow: hidden;
  border-radius: ${radius.sm};
  background: ${color.line};
  & > div { height: 100%; background: ${color.accent}; }
  & > div[data-level='scarce'] { background: ${color.warning}; }
  & > div[data-level='over'] { background: ${color.danger}; }
`;
