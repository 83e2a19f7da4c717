import { satisfies } from 'semver';
import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

function unmet(area: Release, shell: Release) {
  return Object.entries(area.sharedRanges ?? {}).flatMap(([library, range]) => {
    const provided = shell.shared[library];
    return provided !== undefined && satisfies(provided, range, { includePrerelease: true }) ? [] : [{ library, range, provided }];
  });
}

/**
 * Shared libraries: the shell alone provides them, so an area's ranges are held against the live shell's versions, and a new shell's
 * versions against every live area's ranges. Two areas fit each other exactly when both fit the shell.
 */
export function checkShared(release: Release, live: Release[]): Refusal[] {
  if (release.name === 'shell')
    return live
      .filter(({ name }) => name !== 'shell')
      .flatMap((area) =>
        unmet(area, release).map(({ library, range, provided }) => ({
          rule: 'shared',
          message: `线上的 ${area.name} 用不了此外壳提供的 ${library}`,
          ours: `${nameOf(release)}：${provided === undefined ? `不提供 ${library}` : `提供 ${library} ${provided}`}`,
          theirs: `${nameOf(area)}：要求 ${library} ${range}`,
          fix: `先发布接受 ${library} ${provided ?? '缺失'} 的 ${area.name}，或让外壳继续提供 ${range} 之内的版本`,
        })),
      );
  const shells = live.filter(({ name }) => name === 'shell');
  return shells.flatMap((shell) =>
    unmet(release, shell).map(({ library, range, provided }) => ({
      rule: 'shared',
      message: `线上外壳提供的 ${library} 不在此版本接受的范围内，浏览器将拒绝加载`,
      ours: `${nameOf(release)}：要求 ${library} ${range}`,
      theirs: `${nameOf(shell)}：${provided === undefined ? `不提供 ${library}` : `提供 ${library} ${provided}`}`,
      fix:
        provided === undefined
          ? `不要把 ${library} 当作共享库使用，或先发布提供它的外壳`
          : `在 package.json 接受 ${library} ${provided} 后重新构建，或先发布提供 ${range} 的外壳`,
    })),
  );
}
