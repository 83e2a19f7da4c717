import { createHash } from 'node:crypto';
import { createMatcher, fitsPlatform, type LiveArea, platformVersion, type RouteMatch } from '@mall/mf-kit/manifest';
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

/** An area that is live but can't be read: what is known of it from another of its releases. */
export interface MissingArea {
  name: string;
  version: string;
  routes: Release['routes'];
  menu?: Release['menu'];
  reason: string;
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

/**
 * Makes the combination that is served of the releases that are live. `bases` says where files are that don't come from this gateway.
 * What is missing, or was built for another platform than the shell's, keeps its routes, has no files and says why: its pages are the frame with a retry.
 */
export function snapshotOf(releases: Record<string, Release>, bases: Record<string, string> = {}, missing: MissingArea[] = []): Snapshot {
  const list = Object.values(releases).sort((a, b) => a.name.localeCompare(b.name));
  const contract = releases.shell?.shared['@mall/mf-kit'] ?? platformVersion;
  const offered = list.map((release): LiveArea => {
    const { name, version, platform = '' } = release;
    const fits = name === 'shell' || fitsPlatform(platform, contract);
    return {
      name,
      version,
      base: fits ? (bases[name] ?? `/assets/${name}/${version}/`) : '',
      entry: release.entry[0]!,
      integrity: bases[name] ? '' : (release.files[release.entry[0]!]?.integrity ?? ''),
      routes: release.routes,
      ...(release.menu?.length ? { menu: release.menu } : {}),
      widgets: fits ? Object.keys(release.widgets ?? {}) : [],
      screens: release.screens,
      platform,
      ...(fits ? {} : { refused: `${name} 为平台 ${platform || '（未声明）'} 构建，外壳的平台为 ${contract}` }),
    };
  });
  const left = missing.map(
    ({ name, version, routes, menu, reason }): LiveArea => ({
      name,
      version,
      base: '',
      entry: '',
      integrity: '',
      routes,
      ...(menu?.length ? { menu } : {}),
      widgets: [],
      screens: {},
      platform: '',
      refused: reason,
    }),
  );
  const areas = [...offered, ...left].sort((a, b) => a.name.localeCompare(b.name));
  return {
    id: snapshotId(Object.fromEntries(list.map(({ name, version }) => [name, version]))),
    releases,
    areas,
    match: createMatcher(areas.flatMap(({ name, routes }) => routes.map((route) => ({ ...route, area: name })))) as Snapshot['match'],
  };
}
