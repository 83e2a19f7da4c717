import { color, space } from '@mall/design-tokens';
import { type ControlSize, useField } from '@mall/ui-kit';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { controlStyles } from './control-styles.ts';

export type InputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'prefix'> & {
  /** 28, 36 (default) or 48 px high. */
  size?: ControlSize;
  /** Inside the frame, before the text: an icon, a ¥. */
  prefix?: ReactNode;
  /** Inside the frame, after the text: a unit, a button. */
  suffix?: ReactNode;
  invalid?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** One line of text. Inside a Field it is labelled and described by itself; elsewhere give it an `aria-label`. */
export function Input({ size = 'md', prefix, suffix, invalid, className, ...rest }: InputProps) {
  const field = useField();
  const wiring = { ...field, ...rest, 'aria-invalid': invalid || field['aria-invalid'] || undefined };
  if (prefix === undefined && suffix === undefined) return <Plain {...wiring} className={className} data-size={size} />;
  return (
    <Frame className={className} data-size={size} data-invalid={wiring['aria-invalid']} data-disabled={wiring.disabled || undefined}>
      {prefix}
      <Bare {...wiring} />
      {suffix}
    </Frame>
  );
}

const Plain = styled.input`
  ${controlStyles}
`;
const Frame = styled.div`
  ${controlStyles}
  display: flex;
  align-items: center;
  gap: ${space.sm};
  & > :not(input) {
    flex: none;
    color: ${color.inkSecond};
  }
`;
const Bare = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0;
  border: 0;
  outline: 0 !important;
  background: none;
  &::placeholder {
    color: ${color.inkThird};
    opacity: 1;
  }
`;
