import { Dialog as Base } from '@base-ui/react/dialog';
import { color, elevation, motion, radius, space, type } from '@mall/design-tokens';
import { type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { styled } from 'styled-components';
import { IconButton } from '../button/icon-button.tsx';
import { CloseIcon } from '../icon/sign-icons.tsx';
import { firstControlIn } from './first-control.ts';
import { backdropStyles, SheetBody, SheetFoot, SheetHead, viewportStyles } from './overlay-parts.ts';

export type DialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** In place of both, for a dialog that is there only while it is open: it wants to be taken away. */
  onClose?: () => void;
  /** What it asked for is under way: nothing closes it meanwhile. */
  isBusy?: boolean;
  title: ReactNode;
  /** Read out with the title. */
  description?: ReactNode;
  children: ReactNode;
  /** Buttons, at the lower right; the main one last. */
  footer?: ReactNode;
  /** 400, 560 (default), 800 or 1000 px wide. */
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** A button that opens it; or control it by `open`. */
  trigger?: ReactElement;
  /** A click beside it closes it (default); turn off where something typed would be lost. */
  closeOnOutsideClick?: boolean;
  /** Who has the focus first; the first control of the body by default. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Who gets the focus afterwards; what had it before by default. */
  finalFocus?: RefObject<HTMLElement | null>;
};

/** A modal dialog: keeps the focus, closes by Escape, gives the focus back. */
export function Dialog(props: DialogProps) {
  const {
    onClose,
    isBusy,
    title,
    description,
    children,
    footer,
    size = 'md',
    trigger,
    closeOnOutsideClick = true,
    initialFocus,
    finalFocus,
  } = props;
  const open = onClose ? true : props.open;
  function change(next: boolean) {
    if (isBusy) return;
    props.onOpenChange?.(next);
    if (!next) onClose?.();
  }
  const body = useRef<HTMLDivElement>(null);
  return (
    <Base.Root open={open} onOpenChange={change} disablePointerDismissal={!closeOnOutsideClick}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop forceRender />
        <Viewport>
          <Popup data-size={size} initialFocus={initialFocus ?? (() => firstControlIn(body.current))} finalFocus={finalFocus}>
            <SheetHead>
              <Base.Title>{title}</Base.Title>
              <Base.Close render={<IconButton label="关闭" icon={<CloseIcon />} />} />
            </SheetHead>
            <SheetBody ref={body}>
              {description && <Description>{description}</Description>}
              {children}
            </SheetBody>
            {footer && <SheetFoot>{footer}</SheetFoot>}
          </Popup>
        </Viewport>
      </Base.Portal>
    </Base.Root>
  );
}

const Backdrop = styled(Base.Backdrop)`
  ${backdropStyles}
`;
const Viewport = styled(Base.Viewport)`
  ${viewportStyles}
`;
const Popup = styled(Base.Popup)`
  display: flex;
  flex-direction: column;
  width: 560px;
  max-width: 100%;
  max-height: min(720px, 100%);
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${elevation.dialog};
  outline: 0;
  transition:
    opacity ${motion.base} ${motion.ease},
    transform ${motion.base} ${motion.ease};
  &[data-size='sm'] {
    width: 400px;
  }
  &[data-size='lg'] {
    width: 800px;
  }
  &[data-size='xl'] {
    width: 1000px;
  }
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
    transform: translateY(8px);
  }
`;
const Description = styled(Base.Description)`
  padding-bottom: ${space.lg};
  color: ${color.inkSecond};
  font-size: ${type.sizeTable};
`;
