import { locatedMessage } from '@mall/domain/location';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { changeRegion } from './change-region.ts';
import { sayLocated } from './located-note.ts';

/** Finds the sale region of the visitor's address and says so (rules location 3, 6–8). Where that fails the page's own stays, silently. */
export async function locateVisitor(platform: ShellPlatform): Promise<boolean> {
  try {
    const { stateProvinceId, stateProvince, cityId, districtId, label, result } = await platform.sdk.location.getAllowSaleRegionByIp();
    changeRegion(platform, { stateProvinceId, stateProvince, cityId, districtId, label });
    sayLocated({ text: locatedMessage(label, result), isElsewhere: !result });
    return true;
  } catch {
    return false;
  }
}
