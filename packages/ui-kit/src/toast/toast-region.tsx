import { color, elevation, motion, radius, space, zIndex } from '@mall/design-tokens';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { keyframes, styled } from 'styled-components';
import { toneIcons } from '../notice/notice.tsx';
import { type ShownToast, toast, toastStore } from './toast-store.ts';

const none: readonly ShownToast[] = [];

/** Where toasts appear: once in the frame of the site. Announces them politely, failures at once. */
export function ToastRegion() {
  const toasts = useSyncExternalStore(toastStore.subscribe, toastStore.current, () => none);
  return (
    <Region role="region" aria-label="消息提示">
      <div role="status">{toasts.map((shown) => shown.tone !== 'danger' && <Toast key={shown.id} {...shown} />)}</div>
      <div role="alert">{toasts.map((shown) => shown.tone === 'danger' && <Toast key={shown.id} {...shown} />)}</div>
    </Region>
  );
}

function Toast({ id, text, tone, duration, round }: ShownToast) {
  const [held, setHeld] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round of the same text starts its time anew
  useEffect(() => {
    if (held) return;
    const timer = setTimeout(() => toast.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, round, held]);
  const Sign = toneIcons[tone];
  return (
    <Card data-tone={tone} onPointerEnter={() => setHeld(true)} onPointerLeave={() => setHeld(false)}>
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
  pointer-events: auto;
  animation: ${arrive} ${motion.base} ${motion.ease};
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
