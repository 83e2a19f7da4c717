/** What the page's first script sets (`infra/gateway/src/edge/keep-press.ts`): a listener, and the button it saw pressed last. */
type KeepPress = ((event: Event) => void) & { last?: HTMLElement };
declare global {
  interface Window {
    keepPress?: KeepPress;
  }
}

/**
 * Told right after `root` was hydrated: a button in it that was pressed while it could do nothing yet is pressed now, once. Later presses are
 * React's own, even before it has gone through the whole root.
 */
export function pressAgain(root: HTMLElement) {
  root.dataset.alive = '';
  const kept = window.keepPress;
  const button = kept?.last;
  if (!kept || !button || !root.contains(button)) return;
  kept.last = undefined;
  setTimeout(() => button.click());
}
