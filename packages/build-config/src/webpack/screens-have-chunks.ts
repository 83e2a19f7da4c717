import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Described {
  routes?: { path: string; screen: string }[];
  screens: Record<string, string[]>;
}

/**
 * Each screen that a route names has a named chunk (two of one module share it): one without travels with every other screen of its area, and nobody can
 * preload it.
 * @throws with the routes it is not so of, and what to write
 */
export function checkScreenChunks(folder: string): void {
  const { routes = [], screens } = JSON.parse(readFileSync(join(folder, 'dist/area.json'), 'utf8')) as Described;
  const without = routes.filter(({ screen }) => !screens[screen]?.some((file) => file.startsWith('screen-')));
  if (without.length === 0) return;
  const list = without.map(({ path, screen }) => `${path} (${screen})`).join(', ');
  throw new Error(
    `there is no chunk for the screen of ${list}: load it in src/routes.ts by import(/* webpackChunkName: "screen-${without[0]!.screen}" */ '…')`,
  );
}
