import { pressAgain } from '@mall/mf-kit';
import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { toast } from '@mall/ui-kit';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { currentRoute } from '../platform/current-route.ts';
import { notices } from '../platform/notices.ts';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { setLiveFacts } from '../platform/site-facts.ts';
import { routeOf } from '../platform/site-routes.ts';
import { startSession } from '../session/start-session.ts';
import { frameParts, rootPrefix } from './frame-parts.tsx';
import { FrameProvider } from './frame-provider.tsx';
import { followRoute } from './frame-route.ts';
import { createPageFinder } from './has-page.ts';
import { watchPictures } from './watch-pictures.ts';

/** Brings header, aside and footer to life where the server drew them, or draws them; then asks the server who is here. */
export function hydrateFrame(page: PageSnapshot, platform: ShellPlatform) {
  currentRoute.set(routeOf(page, location.pathname));
  followRoute();
  notices.subscribe(() => {
    const latest = notices.get();
    if (latest) toast.show(latest.notice);
  });
  const facts = {
    shell: platform,
    hasPage: createPageFinder(page.areas.flatMap(({ routes }) => routes)),
    menu: page.areas.flatMap(({ menu = [] }) => menu),
  };
  setLiveFacts(facts);
  for (const { name, tree, fallback } of frameParts) {
    const element = document.getElementById(`frame-${name}`);
    if (!element) continue;
    const report = (error: unknown) => platform.report(error, `frame ${name}`);
    const options = { identifierPrefix: rootPrefix(name), onUncaughtError: report, onRecoverableError: report, onCaughtError: () => {} };
    const wrapped = (
      <FrameProvider part={name} platform={platform} data={page.frameData} facts={facts} fallback={fallback}>
        {tree}
      </FrameProvider>
    );
    if (element.firstElementChild) {
      hydrateRoot(element, wrapped, options);
      pressAgain(element);
    } else createRoot(element, options).render(wrapped);
  }
  watchPictures();
  startSession(platform);
}
