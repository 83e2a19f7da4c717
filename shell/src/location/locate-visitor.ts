import { locatedMessage } from '@mall/domain/location';
import type { ShellPlatform } from '../platform/create-platform.ts';
import { changeRegion } from './change-region.ts';

/** Finds the sale region of the visitor's address and says so (storefront sections 4 and 8). Where that fails the page's own stays, silently. */
export async function locateVisitor(platform: ShellPlatform): Promise<boolean> {
  try {
    const { stateProvinceId, stateProvince, cityId, districtId, label, result } = await platform.sdk.location.getAllowSaleRegionByIp();
    changeRegion(platform, { stateProvinceId, stateProvince, cityId, districtId, label });
    platform.notify({ tone: result ? 'info' : 'warning', text: locatedMessage(label, result) });
    return true;
  } catch {
    return false;
  }
}
