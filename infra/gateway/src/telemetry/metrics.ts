import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { createBorderMetrics } from './border-metrics.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const byArea = ['area', 'version'] as const;

/** What is live now, read whenever somebody asks. */
export interface LiveVersion {
  area: string;
  version: string;
  channel: 'stable' | 'canary';
}

/** Every figure the gateway serves at `/metrics`; names and labels are what the dashboard and the alert rules in infra/deploy use. */
export function createMetrics(live: () => { snapshot: string; versions: LiveVersion[] }) {
  const register = new Registry();
  collectDefaultMetrics({ register });
  const registers = [register];
  const counter = <L extends string>(name: string, help: string, labelNames: readonly L[] = []) =>
    new Counter<L>({ name, help, labelNames: [...labelNames], registers });
  const histogram = <L extends string>(name: string, help: string, labelNames: readonly L[], buckets = seconds) =>
    new Histogram<L>({ name, help, labelNames: [...labelNames], buckets, registers });
  new Gauge({
    name: 'mall_area_info',
    help: 'Live versions: 1 for each area, version and channel (stable, canary).',
    labelNames: ['area', 'version', 'channel', 'snapshot'],
    registers,
    collect() {
      this.reset();
      const { snapshot, versions } = live();
      for (const version of versions) this.set({ ...version, snapshot }, 1);
    },
  });
  return {
    register,
    border: createBorderMetrics(register),
    http: histogram('mall_http_request_duration_seconds', 'Requests by class (page, api, asset, …) and status (2xx, …).', [
      'class',
      'status',
    ]),
    render: histogram('mall_page_render_seconds', 'Rendering of a page: ok, fault (the browser renders), cut-off.', ['area', 'outcome']),
    cache: counter('mall_page_cache_total', 'Pages by what the cache said: hit, stale, miss.', ['result']),
    beacons: counter('mall_telemetry_beacons_total', 'Beacons: taken, limited, refused, forged, expired, repeated, unknown-snapshot.', [
      'outcome',
    ]),
    views: counter('mall_area_views_total', 'Page views in which the area took part.', byArea),
    failedViews: counter('mall_area_failed_views_total', 'Page views in which the area failed at least once.', byArea),
    errors: counter('mall_area_errors_total', 'Errors by the area whose script they came from.', byArea),
    load: histogram('mall_area_load_seconds', 'Loading of an area’s code in the browser.', byArea),
    mount: histogram('mall_area_mount_seconds', 'Mounting of an area in the browser.', byArea),
    firstRender: histogram('mall_area_render_seconds', 'From the call of mount to the first paint after it.', byArea),
    vital: histogram('mall_web_vital_seconds', 'Core Web Vitals in seconds: lcp, inp, fcp, ttfb.', [...byArea, 'vital']),
    shift: histogram('mall_web_vital_shift', 'Cumulative layout shift of a page.', byArea, [0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1]),
    calls: counter('mall_area_calls_total', 'Calls of the mall API as the browser saw them, by the area shown: ok, failed.', [
      'area',
      'call',
      'outcome',
    ]),
    callSeconds: counter('mall_area_call_seconds_total', 'Time those calls took altogether.', ['area', 'call']),
    harms: counter(
      'mall_area_server_harm_total',
      'What an area’s server code did beside rendering: died, hung, left a fault behind, asked for an undeclared call.',
      byArea,
    ),
    takeBacks: counter('mall_canary_take_backs_total', 'Canaries that took themselves back.', ['area']),
  };
}
export type Metrics = ReturnType<typeof createMetrics>;

/** Takes a version's series out: counters live as long as the process, releases don't. */
export function forgetVersion(metrics: Metrics, area: string, version: string) {
  const { views, failedViews, errors, load, mount, firstRender, shift, vital, harms } = metrics;
  for (const metric of [views, failedViews, errors, load, mount, firstRender, shift, harms]) metric.remove({ area, version });
  metrics.border.forget({ area, version });
  for (const name of ['lcp', 'inp', 'fcp', 'ttfb']) vital.remove({ area, version, vital: name });
}
