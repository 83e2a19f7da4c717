import type { LiveArea } from '@mall/mf-kit/manifest';
import type { ShellPlatform } from '../platform/create-platform.ts';

/** Reports under the area's name and version. */
export const areaReporter =
  (area: LiveArea, platform: ShellPlatform) =>
  (error: unknown, where = '') =>
    platform.report(error, `${area.name}@${area.version} ${where}`.trim());
