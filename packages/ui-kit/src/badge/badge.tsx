import { color, type } from '@mall/design-tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';

export type BadgeProps = {
  /** Nothing shows at 0 unless `showZero`. */
  count: number;
  /** The highest figure shown; above it, 999+. */
  max?: number;
  showZero?: boolean;
  /** `quiet` is grey, for counts that ask for nothing. */
  tone?: 'attention' | 'accent' | 'quiet';
  /** What is counted, for the ear: 购物车商品数. Without it the figure alone is read. */
  label?: string;
  /** What the badge sits on, at its upper right; it shifts outwards above 99. */
  children?: ReactNode;
};

/** A count: 7, 120, 999+. */
export function Badge({ count, max = 999, showZero, tone = 'attention', label, children }: BadgeProps) {
  const shown = count > 0 || showZero;
  const pill = shown && (
    <Pill
      data-tone={tone}
      data-wide={count > 99 || undefined}
      data-on={children ? true : undefined}
      role={label ? 'img' : undefined}
      aria-label={label && `${label} ${count}`}
    >
      {count > max ? `${max}+` : count}
    </Pill>
  );
  if (!children) return pill || null;
  return (
    <Holder>
      {children}
      {pill}
    </Holder>
  );
}

const Holder = styled.span`
  position: relative;
  display: inline-flex;
`;
const Pill = styled.span`
  display: inline-grid;
  place-items: center;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: ${color.actionDeep};
  color: ${color.onAction};
  font-size: 11px;
  font-weight: ${type.weightStrong};
  line-height: 1;
  &[data-tone='accent'] {
    background: ${color.accent};
  }
  &[data-tone='quiet'] {
    background: ${color.line};
    color: ${color.ink};
  }
  &[data-on] {
    position: absolute;
    bottom: calc(100% - 10px);
    left: calc(100% - 8px);
    box-shadow: 0 0 0 2px ${color.surface};
  }
  &[data-on][data-wide] {
    left: calc(100% - 12px);
  }
`;
