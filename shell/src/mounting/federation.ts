import type { LiveArea, PageSnapshot } from '@mall/mf-kit/manifest';
import { createInstance, getInstance, loadRemote, registerPlugins, registerRemotes } from '@module-federation/runtime';
import federation from '@module-federation/webpack-bundler-runtime/bundler';
import { initContainerEntry } from '@module-federation/webpack-bundler-runtime/dist/initContainerEntry.js';

/** An area's instance, by its name: the runtime's own `init` would take ours for it, whose build it is part of. */
function initInstance(options: Parameters<typeof createInstance>[0]) {
  const known = getInstance(({ name }) => name === options.name);
  known?.initOptions({ ...options, id: known.options.id });
  return known ?? createInstance(options);
}

// The areas' builds run on this instead of each bringing it (build-config's federation-runtime). A build that exposes nothing, like ours, leaves initContainerEntry out.
Object.assign(globalThis, {
  _MALL_FEDERATION: {
    ...federation,
    runtime: { ...federation.runtime, init: initInstance },
    bundlerRuntime: { ...federation.bundlerRuntime, initContainerEntry },
  },
});

const scriptTimeoutMs = 10_000;
const containerName = (name: string) => name.replaceAll('-', '_');
const attempts = new Map<string, number>();

const remoteOf = (area: LiveArea) => {
  const attempt = attempts.get(area.name) ?? 0;
  return {
    name: area.name,
    alias: area.name,
    entry: `${area.base}${area.entry}${attempt ? `?attempt=${attempt}` : ''}`,
    type: 'global' as const,
    entryGlobalName: containerName(area.name),
  };
};

/** Tells module federation where the live areas are. Nothing is fetched yet. */
export function registerAreas(page: PageSnapshot) {
  const integrityOf = (pathname: string) => page.areas.find(({ base, entry }) => `${base}${entry}` === pathname)?.integrity;
  registerPlugins([
    {
      name: 'mall',
      // Federation sets neither integrity nor a time-out by itself, and waits for a hanging script for ever.
      createScript({ url }: { url: string }) {
        const script = document.createElement('script');
        script.src = url;
        script.async = true;
        if (!url.startsWith('/') && new URL(url).origin !== location.origin) script.crossOrigin = 'anonymous';
        const integrity = integrityOf(new URL(url, location.href).pathname);
        if (integrity) script.integrity = integrity;
        return { script, timeout: scriptTimeoutMs };
      },
    },
  ]);
  registerRemotes(page.areas.filter(({ name }) => name !== 'shell').map(remoteOf));
}

/** Loads a module an area exposes. */
export async function loadFromArea<T>(area: LiveArea, expose: string): Promise<T> {
  const loaded = await loadRemote<T>(`${area.name}/${expose}`);
  if (!loaded) throw new Error(`${area.name} does not expose ${expose}`);
  return loaded;
}

/** Before a retry: the entry gets another address, because a failed one is remembered. */
export function forgetArea(area: LiveArea) {
  attempts.set(area.name, (attempts.get(area.name) ?? 0) + 1);
  // A container is a `var` of its script: it can't be deleted.
  (window as unknown as Record<string, unknown>)[containerName(area.name)] = undefined;
  registerRemotes([remoteOf(area)], { force: true });
  forgetFailedLibraries();
}

/** Federation keeps the promise of a shared library whose chunk failed, and every later area would fail with it. */
function forgetFailedLibraries() {
  for (const versions of Object.values(getInstance()?.shareScopeMap.default ?? {}))
    for (const shared of Object.values(versions)) if (!shared.lib) shared.loading = null;
}
