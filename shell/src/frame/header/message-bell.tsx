import { BrowserRouter } from '@mall/mf-kit';
import { Badge, BellIcon, loadingText } from '@mall/ui-kit';
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react';
import { Block } from '../block.tsx';
import { useFrameRoute } from '../frame-route.ts';
import { useCounts } from '../use-counts.ts';

const loadPanel = () => import(/* webpackChunkName: "message-panel" */ './message-panel.tsx');
const MessagePanel = lazy(loadPanel);
const warm = () => void loadPanel().catch(() => {});

/** The bell of who is signed in: how many messages are unread, and under it the newest (rules notification 5, 6). */
export function MessageBell() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const { notificationCount } = useCounts();
  const pathname = useFrameRoute((route) => route.pathname);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page means that a message was opened
  useEffect(() => setOpen(false), [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    const closeOutside = ({ target }: PointerEvent) => !button.current?.parentElement?.contains(target as Node) && setOpen(false);
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: closes the panel when the focus leaves it; the button inside works by itself
    <span
      className="frame-messages"
      onBlur={({ relatedTarget, currentTarget }) => relatedTarget && !currentTarget.contains(relatedTarget) && setOpen(false)}
      onKeyDown={({ key }) => {
        if (key !== 'Escape' || !isOpen) return;
        setOpen(false);
        button.current?.focus();
      }}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={warm}
        onFocus={warm}
        onClick={() => setOpen(!isOpen)}
      >
        <BellIcon size={14} />
        消息
        <Badge count={notificationCount} max={99} label="未读消息" />
      </button>
      {isOpen && (
        <section id={id} className="frame-message-panel" aria-label="消息">
          <Block name="messages">
            <Suspense fallback={<p role="status">{loadingText('消息')}</p>}>
              <BrowserRouter>
                <MessagePanel onClose={() => setOpen(false)} />
              </BrowserRouter>
            </Suspense>
          </Block>
        </section>
      )}
    </span>
  );
}
