import { color, layout, motion, radius } from '@mall/design-tokens';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { styled } from 'styled-components';
import type { ControlSize } from './button-styles.ts';

export type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children' | 'aria-label'> & {
  /** What it does, spoken and shown as the native tooltip. */
  label: string;
  icon: ReactNode;
  /** 28 (default), 36 or 48 px square. */
  size?: ControlSize;
  /** `outlined` draws the hairline of an input around it. */
  variant?: 'quiet' | 'outlined';
  /** On or off, for a toggle such as 收藏. */
  pressed?: boolean;
  ref?: Ref<HTMLButtonElement>;
};

/** A square button of one icon; its label is required, because an icon alone says nothing to a screen reader. */
export const IconButton = ({ label, icon, size = 'sm', variant = 'quiet', pressed, type = 'button', ...rest }: IconButtonProps) => (
  <Root title={label} {...rest} type={type} aria-label={label} aria-pressed={pressed} data-size={size} data-variant={variant}>
    {icon}
  </Root>
);

const Root = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  width: ${layout.controlSm};
  height: ${layout.controlSm};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  color: ${color.inkSecond};
  transition: background-color ${motion.fast} ${motion.ease};
  &[data-size='md'] {
    width: ${layout.controlMd};
    height: ${layout.controlMd};
  }
  &[data-size='lg'] {
    width: ${layout.controlLg};
    height: ${layout.controlLg};
  }
  &[data-variant='outlined'] {
    border-color: ${color.lineStrong};
    background: ${color.surface};
  }
  &:hover {
    background: rgb(28 36 48 / 6%);
    color: ${color.ink};
  }
  &:active {
    background: rgb(28 36 48 / 10%);
  }
  &[aria-pressed='true'] {
    color: ${color.accent};
  }
  &:disabled {
    background: none;
    color: ${color.inkDisabled};
  }
`;
