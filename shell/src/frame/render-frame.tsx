import type { Sdk } from '@mall/api-sdk';
import { type PageData, type Platform, type Region, serialiseKey } from '@mall/mf-kit';
import type { AreaRoute, LayoutName } from '@mall/mf-kit/manifest';
import { type RenderedPart, renderPart, serverPlatform } from '@mall/mf-kit/server';
import { type LayoutData, layoutCall } from '../platform/layout-data.ts';
import { frameParts, rootPrefix } from './frame-parts.tsx';
import { FrameProvider } from './frame-provider.tsx';
import { ServedRoute, toFrameRoute } from './frame-route.ts';
import { createPageFinder } from './has-page.ts';
import { organizationOf } from './organization.ts';

export interface FrameRequest {
  pathname: string;
  search: string;
  route: { path: string; screen: string; layout: LayoutName; title?: string };
  data: PageData;
  region: Region;
  flags?: string[];
  sdk: Sdk;
  widget: Platform['widget'];
  /** All live routes: links that lead to none of them are left out. */
  routes?: AreaRoute[];
}

/**
 * Renders the frame as a visitor sees it. The aside is empty: it belongs to pages behind a login, which are the browser's to draw, and so is a part that
 * fails here, for the browser can leave out just the block it fails in. `structured` is what programs read of every page, in the words of schema.org.
 */
export function renderFrame({
  pathname,
  search,
  route,
  data,
  region,
  flags = [],
  sdk,
  widget,
  routes,
}: FrameRequest): Record<'header' | 'aside' | 'footer', RenderedPart> & { structured: object[]; fault?: string } {
  const platform = serverPlatform('shell', sdk, region, widget, flags);
  const facts = { hasPage: routes ? createPageFinder(routes) : () => true };
  const organization = organizationOf(data.values[serialiseKey(layoutCall().key)] as Partial<LayoutData> | undefined);
  const rendered: ReturnType<typeof renderFrame> = {
    structured: organization ? [organization] : [],
    header: { html: '', styles: '' },
    aside: { html: '', styles: '' },
    footer: { html: '', styles: '' },
  };
  for (const { name, tree, fallback } of frameParts) {
    if (name === 'aside') continue;
    try {
      rendered[name] = renderPart(
        <ServedRoute value={toFrameRoute(route, pathname, search)}>
          <FrameProvider part={name} platform={platform} data={data} facts={facts} fallback={fallback}>
            {tree}
          </FrameProvider>
        </ServedRoute>,
        rootPrefix(name),
      );
    } catch (error) {
      rendered.fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
    }
  }
  return rendered;
}
