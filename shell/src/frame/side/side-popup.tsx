import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';

interface Props {
  icon: ReactNode;
  name: string;
  title: string;
  /** Opens it from elsewhere; whoever asked is told when it closes. */
  isAsked?: boolean;
  onClose?: () => void;
  opensOnHover?: boolean;
  /** Asked when it is pressed: false keeps it shut. */
  mayOpen?: () => boolean;
  wide?: boolean;
  children: (close: () => void) => ReactNode;
}

const closeAfterMs = 200;

/** An entry of the side menu with a popup at its left: shows under the pointer, stays when pressed, closes by Escape or when pointer or focus are gone. */
export function SidePopup({ icon, name, title, isAsked = false, onClose, opensOnHover = true, mayOpen, wide, children }: Props) {
  const [state, setState] = useState<'shut' | 'hovered' | 'pressed'>('shut');
  const id = useId();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const button = useRef<HTMLButtonElement>(null);
  const isShown = isAsked || state !== 'shut';
  useEffect(() => () => clearTimeout(timer.current), []);

  function close() {
    clearTimeout(timer.current);
    setState('shut');
    onClose?.();
  }
  function press() {
    if (isAsked || state === 'pressed' || !(mayOpen?.() ?? true)) close();
    else setState('pressed');
  }
  function come({ pointerType }: PointerEvent) {
    clearTimeout(timer.current);
    if (pointerType === 'mouse' && opensOnHover && state === 'shut') setState('hovered');
  }
  function leave({ pointerType }: PointerEvent) {
    if (pointerType === 'mouse' && state === 'hovered' && !isAsked) timer.current = setTimeout(close, closeAfterMs);
  }
  function blur({ relatedTarget, currentTarget }: FocusEvent) {
    if (isShown && relatedTarget && !currentTarget.contains(relatedTarget)) close();
  }
  function key({ key: pressed }: KeyboardEvent) {
    if (pressed !== 'Escape' || !isShown) return;
    close();
    button.current?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the popup when pointer or focus leave; the button inside works by itself
    <div className="frame-side-entry" onPointerEnter={come} onPointerLeave={leave} onBlur={blur} onKeyDown={key}>
      <button
        ref={button}
        type="button"
        className="frame-side-button"
        aria-expanded={isShown}
        aria-controls={isShown ? id : undefined}
        onClick={press}
      >
        {icon}
        {name}
      </button>
      {isShown && (
        <section id={id} className="frame-side-popup" aria-label={title} data-wide={wide || undefined}>
          {children(() => {
            close();
            button.current?.focus();
          })}
        </section>
      )}
    </div>
  );
}
