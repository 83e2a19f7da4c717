import type { AreaRoute } from '@mall/mf-kit/manifest';

export interface ReleaseFile {
  /** 'sha384-…' */
  integrity: string;
  bytes: number;
  brotli: number;
}

/** One published build of an area, as its area.json says: immutable, kept for ever. */
export interface Release {
  name: string;
  version: string;
  platform: string;
  routes: AreaRoute[];
  widgets?: Record<string, string>;
  /** Files a page starts with: the shell's scripts in order, or an area's federation entry. */
  entry: string[];
  screens: Record<string, string[]>;
  exposes: Record<string, string[]>;
  shared: Record<string, string>;
  files: Record<string, ReleaseFile>;
}

/** Checks what a build says of itself. @throws with the field that is wrong */
export function readRelease(text: string): Release {
  const release = JSON.parse(text) as Release;
  for (const field of ['name', 'version', 'entry', 'files', 'screens'] as const)
    if (!release[field]) throw new Error(`area.json: ${field} is missing`);
  if (!/^(shell|mf-[a-z-]+)$/.test(release.name)) throw new Error(`area.json: '${release.name}' is no area's name`);
  if (!/^[\w.-]+$/.test(release.version)) throw new Error(`area.json: '${release.version}' is no version`);
  return { ...release, routes: release.routes ?? [] };
}
