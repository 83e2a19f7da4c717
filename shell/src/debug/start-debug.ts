import type { DebugPage } from '@mall/mf-kit/manifest';
import { startHost } from './host/start-host.tsx';

/** Starts what the gateway wrote into a debugging page: the host of one area, or the page with its controls. */
export async function startDebug(element: HTMLElement) {
  const page = JSON.parse(element.textContent ?? '') as DebugPage;
  if (page.kind === 'host') return startHost(page);
  const { startDesk } = await import(/* webpackChunkName: "debug-desk" */ './desk/start-desk.tsx');
  startDesk(page);
}
