import { below, color, space } from '@mall/design-tokens';
import { css } from 'styled-components';

/** The line of a checkbox or radio: box, label, hint; the whole line is the target. */
export const choiceLine = css`
  display: inline-flex;
  align-items: flex-start;
  gap: ${space.sm};
  cursor: pointer;
  &:has(input:disabled) {
    color: ${color.inkDisabled};
    cursor: not-allowed;
  }
  ${below.tablet} {
    align-items: center;
    min-height: 44px;
  }
`;

/** The box itself: a native input, drawn by us, so that keyboard, forms and screen readers need nothing else. */
export const choiceBox = css`
  appearance: none;
  flex: none;
  width: 16px;
  height: 16px;
  margin: calc((1lh - 16px) / 2) 0 0;
  border: 1px solid ${color.lineControl};
  background: ${color.surface} center / 14px no-repeat;
  cursor: inherit;
  &:hover:not(:disabled) {
    border-color: ${color.accent};
  }
  /* Radios of which none is chosen are :indeterminate too, and must not look chosen. */
  &:checked,
  &[type='checkbox']:indeterminate {
    border-color: ${color.accent};
    background-color: ${color.accent};
  }
  &:disabled {
    border-color: ${color.line};
    background-color: ${color.ground};
  }
  &:checked:disabled,
  &[type='checkbox']:indeterminate:disabled {
    background-color: ${color.inkDisabled};
    border-color: ${color.inkDisabled};
  }
  ${below.tablet} {
    width: 24px;
    height: 24px;
    margin: 0;
  }
`;
