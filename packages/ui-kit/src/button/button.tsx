import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyles, type ControlSize } from './button-styles.ts';
import { Spinner } from './spinner.tsx';

export type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** `primary` is signal orange and belongs to the one action of a screen; `secondary` is the default. */
  variant?: ButtonVariant;
  /** 28, 36 (default) or 48 px high. */
  size?: ControlSize;
  /** The answer is under way: shows a spinner, ignores clicks, keeps the focus and the label. */
  busy?: boolean;
  /** An icon before the label. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A button. `type` is `button` unless said otherwise; a busy button stays in the tab order, so that focus isn't lost. */
export const Button = ({
  variant = 'secondary',
  size = 'md',
  busy,
  icon,
  block,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) => (
  <Root
    {...rest}
    type={busy ? 'button' : type}
    data-variant={variant}
    data-size={size}
    data-block={block || undefined}
    aria-busy={busy || undefined}
    aria-disabled={busy || rest['aria-disabled'] || undefined}
    onClick={busy ? (event: MouseEvent) => event.preventDefault() : onClick}
  >
    {busy ? <Spinner /> : icon}
    {children}
  </Root>
);

const Root = styled.button`
  ${buttonStyles}
`;
