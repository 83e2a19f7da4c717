import { below, color, elevation, motion, radius, space, zIndex } from '@mall/design-tokens';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { toneIcons } from '../notice/notice.tsx';
import { type ShownToast, toast, toastStore } from './toast-store.ts';

const none: readonly ShownToast[] = [];

/**
 * Where toasts appear: once in the frame of the site. Announces them politely, failures at once. They never stand in the way: a press goes through them,
 * and over what the buyer points at or types in they fade.
 */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <Region role="region" aria-label="消息提示">
      <div role="status">{toasts.map((shown) => shown.tone !== 'danger' && <Toast key={shown.id} {...shown} />)}</div>
      <div role="alert">{toasts.map((shown) => shown.tone === 'danger' && <Toast key={shown.id} {...shown} />)}</div>
    </Region>
  );
}

/** Is this what the buyer works with: under the pointer, or the field that is typed in? */
const lieOver = (card: DOMRect, { left, right, top, bottom }: Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>) =>
  card.left <= right && card.right >= left && card.top <= bottom && card.bottom >= top;

function Toast({ id, text, tone, duration, round }: ShownToast) {
  const card = useRef<HTMLDivElement>(null);
  const [givesWay, setGivesWay] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round of the same text starts its time anew
  useEffect(() => {
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, round]);
  useEffect(() => {
    const place = () => card.current?.getBoundingClientRect();
    const typed = document.activeElement?.matches('input, textarea, select') ? document.activeElement.getBoundingClientRect() : undefined;
    const own = place();
    if (own && typed && lieOver(own, typed)) setGivesWay(true);
    const look = ({ clientX, clientY }: PointerEvent) => {
      const now = place();
      setGivesWay(!!now && lieOver(now, { left: clientX, right: clientX, top: clientY, bottom: clientY }));
    };
    window.addEventListener('pointermove', look, { passive: true });
    return () => window.removeEventListener('pointermove', look);
  }, []);
  const Sign = toneIcons[tone];
  return (
    <Card ref={card} data-tone={tone} data-gives-way={givesWay || undefined}>
      <Sign size={18} />
      {text}
    </Card>
  );
}

const Region = styled.section`
  position: fixed;
  top: 300px;
  left: 0;
  right: 0;
  z-index: ${zIndex.toast};
  pointer-events: none;
  @media (max-height: 560px) {
    top: 25vh;
  }
  & > div {
    display: grid;
    justify-items: center;
  }
  ${below.tablet} {
    top: auto;
    right: ${space.lg};
    bottom: calc(120px + env(safe-area-inset-bottom));
    left: ${space.lg};
  }
`;
const arrive = keyframes`from { opacity: 0; transform: translateY(-8px); }`;
const Card = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  max-width: 560px;
  margin-bottom: ${space.sm};
  padding: ${space.md} ${space.lg};
  border-radius: ${radius.md};
  background: ${color.surface};
  box-shadow: ${elevation.floating};
  transition: opacity ${motion.fast} ${motion.ease};
  animation: ${arrive} ${motion.base} ${motion.ease};
  &[data-gives-way] {
    opacity: 0.12;
  }
  & > svg {
    flex: none;
    color: ${color.accent};
  }
  &[data-tone='success'] > svg {
    color: ${color.success};
  }
  &[data-tone='warning'] > svg {
    color: ${color.warning};
  }
  &[data-tone='danger'] > svg {
    color: ${color.danger};
  }
`;
