import type { AreaLifecycles } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { forgetArea, loadFromArea } from './federation.ts';

const loaded = new Map<string, Promise<AreaLifecycles>>();

async function loadLifecycles(area: LiveArea): Promise<AreaLifecycles> {
  const found =
    area.name === 'shell'
      ? await import(/* webpackChunkName: "shell-screens" */ '../features/index.ts')
      : await loadFromArea<AreaLifecycles>(area, 'app');
  const { bootstrap, mount, unmount, warm, calls }: AreaLifecycles = found;
  if (![bootstrap, mount, unmount, warm].every((one) => typeof one === 'function'))
    throw new Error(`${area.name} is no area: bootstrap, mount, unmount or warm is missing`);
  return { bootstrap, mount, unmount, warm, ...(calls ? { calls } : {}) };
}

/** Loads an area's lifecycles once; after a failure the next call loads again. */
export function loadArea(area: LiveArea): Promise<AreaLifecycles> {
  const known = loaded.get(area.name);
  if (known) return known;
  const loading = loadLifecycles(area);
  loaded.set(area.name, loading);
  loading.catch(() => {
    loaded.delete(area.name);
    if (area.name !== 'shell') forgetArea(area);
  });
  return loading;
}

/** Whether an area's code is here or on its way. */
export const isLoaded = (name: string): boolean => loaded.has(name);

/** Drops what is known of an area, so that its next mount starts from nothing. */
export function dropArea(area: LiveArea) {
  loaded.delete(area.name);
  if (area.name !== 'shell') forgetArea(area);
}
