import type { Tone } from '../notice/notice.tsx';

export type ToastMessage = { text: string; tone?: Tone /** ms on screen; 3000 by default. */; duration?: number };
export type ShownToast = {
  id: number;
  text: string;
  tone: Tone;
  duration: number /** Grows when the same text is shown again: its time starts anew. */;
  round: number;
};

let toasts: readonly ShownToast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

function update(next: readonly ShownToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/**
 * Short messages over the page: `toast.show({ tone: 'success', text: '商品已成功加入购物车！' })`. Three seconds, 300 px from the top
 * (rule errors 1), at most three at a time, never two of the same text. Callable from anywhere, also outside React; shown by
 * the one ToastRegion that the shell renders.
 */
export const toast = {
  show({ text, tone = 'info', duration = 3000 }: ToastMessage): number {
    const same = toasts.find((shown) => shown.text === text);
    if (same) {
      update(toasts.map((shown) => (shown === same ? { ...same, tone, duration, round: same.round + 1 } : shown)));
      return same.id;
    }
    lastId += 1;
    update([...toasts, { id: lastId, text, tone, duration, round: 0 }].slice(-3));
    return lastId;
  },
  dismiss(id: number) {
    update(toasts.filter((shown) => shown.id !== id));
  },
  clear() {
    update([]);
  },
};

export const toastStore = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  current: () => toasts,
};
