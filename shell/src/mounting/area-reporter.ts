import type { Platform } from '@mall/mf-kit';
import type { LiveArea } from '@mall/mf-kit/manifest';
import { countError } from '../platform/area-states.ts';

/** Reports under the area's name and version, and counts it as the area's. */
export const areaReporter =
  (area: LiveArea, platform: Pick<Platform, 'report'>) =>
  (error: unknown, where = '') => {
    countError(area.name, area.version);
    platform.report(error, `${area.name}@${area.version} ${where}`.trim());
  };
