import { color, radius } from '@mall/design-tokens';
import { type InputHTMLAttributes, type ReactNode, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { choiceBox, choiceLine } from './choice-styles.ts';

export type CheckboxProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> & {
  /** Visible label; without one give an `aria-label`. */
  label?: ReactNode;
  /** Some but not all of what it stands for are chosen. */
  indeterminate?: boolean;
  onCheckedChange?: (checked: boolean) => void;
};

/** A checkbox with its label; `indeterminate` for 全选 over a partly chosen list. */
export function Checkbox({ label, indeterminate = false, onCheckedChange, onChange, className, ...rest }: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <Line className={className}>
      <Box
        {...rest}
        ref={box}
        type="checkbox"
        aria-checked={indeterminate ? 'mixed' : undefined}
        onChange={(event) => {
          onChange?.(event);
          onCheckedChange?.(event.target.checked);
        }}
      />
      {label !== undefined && <span>{label}</span>}
    </Line>
  );
}

const Line = styled.label`
  ${choiceLine}
`;
// The tick and the dash are borders of a pseudo-element: no image, so nothing for the CSP to allow.
const Box = styled.input`
  ${choiceBox}
  position: relative;
  border-radius: ${radius.sm};
  &:checked::after,
  &:indeterminate::after {
    content: '';
    position: absolute;
    left: 4.5px;
    top: 1.5px;
    width: 5px;
    height: 9px;
    border: solid ${color.onAccent};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:indeterminate::after {
    left: 3px;
    top: 6px;
    width: 8px;
    height: 0;
    border-width: 2px 0 0;
    transform: none;
  }
`;
