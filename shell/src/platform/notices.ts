import { createStore, type Notice } from '@mall/mf-kit';

/** Messages on their way to the toast region, which the frame loads with the first of them. */
export const notices = createStore<{ id: number; notice: Notice } | undefined>(undefined);

let count = 0;

/** Shows a message; 'Request aborted' is nobody's business (rule errors 1). */
export function notify(notice: Notice) {
  if (notice.text === 'Request aborted') return;
  count += 1;
  notices.set({ id: count, notice });
}
