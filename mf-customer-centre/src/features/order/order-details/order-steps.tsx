import { below, color, space, type } from '@mall/design-tokens';
import { displayTime } from '@mall/domain/time';
import { CheckIcon, CloseIcon, VisuallyHidden } from '@mall/ui-kit';
import { styled } from 'styled-components';
import type { ProgressStep } from './order-progress.ts';

/** How far the order has come, with the times. `isCancelled` marks the last step as the end. */
export const OrderSteps = ({ steps, isCancelled }: { steps: readonly ProgressStep[]; isCancelled: boolean }) => (
  <List aria-label="订单进度" style={{ gridTemplateColumns: `repeat(${steps.length}, minmax(0, 1fr))` }}>
    {steps.map(({ name, at, state }, index) => {
      const isEnd = isCancelled && index === steps.length - 1;
      return (
        <li key={name} data-state={isEnd ? 'ended' : state} aria-current={state === 'current' ? 'step' : undefined}>
          <i aria-hidden="true">
            {isEnd ? <CloseIcon size={12} /> : state === 'done' ? <CheckIcon size={12} strokeWidth={2} /> : index + 1}
          </i>
          <b>{name}</b>
          {state === 'done' && <VisuallyHidden>（已完成）</VisuallyHidden>}
          <time dateTime={at || undefined}>{at ? displayTime(at) : ' '}</time>
        </li>
      );
    })}
  </List>
);

const List = styled.ol`
  display: grid;
  padding: ${space.sm} 0 0;
  & > li {
    position: relative;
    display: grid;
    justify-items: center;
    gap: ${space.hair};
    color: ${color.inkThird};
    font-size: ${type.sizeTable};
  }
  & > li + li::before {
    content: '';
    position: absolute;
    top: 12px;
    right: calc(50% + 24px);
    width: calc(100% - 48px);
    height: 1px;
    background: ${color.line};
  }
  & > li:is([data-state='done'], [data-state='current'])::before {
    background: ${color.accent};
  }
  & i {
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    margin-bottom: ${space.xs};
    border: 1px solid currentColor;
    border-radius: 50%;
    font-style: normal;
  }
  & b {
    font-weight: ${type.weightPart};
  }
  & time {
    min-height: 18px;
    color: ${color.inkSecond};
    font-size: ${type.sizeLeast};
    font-variant-numeric: tabular-nums;
    white-space: pre;
  }
  ${below.tablet} {
    & time {
      text-align: center;
      white-space: normal;
    }
  }
  & > [data-state='done'] {
    color: ${color.ink};
    & > i {
      color: ${color.accent};
    }
  }
  & > [data-state='current'] {
    color: ${color.accent};
    & > i {
      border-color: ${color.accent};
      background: ${color.accent};
      color: ${color.onAccent};
    }
    & > b {
      font-weight: ${type.weightStrong};
    }
  }
  & > [data-state='ended'] {
    color: ${color.ink};
    &::before {
      background: ${color.lineStrong};
    }
    & > i {
      border-color: ${color.inkSecond};
      background: ${color.inkSecond};
      color: ${color.onInk};
    }
  }
`;
