import type { PageSnapshot } from '@mall/mf-kit/manifest';
import { listenForKey } from './debug/listen-for-key.ts';
import { ensureFrameStyle } from './frame/css/ensure-frame-style.ts';
import { hydrateFrame } from './frame/hydrate-frame.tsx';
import { startAreas } from './mounting/start-areas.ts';
import { keepFocus } from './platform/keep-focus.ts';
import { keepScroll } from './platform/keep-scroll.ts';
import { readPage } from './platform/read-page.ts';
import { createPlatform } from './start/create-platform.ts';
import { reportFor, reportUncaught } from './telemetry/error-reporter.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** Starts the site in the browser. An operator's page may have areas from a development server, which says first what they are. */
export function start() {
  reportUncaught();
  keepScroll();
  keepFocus();
  const page = readPage(document);
  const style = ensureFrameStyle();
  // Without its styles it still can be read.
  if (style) return void style.catch(() => {}).then(() => startFor(page));
  startFor(page);
}

function startFor(page: PageSnapshot) {
  if (!page.operator) return startSite(page);
  void import(/* webpackChunkName: "debug" */ './debug/index.ts')
    .then(({ readLocalAreas }) => readLocalAreas(page))
    .finally(() => startSite(page));
}

/** Platform first, then the frame around the page, then the area that owns the address. */
function startSite(page: PageSnapshot) {
  reportFor(page.areas);
  const platform = createPlatform(page);
  hydrateFrame(page, platform);
  startAreas(page, platform);
  startTelemetry(page);
  listenForKey(page, platform);
}
