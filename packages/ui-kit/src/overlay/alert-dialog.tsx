import { AlertDialog as Base } from '@base-ui/react/alert-dialog';
import { below, color, elevation, motion, radius, space, type } from '@mall/design-tokens';
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../button/button.tsx';
import { backdropStyles, viewportStyles } from './overlay-parts.ts';

export type AlertDialogProps = {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** In place of both, for a question that is there only while it is asked: it wants to be taken away. */
  onClose?: () => void;
  /** 温馨提示 by default. */
  title?: string;
  /** The question, or what has to be known. */
  children: ReactNode;
  confirmText?: string;
  /** `null` leaves only the confirming button. */
  cancelText?: string | null;
  /** `danger` for what can't be undone: the cancelling button then has the focus first. */
  tone?: 'normal' | 'danger';
  /** May return a promise: the button is busy meanwhile; rejected, the dialog stays open. */
  onConfirm?: () => unknown;
  onCancel?: () => void;
  /** Escape cancels (default); not where cancelling has a price of its own. */
  isEscapable?: boolean;
  /** Closes by itself after so many ms (rule errors 22). */
  autoCloseAfter?: number;
  trigger?: ReactElement;
};

/** A question that must be answered: no click beside it closes it, Escape cancels, unless cancelling has a price. Controlled by `open`, or by its trigger alone. */
export function AlertDialog(props: AlertDialogProps) {
  const {
    onOpenChange,
    onClose,
    title = '温馨提示',
    children,
    confirmText = '确定',
    cancelText = '取消',
    tone = 'normal',
    onConfirm,
    onCancel,
    isEscapable = true,
    autoCloseAfter,
    trigger,
  } = props;
  const [own, setOwn] = useState(false);
  const [busy, setBusy] = useState(false);
  const open = onClose ? true : (props.open ?? own);
  const cancelButton = useRef<HTMLButtonElement>(null);
  const confirmButton = useRef<HTMLButtonElement>(null);

  function change(next: boolean) {
    setOwn(next);
    onOpenChange?.(next);
    if (!next) onClose?.();
  }
  function cancel() {
    if (busy) return;
    onCancel?.();
    change(false);
  }
  async function confirm() {
    setBusy(true);
    try {
      await onConfirm?.();
      change(false);
    } catch {
      // Who was asked to act has already told the buyer why it failed; the question stays.
    } finally {
      setBusy(false);
    }
  }

  const close = useEffectEvent(() => change(false));
  useEffect(() => {
    if (!open || autoCloseAfter === undefined) return;
    const timer = setTimeout(close, autoCloseAfter);
    return () => clearTimeout(timer);
  }, [open, autoCloseAfter]);

  return (
    <Base.Root open={open} onOpenChange={(next) => (next ? change(true) : isEscapable && cancel())}>
      {trigger && <Base.Trigger render={trigger} />}
      <Base.Portal>
        <Backdrop forceRender />
        <Viewport>
          <Popup initialFocus={tone === 'danger' && cancelText !== null ? cancelButton : confirmButton}>
            <Title>{title}</Title>
            <Words render={<div />}>{children}</Words>
            <Answers>
              {cancelText !== null && (
                <Button ref={cancelButton} onClick={cancel}>
                  {cancelText}
                </Button>
              )}
              <Confirm
                ref={confirmButton}
                variant={tone === 'danger' ? 'danger' : 'secondary'}
                data-tone={tone}
                busy={busy}
                onClick={confirm}
              >
                {confirmText}
              </Confirm>
            </Answers>
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
  width: 400px;
  max-width: 100%;
  padding: ${space.xxl};
  border-radius: ${radius.lg};
  background: ${color.surface};
  box-shadow: ${elevation.dialog};
  outline: 0;
  transition: opacity ${motion.base} ${motion.ease};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
  ${below.tablet} {
    width: auto;
    padding: ${space.xl} ${space.lg} max(${space.lg}, env(safe-area-inset-bottom));
    border-radius: ${radius.lg} ${radius.lg} 0 0;
  }
`;
const Title = styled(Base.Title)`
  font-size: ${type.sizeLead};
`;
const Words = styled(Base.Description)`
  padding: ${space.sm} 0 ${space.xxl};
  color: ${color.inkSecond};
`;
const Answers = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${space.md};
  ${below.tablet} {
    & > button {
      flex: 1;
    }
  }
`;
const Confirm = styled(Button)`
  min-width: 80px;
  &&[data-tone='normal']:not([aria-busy='true']) {
    border-color: ${color.accent};
    background: ${color.accent};
    color: ${color.onAccent};
    &:hover {
      background: ${color.accentHover};
    }
    &:active {
      background: ${color.accentPressed};
    }
  }
`;
