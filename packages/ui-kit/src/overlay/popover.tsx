import { Popover as Base } from '@base-ui/react/popover';
import { space, type, zIndex } from '@mall/design-tokens';
import type { ReactElement, ReactNode } from 'react';
import { styled } from 'styled-components';
import { floatingStyles } from './overlay-parts.ts';

export type PopoverProps = {
  /** The button it belongs to; it must take `ref` and spread props, as Button and IconButton do. */
  trigger: ReactElement;
  children: ReactNode;
  /** Shown on top and names the popover; without it give a `label`. */
  title?: ReactNode;
  label?: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** Opens under the pointer too, after `delay` ms, closes `closeDelay` ms after it left. */
  openOnHover?: boolean;
  delay?: number;
  closeDelay?: number;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  /** Without the inner space, for lists that have their own. */
  flush?: boolean;
};

/** Something more about a thing, beside it, with content one can use; not modal. Escape or a click elsewhere closes it. */
export const Popover = (props: PopoverProps) => {
  const {
    trigger,
    children,
    title,
    label,
    open,
    onOpenChange,
    openOnHover,
    delay = 100,
    closeDelay = 150,
    side = 'bottom',
    align = 'start',
    flush,
  } = props;
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      <Base.Trigger render={trigger} openOnHover={openOnHover} delay={delay} closeDelay={closeDelay} />
      <Base.Portal>
        <Positioner side={side} align={align} sideOffset={6} collisionPadding={12}>
          <Popup data-flush={flush || undefined} aria-label={label}>
            {title && <Title>{title}</Title>}
            {children}
          </Popup>
        </Positioner>
      </Base.Portal>
    </Base.Root>
  );
};

const Positioner = styled(Base.Positioner)`
  z-index: ${zIndex.popup};
`;
const Popup = styled(Base.Popup)`
  ${floatingStyles}
  max-width: min(480px, var(--available-width));
  max-height: var(--available-height);
  padding: ${space.md} ${space.lg};
  overflow: auto;
  font-size: ${type.sizeTable};
  &[data-flush] {
    max-width: var(--available-width);
    padding: 0;
  }
`;
const Title = styled(Base.Title)`
  padding-bottom: ${space.xs};
  font-size: ${type.sizeTable};
`;
