import { createStore, type Store } from '@mall/mf-kit';
import type { Trespass } from '@mall/mf-kit/manifest';

/**
 * idle: not visited yet, or left; loading: its code or first screen is on the way; failed: the fallback stands there; refused: not built for this
 * platform, never mounted; disabled: switched off in the debug panel for this page.
 */
export type AreaCondition = 'idle' | 'loading' | 'mounted' | 'failed' | 'refused' | 'disabled';

/** What the debug panel shows of an area. Times in milliseconds, of the newest load and mount. */
export interface AreaState {
  state: AreaCondition;
  version: string;
  /** Why it failed or was refused. */
  reason?: string;
  loadMs?: number;
  mountMs?: number;
  /** Errors of this page so far, whether or not they were sent. */
  errors: number;
}

/**
 * One mark of an area's life, for telemetry. `render`: from the call of mount to the first paint after it; `widget`: a slot shows one of its widgets; `blocked`: the page
 * did not answer for so long; `heap`: what a visit left, in KB, perhaps less than nothing; `listeners`: how many it has on window and document; `trespass`: it
 * went beyond its place.
 */
export interface AreaTiming {
  area: string;
  version: string;
  kind: 'load' | 'mount' | 'render' | 'widget' | 'error' | 'blocked' | 'heap' | 'listeners' | 'trespass';
  /** Of a `trespass`, which way out it took. */
  what?: Trespass;
  /** Of `heap` KB, of `listeners` their number. */
  ms?: number;
}

/** What can be done to an area from outside. */
export interface AreaControl {
  disable(): void;
  reload(): void;
}

const keptUntilHeard = 100;
const states = createStore<Record<string, AreaState>>({});
const controls = new Map<string, AreaControl>();
const listeners = new Set<(timing: AreaTiming) => void>();
let unheard: AreaTiming[] = [];

/** The state of every live area, by name. */
export const areaStates: Store<Record<string, AreaState>> = states;

/** Hears every mark, those before the first listener too; returns what ends it. */
export function onAreaTiming(listener: (timing: AreaTiming) => void): () => void {
  listeners.add(listener);
  const before = unheard;
  unheard = [];
  for (const timing of before) tell(listener, timing);
  return () => void listeners.delete(listener);
}

/** Hands a mark to whoever listens; none of them can disturb the area. */
export function markArea(timing: AreaTiming) {
  if (!listeners.size && unheard.length < keptUntilHeard) unheard.push(timing);
  for (const listener of listeners) tell(listener, timing);
}

function tell(listener: (timing: AreaTiming) => void, timing: AreaTiming) {
  try {
    listener(timing);
  } catch {
    // Watching must not break what is watched.
  }
}

/** Notes what changed about an area; a new condition takes the old reason with it. */
export function noteArea(name: string, change: Partial<AreaState>) {
  const known: AreaState = states.get()[name] ?? { state: 'idle', version: '', errors: 0 };
  const { reason, ...rest } = known;
  const next = change.state || reason === undefined ? rest : known;
  states.set({ ...states.get(), [name]: { ...next, ...change } });
}

/** Counts an error of an area. */
export function countError(name: string, version: string) {
  const known = states.get()[name];
  if (known) noteArea(name, { errors: known.errors + 1 });
  markArea({ area: name, version, kind: 'error' });
}

/** Makes an area controllable; whoever mounts it calls this once. */
export const controlArea = (name: string, control: AreaControl) => void controls.set(name, control);

/** Takes an area out of this page until it is reloaded: its screen gives way to a notice, its widgets to their slots' fallbacks. */
export const disableArea = (name: string) => controls.get(name)?.disable();

/** Loads an area anew, from nothing, and mounts it where its screen is shown. Ends being disabled. */
export const reloadArea = (name: string) => controls.get(name)?.reload();
