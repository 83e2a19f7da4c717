import { Dialog as Base } from '@base-ui/react/dialog';
import { color, elevation, motion, zIndex } from '@mall/design-tokens';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/sign-icons.tsx';
import { firstControlIn } from './first-control.ts';
import { backdropStyles, SheetBody, SheetFoot, SheetHead } from './overlay-parts.ts';

export type DrawerProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  footer?: ReactNode;
  side?: 'right' | 'left';
  /** 360, 480 (default) or 720 px wide. */
  size?: 'sm' | 'md' | 'lg';
  trigger?: ReactElement;
};

/** A panel from the side, for what accompanies the page: filters, the assistant, an address book. Modal like a Dialog. */
export function Drawer({ open, onOpenChange, title, children, footer, side = 'right', size = 'md', trigger }: DrawerProps) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange?.(next)}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop />
        <Sheet initialFocus={() => firstControlIn(body.current)} data-side={side} data-size={size}>
          <SheetHead>
            <Base.Title>{title}</Base.Title>
            <Base.Close render={<IconButton label="关闭" icon={<CloseIcon />} />} />
          </SheetHead>
          <SheetBody ref={body}>{children}</SheetBody>
          {footer && <SheetFoot>{footer}</SheetFoot>}
        </Sheet>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyles}
`;
const Sheet = styled(Base.Popup)`
  position: fixed;
  top: 0;
  bottom: 0;
  right: 0;
  z-index: ${zIndex.dialog};
  display: flex;
  flex-direction: column;
  width: 480px;
  max-width: 100%;
  background: ${color.surface};
  box-shadow: ${elevation.dialog};
  outline: 0;
  transition: transform ${motion.slow} ${motion.ease};
  &[data-size='sm'] {
    width: 360px;
  }
  &[data-size='lg'] {
    width: 720px;
  }
  &[data-side='left'] {
    right: auto;
    left: 0;
  }
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(100%);
  }
  &[data-side='left'][data-starting-style],
  &[data-side='left'][data-ending-style] {
    transform: translateX(-100%);
  }
`;
