import { hydrateFrame } from './frame/hydrate-frame.tsx';
import { startAreas } from './mounting/start-areas.ts';
import { createPlatform } from './platform/create-platform.ts';
import { readPage } from './platform/read-page.ts';

/** Starts the site in the browser: platform first, then the frame around the page, then the area that owns the address. */
export function start() {
  const page = readPage(document);
  const platform = createPlatform(page);
  hydrateFrame(page, platform);
  startAreas(page, platform);
}
