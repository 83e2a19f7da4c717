import { type Release, readRelease } from '../registry/release.ts';

const limitMs = 800;
const freshMs = 1000;

/**
 * The address of a development server on the operator's own machine; undefined for anything else: no other host may ever bring code into a page.
 * @param text 'http://localhost:3002'
 */
export function localOrigin(text: string): string | undefined {
  const port = /^http:\/\/(?:localhost|127\.0\.0\.1):(\d{2,5})\/?$/.exec(text)?.[1];
  return port && Number(port) < 65_536 ? `http://localhost:${Number(port)}` : undefined;
}

const known = new Map<string, { release: Promise<Release | undefined>; until: number }>();

/** What a development server says of its area. Only asked where browser and gateway are on one machine: 'localhost' is another one otherwise. */
export function readLocalArea(origin: string): Promise<Release | undefined> {
  const kept = known.get(origin);
  if (kept && kept.until > Date.now()) return kept.release;
  const release = fetch(`${origin}/area.json`, { signal: AbortSignal.timeout(limitMs), redirect: 'error' })
    .then(async (answer) => (answer.ok ? readRelease(await answer.text()) : undefined))
    .catch(() => undefined);
  if (known.size > 50) known.clear();
  known.set(origin, { release, until: Date.now() + freshMs });
  return release;
}
