import { satisfies, validRange } from 'semver';
import type { Release } from '../registry/release.ts';
import { nameOf, type Refusal } from './refusal.ts';

/** The version of the platform contract (mf-kit) that a shell speaks. */
const contractOf = (shell: Release) => shell.shared['@mall/mf-kit'];

const speaks = (shell: Release, area: Release) => {
  const contract = contractOf(shell);
  return contract !== undefined && validRange(area.platform) !== null && satisfies(contract, area.platform, { includePrerelease: true });
};

/** The platform contract: an area is mounted only by a shell whose mf-kit is in the range the area was built for. */
export function checkPlatform(release: Release, live: Release[]): Refusal[] {
  if (release.name === 'shell')
    return live
      .filter((area) => area.name !== 'shell' && !speaks(release, area))
      .map((area) => ({
        rule: 'platform',
        message: `线上的 ${area.name} 不是为此外壳的平台约定构建的`,
        ours: `${nameOf(release)}：平台约定 ${contractOf(release) ?? '未声明'}`,
        theirs: `${nameOf(area)}：要求 ${area.platform}`,
        fix: `先发布为平台 ${contractOf(release) ?? ''} 构建的 ${area.name}，或让外壳保持兼容`,
      }));
  return live
    .filter((shell) => shell.name === 'shell' && !speaks(shell, release))
    .map((shell) => ({
      rule: 'platform',
      message: '此版本不是为线上外壳的平台约定构建的，外壳不会挂载它',
      ours: `${nameOf(release)}：要求平台 ${release.platform ?? '未声明'}`,
      theirs: `${nameOf(shell)}：平台约定 ${contractOf(shell) ?? '未声明'}`,
      fix: `升级 @mall/mf-kit 到与 ${contractOf(shell) ?? '外壳'} 相容的版本，改写 src/manifest.ts 的 platform 后重新构建`,
    }));
}
