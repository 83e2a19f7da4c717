import type { DebugPage } from '@mall/mf-kit/manifest';
import { startDesk } from './desk/start-desk.tsx';
import { startHost } from './host/start-host.tsx';

/** Starts what the gateway wrote into a debugging page: the host of one area, or the page with its controls. */
export function startDebug(element: HTMLElement) {
  const page = JSON.parse(element.textContent ?? '') as DebugPage;
  if (page.kind === 'host') void startHost(page);
  else startDesk(page);
}
