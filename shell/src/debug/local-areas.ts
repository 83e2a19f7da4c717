import type { AreaManifest, LiveArea, PageSnapshot } from '@mall/mf-kit/manifest';

const limitMs = 3000;

interface LocalArea extends AreaManifest {
  entry: string[];
}

/**
 * Asks the development servers on this machine what their areas are by now: a gateway elsewhere can't. An area whose server doesn't answer stays as
 * the page says, and its fallback offers a retry.
 */
export async function readLocalAreas(page: PageSnapshot): Promise<void> {
  await Promise.all(page.areas.filter(({ base }) => base.startsWith('http://')).map(readLocalArea));
}

async function readLocalArea(area: LiveArea) {
  try {
    const answer = await fetch(`${area.base}area.json`, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
    const { name, routes, menu = [], widgets = {}, entry } = (await answer.json()) as LocalArea;
    if (name !== area.name) throw new Error(`${area.base} serves ${name}, not ${area.name}`);
    Object.assign(area, { routes, menu, widgets: Object.keys(widgets), entry: entry[0], integrity: '', screens: {} });
  } catch (error) {
    console.warn(error);
  }
}
