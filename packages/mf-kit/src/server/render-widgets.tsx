import { type ComponentType, Fragment, Suspense } from 'react';
import { StaticRouter } from 'react-router';
import type { Platform } from '../platform/platform.ts';
import { PlatformProvider } from '../platform/platform-context.tsx';
import { AskedCallsContext } from '../read/asked-calls.ts';
import { DataProvider } from '../read/data-provider.tsx';
import type { PageData } from '../read/page-data.ts';
import { type RenderedPart, renderPart } from './define-server.tsx';

/** A place on a page of another area, and what the page gives to the widget that fills it. */
export interface WidgetPlace {
  slot: string;
  props: Record<string, unknown>;
}

interface WidgetRequest {
  widgets: Record<string, ComponentType<never>>;
  places: WidgetPlace[];
  /** Marks where one place ends, as no page can. */
  mark: string;
  pathname: string;
  search: string;
  data: PageData;
  platform: Platform;
  identifierPrefix: string;
}

/**
 * Renders an area's widgets for a page of another area: all at once, each in the boundary that its slot has on the page. One that fails is left to the
 * browser, as its boundary says in the markup.
 * @returns the markup of each place in their order, the style tags of all, and the keys of what they read
 */
export function renderWidgets({ widgets, places, mark, pathname, search, data, platform, identifierPrefix }: WidgetRequest): {
  parts: string[];
  styles: RenderedPart['styles'];
  asked: string[];
} {
  const asked = new Set<string>();
  const shown = places.map(({ slot, props }, at) => {
    const Widget = widgets[slot] as ComponentType<Record<string, unknown>> | undefined;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: rendered once
      <Fragment key={at}>
        {at > 0 && <hr data-after={mark} />}
        <Suspense fallback={null}>{Widget && <Widget {...props} />}</Suspense>
      </Fragment>
    );
  });
  const { html, styles } = renderPart(
    <PlatformProvider platform={platform}>
      <AskedCallsContext value={asked}>
        <DataProvider page={data}>
          <StaticRouter location={`${pathname}${search}`}>{shown}</StaticRouter>
        </DataProvider>
      </AskedCallsContext>
    </PlatformProvider>,
    identifierPrefix,
  );
  return { parts: html.split(`<hr data-after="${mark}"/>`), styles, asked: [...asked] };
}
