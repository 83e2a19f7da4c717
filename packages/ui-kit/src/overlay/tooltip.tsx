import { Tooltip as Base } from '@base-ui/react/tooltip';
import { color, motion, radius, space, type, zIndex } from '@mall/design-tokens';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';

export type TooltipProps = {
  content: ReactNode;
  /** One element that takes `ref` and spread props and can have the focus. */
  children: ReactElement;
  side?: 'top' | 'bottom' | 'left' | 'right';
  /** ms under the pointer before it shows; 300 by default. */
  delay?: number;
};

/** A word more on hover and focus. Never the only place of what matters. */
export const Tooltip = ({ content, children, side = 'top', delay = 300 }: TooltipProps) => (
  <Base.Root>
    <Base.Trigger render={children} delay={delay} />
    <Base.Portal>
      <Positioner side={side} sideOffset={6} collisionPadding={8}>
        <Popup role="tooltip">{content}</Popup>
      </Positioner>
    </Base.Portal>
  </Base.Root>
);

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popup};
`;
const Popup = styled(Base.Popup)`
  max-width: 320px;
  padding: 6px ${space.sm};
  border-radius: ${radius.md};
  background: ${color.ink};
  color: ${color.onInk};
  font-size: ${type.sizeLeast};
  transition: opacity ${motion.fast} ${motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`;
