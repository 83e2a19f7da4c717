import type { PageSnapshot } from '@mall/mf-kit/manifest';
import type { ShellPlatform } from '../platform/shell-platform.ts';

/** Alt+Shift+D opens the debug panel for an operator; nobody else's page loads anything of it. */
export function listenForKey(page: PageSnapshot, platform: ShellPlatform) {
  window.addEventListener('keydown', async ({ altKey, shiftKey, code }) => {
    if (altKey && shiftKey && code === 'KeyD' && (await fetch('/_platform/me')).ok)
      (await import(/* webpackChunkName: "debug" */ './index.ts')).togglePanel(page, platform);
  });
}
