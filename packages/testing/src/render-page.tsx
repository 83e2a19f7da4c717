import { BrowserRouter, DataProvider, noPageData, PlatformProvider } from '@mall/mf-kit';
import { ScreenContext } from '@mall/mf-kit/testing';
import { type RenderResult, render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { type FakePlatform, fakePlatform } from './fake-platform.ts';
import { watchMoney } from './watch-money.ts';

interface Options extends NonNullable<Parameters<typeof fakePlatform>[0]> {
  /** The address the page is opened at. */
  path?: string;
  params?: Record<string, string>;
  title?: string;
}

export interface RenderedPage extends RenderResult {
  user: UserEvent;
  platform: FakePlatform;
  seen: FakePlatform['seen'];
}

/**
 * Renders a page, part or widget as the shell would, over a fake platform and a cache of its own.
 * Returns Testing Library's queries, the user who types and clicks, and the platform with what was done to it.
 */
export function renderPage(page: ReactNode, { path = '/', params = {}, title = '', ...rest }: Options = {}): RenderedPage {
  window.history.replaceState(null, '', path);
  const platform = fakePlatform(rest);
  const user = userEvent.setup();
  watchMoney();
  const view = render(
    <PlatformProvider platform={platform}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <DataProvider page={noPageData}>
          <BrowserRouter>
            <ScreenContext value={{ screen: 'test', title, params }}>{page}</ScreenContext>
          </BrowserRouter>
        </DataProvider>
      </SWRConfig>
    </PlatformProvider>,
  );
  return { ...view, user, platform, seen: platform.seen };
}
