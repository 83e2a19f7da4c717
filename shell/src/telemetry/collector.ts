import type { FinishedCall } from '@mall/api-sdk';
import { type AreaFigures, type Beacon, type BrowserError, beaconLimits, type VitalName } from '@mall/mf-kit/manifest';
import type { AreaTiming } from '../platform/area-states.ts';
import { isFailed } from './calls.ts';
import type { Fault } from './faults.ts';

export interface Collector {
  /** A page view begins: another route is shown. */
  view(page: string, area: string): void;
  timing(timing: AreaTiming): void;
  call(call: FinishedCall): void;
  fault(fault: Fault): void;
  vital(name: VitalName, value: number): void;
  /** What there is to send since the last time; undefined where nothing happened. */
  take(): Beacon | undefined;
}

/**
 * Adds up what one page has to tell. An area takes part in a view when its screen is shown, its code is loaded or it fails; each counts once a view.
 * @param snapshot the page's combination of versions
 * @param versions area → version
 * @param view the gateway's name of this view of the page
 */
export function createCollector(snapshot: string, versions: Record<string, string>, view: string): Collector {
  let n = 0;
  let page = '';
  let shown = 'shell';
  let landed = '';
  let areas: Record<string, AreaFigures> = {};
  let errors: BrowserError[] = [];
  let vitals: Partial<Record<VitalName, number>> = {};
  let tookPart = new Set<string>();
  let failed = new Set<string>();
  const told = new Set<string>();

  /** Figures of an area; of another version than the page's (one that was swapped) they would be mixed up, so there are none. */
  const figuresOf = (area: string, version?: string): AreaFigures | undefined => {
    const known = versions[area];
    if (known === undefined || (version && version !== known)) return undefined;
    areas[area] ??= { version: known, views: 0, failedViews: 0, errors: 0 };
    return areas[area];
  };
  /** As `figuresOf`, and the area takes part in the view. */
  const figures = (area: string, version?: string): AreaFigures | undefined => {
    const of = figuresOf(area, version);
    if (of && !tookPart.has(area)) {
      tookPart.add(area);
      of.views += 1;
    }
    return of;
  };

  return {
    view(next, area) {
      page = next;
      shown = area;
      landed ||= area;
      tookPart = new Set();
      failed = new Set();
      figures('shell');
      figures(area);
    },
    timing({ area, version, kind, ms, what }) {
      // An error comes as a fault, with the script it came from.
      if (kind === 'error') return;
      if (kind === 'trespass') {
        const of = figuresOf(area, version);
        if (of && what) of.trespasses = { ...of.trespasses, [what]: (of.trespasses?.[what] ?? 0) + 1 };
        return;
      }
      if (kind === 'blocked' || kind === 'heap' || kind === 'listeners') {
        // What an area left behind is known when the next view has begun.
        const left = figuresOf(area, version);
        if (!left || ms === undefined) return;
        if (kind === 'blocked') left.blocked = [(left.blocked?.[0] ?? 0) + 1, (left.blocked?.[1] ?? 0) + Math.round(ms)];
        else if (kind === 'heap') left.heap = [(left.heap?.[0] ?? 0) + 1, (left.heap?.[1] ?? 0) + ms];
        else left.listeners = Math.max(left.listeners ?? 0, ms);
        return;
      }
      const of = figures(area, version);
      if (!of || kind === 'widget' || ms === undefined) return;
      of[kind] ??= [];
      const times = of[kind];
      if (times.length < beaconLimits.times) times.push(Math.round(ms));
    },
    call(call) {
      const of = call.reason === 'ABORTED' ? undefined : figures(shown);
      if (!of) return;
      of.calls ??= {};
      const { calls } = of;
      if (!calls[call.name] && Object.keys(calls).length >= beaconLimits.calls) return;
      const [count, bad, ms] = calls[call.name] ?? [0, 0, 0];
      calls[call.name] = [count + 1, bad + (isFailed(call) ? 1 : 0), ms + Math.round(call.ms)];
    },
    fault(fault) {
      const of = figures(fault.area, fault.version);
      if (of) {
        of.errors += 1;
        if (!failed.has(fault.area)) of.failedViews += 1;
        failed.add(fault.area);
      }
      const key = `${fault.area} ${fault.message} ${fault.where.split('\n')[0]}`;
      if (told.has(key) || errors.length >= beaconLimits.errors) return;
      told.add(key);
      errors.push({
        area: fault.area,
        version: fault.version,
        message: fault.message.slice(0, beaconLimits.message),
        stack: fault.stack.slice(0, beaconLimits.stack),
        where: fault.where.slice(0, beaconLimits.where),
        page,
      });
    },
    vital(name, value) {
      if (told.has(name)) return;
      vitals[name] = name === 'cls' ? Math.round(value * 1000) / 1000 : Math.round(value);
    },
    take() {
      if (!Object.keys(areas).length && !errors.length && !Object.keys(vitals).length) return undefined;
      const beacon: Beacon = {
        snapshot,
        view,
        n,
        page,
        areas,
        ...(Object.keys(vitals).length ? { vitals: { area: landed, ...vitals } } : {}),
        ...(errors.length ? { errors } : {}),
      };
      // A vital that grows after it was told is not told again: each page counts once.
      for (const name of Object.keys(vitals)) told.add(name);
      n += 1;
      areas = {};
      errors = [];
      vitals = {};
      return beacon;
    },
  };
}
