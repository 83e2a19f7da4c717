import { below, color, space, type } from '@mall/design-tokens';
import { CheckIcon, VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';

export type StepsProps = {
  /** Names in order: 购物车, 确认订单, 提交成功. */
  steps: readonly string[];
  /** The step the buyer is at, counted from 1. */
  current: number;
  /** Spoken name of the list. */
  label?: string;
};

const stateOf = (at: number, current: number) => (at < current ? 'done' : at === current ? 'current' : 'ahead');

/** How far the buyer has come. */
export const Steps = ({ steps, current, label = '步骤' }: StepsProps) => (
  <List aria-label={label}>
    {steps.map((step, index) => {
      const state = stateOf(index + 1, current);
      return (
        <li key={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark aria-hidden="true">{state === 'done' ? <CheckIcon size={12} strokeWidth={2} /> : index + 1}</Mark>
          {step}
          {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
        </li>
      );
    })}
  </List>
);

const Mark = styled.span`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1px solid currentColor;
  border-radius: 50%;
  font-size: ${type.sizeTable};
  font-weight: ${type.weightStrong};
`;
const List = styled.ol`
  display: flex;
  & > li {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space.sm};
    color: ${color.inkThird};
    white-space: nowrap;
  }
  & > li + li::before {
    content: '';
    width: 56px;
    height: 1px;
    margin: 0 ${space.xs};
    background: ${color.line};
  }
  & > li[data-state='done'] {
    color: ${color.ink};
    & + li::before {
      background: ${color.accent};
    }
    & > ${Mark} {
      color: ${color.accent};
    }
  }
  & > li[data-state='current'] {
    color: ${color.ink};
    font-weight: ${type.weightStrong};
    & > ${Mark} {
      border-color: ${color.accent};
      background: ${color.accent};
      color: ${color.onAccent};
    }
  }
  ${below.tablet} {
    & > li:not([aria-current]) {
      font-size: 0;
    }
    & > li + li::before {
      width: 24px;
    }
  }
`;
