import type { AreaLifecycles, AreaProps, HostPlatform, PageData } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { controlArea, markArea, noteArea } from '../platform/area-states.ts';
import { areaReporter } from './area-reporter.ts';
import { enterArea, leaveArea } from './border/border.ts';
import { deadline } from './deadline.ts';
import { dropArea, isLoaded, loadArea } from './load-area.ts';
import { showDisabled, showFallback } from './placeholders.ts';
import { refusalOf } from './refusal.ts';
import { showWaiting, type Waiting } from './waiting.ts';
import { whenIdle } from './when-idle.ts';

const limits = { load: 12_000, mount: 5_000, unmount: 2_000 };

/** What single-spa sees of an area. */
export interface ContainedArea {
  bootstrap(): Promise<void>;
  mount(): Promise<void>;
  unmount(): Promise<void>;
}

interface Mounted {
  lifecycles: AreaLifecycles;
  props: AreaProps;
}

/**
 * Wraps an area so that whatever it does, single-spa's part always ends at once and well: an area that can't be loaded, throws while mounting or
 * never ends is replaced by a fallback with a retry, and the next area mounts. Every mount draws into an element of its own, so one that ends
 * after it was cut off draws into nothing.
 * @param newest asks which version is live by now, for a retry; by default the same is tried again
 */
export function containArea(
  area: LiveArea,
  host: HTMLElement,
  platform: HostPlatform,
  pageData: PageData | undefined,
  newest: (name: string) => Promise<LiveArea | undefined> = async () => undefined,
): ContainedArea {
  const { name } = area;
  let visit = 0;
  let isShown = false;
  let isDisabled = false;
  let mounted: Mounted | undefined;
  let serverRendered = pageData;
  const report = areaReporter(area, platform);

  /** @param begun a wait that goes on until the area is there */
  async function bringUp(mine: number, begun?: Waiting) {
    host.hidden = false;
    if (isDisabled) return showDisabled(host);
    const refusal = refusalOf(area);
    if (refusal) {
      noteArea(name, { state: 'refused', reason: refusal });
      report(new Error(refusal), 'refused');
      return offerRetry(mine, begun);
    }
    const data = serverRendered;
    serverRendered = undefined;
    const inner = data ? (host.firstElementChild as HTMLElement) : document.createElement('div');
    const waiting = data ? begun : (begun ?? showWaiting(host));
    if (!data) waiting?.bring(inner);
    noteArea(name, { state: 'loading' });
    try {
      const lifecycles = await load();
      if (mine !== visit) return;
      const props: AreaProps = {
        platform: { ...platform, area: name, sdk: platform.clientOf(lifecycles.calls), report },
        domElement: inner,
        ...(data ? { pageData: data } : {}),
        onFailure: (error) => {
          report(error, 'outside any boundary');
          if (mine === visit) giveUp(mine, error, waiting);
        },
        onRetry: () => void startOver(mine),
      };
      await mount(lifecycles, props, () => mine === visit);
      if (mine === visit) {
        mounted = { lifecycles, props };
        noteArea(name, { state: 'mounted' });
      }
    } catch (error) {
      report(error, 'mount');
      if (mine === visit) giveUp(mine, error, waiting);
    } finally {
      void waiting?.end();
      if (mine !== visit) inner.remove();
    }
  }

  async function load(): Promise<AreaLifecycles> {
    const isKnown = isLoaded(name);
    const started = performance.now();
    const lifecycles = await deadline(loadArea(area), limits.load, `loading ${name}`);
    if (!isKnown) noteTime('load', performance.now() - started);
    return lifecycles;
  }

  async function mount(lifecycles: AreaLifecycles, props: AreaProps, isWanted: () => boolean) {
    const started = performance.now();
    await deadline(lifecycles.bootstrap(props), limits.mount, `bootstrap of ${name}`);
    const mounting = lifecycles.mount(props);
    mounting.then(
      () => isWanted() || lifecycles.unmount(props).catch(() => {}),
      () => {},
    );
    await deadline(mounting, limits.mount, `mount of ${name}`);
    noteTime('mount', performance.now() - started);
    // The task after a frame begins when the frame has been painted.
    requestAnimationFrame(() => setTimeout(() => isWanted() && noteTime('render', performance.now() - started)));
  }

  function noteTime(kind: 'load' | 'mount' | 'render', ms: number) {
    if (kind !== 'render') noteArea(name, { [kind === 'load' ? 'loadMs' : 'mountMs']: Math.round(ms) });
    markArea({ area: name, version: area.version, kind, ms });
    // Seen in a browser's profiler beside what React does, and read by the benchmark.
    // The browser keeps every measure for as long as the page lives, so the one before goes.
    performance.clearMeasures?.(`${kind} ${name}`);
    performance.measure?.(`${kind} ${name}`, { start: performance.now() - ms, duration: ms });
  }

  function giveUp(mine: number, error: unknown, waiting: Waiting | undefined) {
    mounted = undefined;
    dropArea(area);
    noteArea(name, { state: 'failed', reason: error instanceof Error ? error.message : String(error) });
    void offerRetry(mine, waiting);
  }

  async function offerRetry(mine: number, waiting: Waiting | undefined) {
    await waiting?.end();
    if (mine === visit) showFallback(host, () => void startOver(mine));
  }

  /** A retry: nothing stays of the area as it was. */
  async function startOver(mine: number) {
    if (mine !== visit) return;
    await leave();
    const next = visit;
    dropArea(area);
    const waiting = showWaiting(host);
    await renew();
    if (next === visit) await bringUp(next, waiting);
    else await waiting.end();
  }

  /** The area as it is live by now; every place that knows it knows this one object. */
  async function renew() {
    const found = await newest(name);
    if (!found || (found.version === area.version && found.refused === area.refused)) return;
    delete area.refused;
    Object.assign(area, found);
    dropArea(area);
    noteArea(name, { version: area.version });
  }

  async function leave() {
    visit += 1;
    const leaving = mounted;
    mounted = undefined;
    await takeDown(leaving);
    host.replaceChildren();
  }

  async function takeDown(leaving: Mounted | undefined) {
    if (!leaving) return;
    try {
      await deadline(leaving.lifecycles.unmount(leaving.props), limits.unmount, `unmount of ${name}`);
    } catch (error) {
      report(error, 'unmount');
      dropArea(area);
    }
  }

  async function again(disabled: boolean) {
    isDisabled = disabled;
    await leave();
    dropArea(area);
    noteArea(name, { state: disabled ? 'disabled' : 'idle' });
    if (isShown) await bringUp(visit);
  }

  noteArea(name, { state: 'idle', version: area.version });
  controlArea(name, { disable: () => void again(true), reload: () => void again(false) });
  return {
    bootstrap: async () => {},
    async mount() {
      visit += 1;
      isShown = true;
      enterArea(area);
      void bringUp(visit);
    },
    // The screen is out of sight at once, and out of the page in the next task: removing a thousand elements takes 5 ms, which the next area's mount
    // does not wait for. Taking down what drew it holds up neither that, nor this one's next visit, nor a paint.
    async unmount() {
      isShown = false;
      visit += 1;
      const [mine, leaving, screens] = [visit, mounted, [...host.children]];
      mounted = undefined;
      const settle = leaveArea(area, report);
      for (const screen of screens) screen.className = 'area-aside';
      setTimeout(() => {
        for (const screen of screens) screen.remove();
        if (mine === visit) host.hidden = true;
      });
      void whenIdle().then(async () => {
        await takeDown(leaving);
        settle();
        if (mine === visit && areaWasUp()) noteArea(name, { state: 'idle' });
      });
    },
  };

  // A failure stays to be read after the area was left.
  function areaWasUp() {
    return !isDisabled && !refusalOf(area) && isLoaded(name);
  }
}
