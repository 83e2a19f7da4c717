import type { AnchorHTMLAttributes, ElementType, ReactNode } from 'react';
import { styled } from 'styled-components';
import { type ButtonVariant, buttonStyles, type ControlSize } from './button-styles.ts';

export type ButtonLinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & {
  /** The link component of the site's router, given `to`; a plain anchor with `href` by default. */
  as?: ElementType;
  to?: string;
  variant?: ButtonVariant;
  size?: ControlSize;
  block?: boolean;
  icon?: ReactNode;
};

/** A link that looks like a button: it leads somewhere. */
export const ButtonLink = ({ variant = 'secondary', size = 'md', block, icon, children, ...rest }: ButtonLinkProps) => (
  <Root {...rest} data-variant={variant} data-size={size} data-block={block || undefined}>
    {icon}
    {children}
  </Root>
);

const Root = styled.a<{ to?: string }>`
  ${buttonStyles}
`;
