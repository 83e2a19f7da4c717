import type { CallTable } from '@mall/api-sdk';
import * as React from 'react';
import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import type { AreaManifest } from '../manifest/define-manifest.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { DataProvider } from '../read/data-provider.tsx';
import { noPageData, type PageData } from '../read/page-data.ts';
import { readAhead } from '../read/reads.ts';
import { noteAnchorIn } from '../routing/anchor.ts';
import { AreaRoot, createScreenTable } from '../routing/area-root.tsx';
import { BrowserRouter } from '../routing/browser-router.tsx';
import type { Screens } from '../routing/screens.ts';
import { pressAgain } from './press-again.ts';

const recoveryMs = 500;
/** Where which area has failed since the page was loaded; a retry defines the area anew, so this is kept outside of it. */
const failed = new Set<string>();
let mounts = 0;
const place = ({ name }: AreaManifest) => `${name} ${window.location.pathname}`;

/** What the shell passes to an area's lifecycles. */
export interface AreaProps {
  platform: Platform;
  domElement: HTMLElement;
  /** What the server read, where it rendered this page. */
  pageData?: PageData;
  /** The area's own fault outside of rendering, or a render that no boundary caught. */
  onFailure: (error: unknown) => void;
  /** Loads the area anew, from nothing: what a screen's retry does. A module that failed once (a lazy part, a shared library) stays failed otherwise. */
  onRetry?: () => void;
}

export interface AreaLifecycles {
  bootstrap(props: AreaProps): Promise<unknown>;
  mount(props: AreaProps): Promise<unknown>;
  unmount(props: AreaProps): Promise<unknown>;
  /** Loads code and first data of the screen behind a path: links call it on intent. */
  warm(platform: Platform, url: URL): void;
  /** Rows of the calls its build uses: the build adds them to every module that an area exposes. */
  calls?: CallTable;
}

/**
 * Makes an area: `export const { bootstrap, mount, unmount, warm } = defineArea(manifest, screens)` in its `src/index.ts`.
 * The screen's code is loaded before the first render, so hydration meets the server's markup at once; React's errors outside any boundary go to `onFailure`.
 */
export function defineArea(manifest: AreaManifest, screens: Screens): AreaLifecycles {
  const table = createScreenTable(manifest, screens);
  let current: AreaProps;
  const rootOptions = (props: AreaProps) => ({
    identifierPrefix: `${manifest.name}-`,
    onUncaughtError: (error: unknown) => props.onFailure(error),
    // Where a screen fails in the browser too, React's word that the server could not render it says nothing new; it may come before the failure.
    onRecoverableError(error: unknown) {
      const here = place(manifest);
      setTimeout(() => failed.has(here) || props.platform.report(error, `${manifest.name}: recovered`), recoveryMs);
    },
    onCaughtError: () => {},
  });
  const lifecycles = singleSpaReact<AreaProps>({
    React,
    ReactDOMClient: {
      createRoot: (element: HTMLElement) => createRoot(element, rootOptions(current)),
      hydrateRoot(element: HTMLElement, tree: React.ReactNode) {
        const root = hydrateRoot(element, tree, rootOptions(current));
        pressAgain(element);
        return root;
      },
    },
    renderType: () => (current.domElement.dataset.ssr ? 'hydrateRoot' : 'createRoot'),
    domElementGetter: (props) => props.domElement,
    suppressComponentDidCatchWarning: true,
    parcelCanUpdate: false,
    rootComponent: ({ platform, pageData, onRetry, domElement }: AreaProps) => (
      <PlatformProvider platform={platform}>
        <DataProvider page={pageData ?? noPageData}>
          {/* A screen that has left the page follows the address no more, though it is taken down later. */}
          <BrowserRouter owns={(pathname) => domElement.isConnected && table.match(pathname) !== undefined}>
            {createElement(AreaRoot, { table, onRetry })}
          </BrowserRouter>
        </DataProvider>
      </PlatformProvider>
    ),
  });
  // single-spa-react keeps all roots of all areas in one table by name. One name a mount: a screen that is taken down late takes down no other's.
  const names = new WeakMap<HTMLElement, string>();
  const named = (props: AreaProps) => ({ ...props, name: names.get(props.domElement) ?? manifest.name }) as never;
  return {
    bootstrap: async (props) => lifecycles.bootstrap(named(props)),
    async mount(props) {
      const report: Platform['report'] = (error, where) => {
        failed.add(place(manifest));
        props.platform.report(error, where);
      };
      mounts += 1;
      names.set(props.domElement, `${manifest.name} ${mounts}`);
      const matched = table.match(window.location.pathname);
      if (matched) await table.load(matched.route.screen);
      if (props.domElement.dataset.ssr) noteAnchorIn(props.domElement);
      // Read while React makes the root, which is before anything else can be mounted.
      current = { ...props, platform: { ...props.platform, report } };
      const draw = () => lifecycles.mount(named(current));
      // Left to React, a new screen waits for its turn, and the browser draws a frame without it meanwhile.
      await (props.domElement.dataset.ssr ? draw() : flushSync(draw));
      delete props.domElement.dataset.ssr;
    },
    unmount: async (props) => lifecycles.unmount(named(props)),
    warm(platform, url) {
      const matched = table.match(url.pathname);
      if (!matched) return;
      table.load(matched.route.screen).catch(() => {});
      const { params } = matched;
      const address = { params, query: url.searchParams, provinceId: platform.region.get().stateProvinceId, pathname: url.pathname };
      for (const read of screens[matched.route.screen]?.load?.(address) ?? []) readAhead(platform.sdk, read);
    },
  };
}
