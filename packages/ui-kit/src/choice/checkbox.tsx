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
// The tick and the dash are borders of a pseudo-element: no image, so nothing for the CSP to allow. In parts of the box, which is larger under a finger.
const Box = styled.input`
  ${choiceBox}
  position: relative;
  border-radius: ${radius.sm};
  &:checked::after,
  &:indeterminate::after {
    content: '';
    position: absolute;
    left: 32%;
    top: 11%;
    width: 36%;
    height: 64%;
    border: solid ${color.onAccent};
    border-width: 0 2px 2px 0;
    transform: rotate(45deg);
  }
  &:indeterminate::after {
    left: 21%;
    top: calc(50% - 1px);
    width: 58%;
    height: 0;
    border-width: 2px 0 0;
    transform: none;
  }
`;
