import { hydrateFrame } from './frame/hydrate-frame.tsx';
import { startAreas } from './mounting/start-areas.ts';
import { createPlatform } from './platform/create-platform.ts';
import { reportFor, reportUncaught } from './platform/error-reporter.ts';
import { readPage } from './platform/read-page.ts';
import { startTelemetry } from './telemetry/start-telemetry.ts';

/** Starts the site in the browser: platform first, then the frame around the page, then the area that owns the address. */
export function start() {
  if (process.env.NODE_ENV === 'development') void import('./platform/development-style.ts');
  reportUncaught();
  const page = readPage(document);
  reportFor(page.areas);
  const platform = createPlatform(page);
  hydrateFrame(page, platform);
  startAreas(page, platform);
  startTelemetry(page);
}
