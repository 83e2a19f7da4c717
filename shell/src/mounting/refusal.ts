import { fitsPlatform, type LiveArea, platformVersion } from '@mall/mf-kit/manifest';

/** Why an area must not be mounted in this page, or undefined where it may: it would fail later, and take its neighbours along. */
export function refusalOf({ name, refused, platform }: LiveArea): string | undefined {
  if (refused) return refused;
  if (name === 'shell' || fitsPlatform(platform)) return undefined;
  return `${name} 为平台 ${platform || '（未声明）'} 构建，本站平台为 ${platformVersion}`;
}
