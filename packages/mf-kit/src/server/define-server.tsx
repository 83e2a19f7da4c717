import { type CallFailure, isCallFailure, type Sdk } from '@mall/api-sdk';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { AreaManifest } from '../manifest/define-manifest.ts';
import type { Platform } from '../platform/platform.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { type Call, fetchCall } from '../read/call.ts';
import { DataProvider } from '../read/data-provider.tsx';
import { type PageData, serialiseKey } from '../read/page-data.ts';
import { AreaRoot, createScreenTable } from '../routing/area-root.tsx';
import type { ScreenAddress, ScreenHead, Screens } from '../routing/screens.ts';
import { sheetWithMemory } from './sheet-with-memory.ts';

/** A page's markup with the style tags it needs and what its head says. */
export interface RenderedPart {
  html: string;
  styles: string;
}

export interface ServerArea {
  name: string;
  widgets: Record<string, ComponentType<never>>;
  /** Reads what the page's screen reads first; a refused read stands among `failures`. */
  load(request: {
    pathname: string;
    search: string;
    provinceId: number;
    sdk: Sdk;
    signal: AbortSignal;
  }): Promise<{ data: PageData; head: ScreenHead } | undefined>;
  render(request: { pathname: string; search: string; data: PageData; platform: Platform }): Promise<RenderedPart>;
}

/** What of a failed read travels in the page, which many may read. */
function asFailure(error: unknown): CallFailure {
  if (!isCallFailure(error))
    return { message: (error as Error).message, reason: 'SERVER_ERROR', code: 500, details: undefined, requestId: '' };
  const { message, reason, code, details } = error;
  return { message, reason, code, details, requestId: '' } as CallFailure;
}

/** Makes all reads at once. A refusal is kept as a value: the page says so, with its retry. */
export async function readCalls(calls: Call[], sdk: Sdk, signal: AbortSignal): Promise<PageData> {
  const answers = await Promise.all(
    calls.map(async ({ key }) => {
      try {
        return { id: serialiseKey(key), value: await fetchCall(sdk, key, signal) };
      } catch (error) {
        return { id: serialiseKey(key), failure: asFailure(error) };
      }
    }),
  );
  // In the order of the calls, not of their answers: the same page is the same text every time.
  const data: PageData = { values: {}, failures: {} };
  for (const { id, value, failure } of answers)
    if (failure) data.failures[id] = failure;
    else data.values[id] = value;
  return data;
}

/** Renders a tree to markup and the style tags of what it used. */
export function renderPart(tree: ReactNode, identifierPrefix: string): RenderedPart {
  const sheet = sheetWithMemory();
  try {
    const html = renderToString(sheet.collectStyles(tree) as never, { identifierPrefix });
    return { html, styles: sheet.getStyleTags() };
  } finally {
    sheet.seal();
  }
}

/** Makes the server's side of an area: the same routes and the same `load` as in the browser. */
export function defineServer(manifest: AreaManifest, screens: Screens, widgets: Record<string, ComponentType<never>> = {}): ServerArea {
  const table = createScreenTable(manifest, screens);
  return {
    name: manifest.name,
    widgets,
    async load({ pathname, search, provinceId, sdk, signal }) {
      const matched = table.match(pathname);
      if (!matched) return undefined;
      const screen = screens[matched.route.screen];
      const address: ScreenAddress = { params: matched.params, query: new URLSearchParams(search), provinceId, pathname };
      const data = await readCalls(screen?.load?.(address) ?? [], sdk, signal);
      const read = <Output,>({ key }: Call<Output>) => data.values[serialiseKey(key)] as Output | undefined;
      const reasonOf = ({ key }: Call) => data.failures[serialiseKey(key)]?.reason;
      return { data, head: screen?.head?.(read, address, reasonOf) ?? { title: matched.route.title ?? '' } };
    },
    async render({ pathname, search, data, platform }) {
      const matched = table.match(pathname);
      if (matched) await table.load(matched.route.screen);
      return renderPart(
        <PlatformProvider platform={platform}>
          <DataProvider page={data}>
            <StaticRouter location={`${pathname}${search}`}>{createElement(AreaRoot, { table })}</StaticRouter>
          </DataProvider>
        </PlatformProvider>,
        `${manifest.name}-`,
      );
    },
  };
}
