import { createHash } from 'node:crypto';
import { createMatcher, type LiveArea, type RouteMatch } from '@mall/mf-kit/manifest';
import type { Release } from './release.ts';

export interface SiteRoute {
  path: string;
  screen: string;
  access: 'public' | 'login' | 'operator';
  layout: string;
  title?: string;
  area: string;
}

/** One combination of versions, ready to serve. */
export interface Snapshot {
  id: string;
  releases: Record<string, Release>;
  areas: LiveArea[];
  match: (pathname: string) => RouteMatch<SiteRoute & Release['routes'][number]> | undefined;
}

/** Which version of each area a combination mounts. */
export const versionsOf = ({ releases }: Snapshot): Record<string, string> =>
  Object.fromEntries(Object.values(releases).map(({ name, version }) => [name, version]));

/** Names a combination of versions: the same versions have the same name everywhere. */
export const snapshotId = (versions: Record<string, string>): string =>
  createHash('sha256')
    .update(
      Object.entries(versions)
        .sort(([a], [b]) => a.localeCompare(b))
        .map(([name, version]) => `${name}@${version}`)
        .join(' '),
    )
    .digest('hex')
    .slice(0, 10);

/** Makes the combination that is served of the releases that are live. `bases` says where files are that don't come from this gateway. */
export function snapshotOf(releases: Record<string, Release>, bases: Record<string, string> = {}): Snapshot {
  const list = Object.values(releases).sort((a, b) => a.name.localeCompare(b.name));
  return {
    id: snapshotId(Object.fromEntries(list.map(({ name, version }) => [name, version]))),
    releases,
    areas: list.map((release) => ({
      name: release.name,
      version: release.version,
      base: bases[release.name] ?? `/assets/${release.name}/${release.version}/`,
      entry: release.entry[0]!,
      integrity: bases[release.name] ? '' : (release.files[release.entry[0]!]?.integrity ?? ''),
      routes: release.routes,
      widgets: Object.keys(release.widgets ?? {}),
      screens: release.screens,
    })),
    match: createMatcher(list.flatMap((release) => release.routes.map((route) => ({ ...route, area: release.name })))) as Snapshot['match'],
  };
}
