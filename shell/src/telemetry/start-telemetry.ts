import { beaconLimits, type PageSnapshot } from '@mall/mf-kit/manifest';
import { onAreaTiming } from '../platform/area-states.ts';
import { currentRoute } from '../platform/current-route.ts';
import { onFinishedCall } from './calls.ts';
import { createCollector } from './collector.ts';
import { onFault } from './faults.ts';
import { createSender } from './sender.ts';

/** The gateway's name of this view of the page, in a header of its answer; '' where the browser doesn't show it (an old one, or a page without https). */
function nameOfView(): string {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'view')?.description ?? '';
}

/**
 * Watches a page for the gateway: times, calls, errors and vitals by area. Nothing of it runs before the page needs it, and nothing waits for it.
 * A page an operator replays or patches says nothing: its figures would be taken for a buyer's.
 */
export function startTelemetry(page: PageSnapshot) {
  const view = nameOfView();
  if (process.env.NODE_ENV === 'development' || 'operator' in page || !view) return;
  const collector = createCollector(page.id, Object.fromEntries(page.areas.map(({ name, version }) => [name, version])), view);
  let shown = '';
  const follow = () => {
    const route = currentRoute.get()?.route;
    const address = location.pathname + location.search;
    if (!route || shown === address) return;
    shown = address;
    collector.view(route.path, route.area.name);
  };
  follow();
  currentRoute.subscribe(follow);
  onAreaTiming(collector.timing);
  onFinishedCall(collector.call);
  onFault(collector.fault);
  createSender(() => {
    const beacon = collector.take();
    let text = beacon && JSON.stringify(beacon);
    while (beacon?.errors?.length && new Blob([text!]).size > beaconLimits.bytes) {
      beacon.errors.pop();
      text = JSON.stringify(beacon);
    }
    return text;
  });
  const watchVitals = async () => {
    const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import(/* webpackChunkName: "vitals" */ 'web-vitals');
    onLCP(({ value }) => collector.vital('lcp', value));
    onCLS(({ value }) => collector.vital('cls', value));
    onINP(({ value }) => collector.vital('inp', value));
    onFCP(({ value }) => collector.vital('fcp', value));
    onTTFB(({ value }) => collector.vital('ttfb', value));
  };
  // Its observers are given what happened before, so it can come when the page is idle; without it a page has no vitals, nothing worse.
  const whenIdle = () => (window.requestIdleCallback ?? setTimeout)(() => void watchVitals().catch(() => {}));
  if (document.readyState === 'complete') whenIdle();
  else window.addEventListener('load', whenIdle, { once: true });
}
