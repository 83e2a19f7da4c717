import type { AreaLifecycles, AreaProps, PageData } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import type { ShellPlatform } from '../platform/create-platform.ts';
import { areaReporter } from './area-reporter.ts';
import { deadline } from './deadline.ts';
import { dropArea, loadArea } from './load-area.ts';
import { showFallback, showWaiting } from './placeholders.ts';

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
 */
export function containArea(area: LiveArea, host: HTMLElement, platform: ShellPlatform, pageData: PageData | undefined): ContainedArea {
  let visit = 0;
  let mounted: Mounted | undefined;
  let serverRendered = pageData;
  const report = areaReporter(area, platform);

  async function bringUp(mine: number) {
    const inner = serverRendered ? (host.firstElementChild as HTMLElement) : document.createElement('div');
    const data = serverRendered;
    serverRendered = undefined;
    const stopWaiting = data ? () => {} : showWaiting(host);
    if (!data) host.append(inner);
    try {
      const lifecycles = await deadline(loadArea(area), limits.load, `loading ${area.name}`);
      if (mine !== visit) return;
      const props: AreaProps = {
        platform: { ...platform, area: area.name, report },
        domElement: inner,
        ...(data ? { pageData: data } : {}),
        onFailure: (error) => {
          report(error, 'outside any boundary');
          if (mine === visit) giveUp(mine);
        },
      };
      await deadline(lifecycles.bootstrap(props), limits.mount, `bootstrap of ${area.name}`);
      const mounting = lifecycles.mount(props);
      mounting.then(
        () => mine !== visit && lifecycles.unmount(props).catch(() => {}),
        () => {},
      );
      await deadline(mounting, limits.mount, `mount of ${area.name}`);
      if (mine === visit) mounted = { lifecycles, props };
    } catch (error) {
      report(error, 'mount');
      if (mine === visit) giveUp(mine);
    } finally {
      stopWaiting();
      if (mine !== visit) inner.remove();
    }
  }

  function giveUp(mine: number) {
    mounted = undefined;
    dropArea(area);
    showFallback(host, () => {
      if (mine !== visit) return;
      host.replaceChildren();
      visit += 1;
      void bringUp(visit);
    });
  }

  return {
    bootstrap: async () => {},
    async mount() {
      visit += 1;
      host.hidden = false;
      void bringUp(visit);
    },
    async unmount() {
      visit += 1;
      const leaving = mounted;
      mounted = undefined;
      if (leaving) {
        try {
          await deadline(leaving.lifecycles.unmount(leaving.props), limits.unmount, `unmount of ${area.name}`);
        } catch (error) {
          report(error, 'unmount');
          dropArea(area);
        }
      }
      host.replaceChildren();
      host.hidden = true;
    },
  };
}
