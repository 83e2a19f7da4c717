import { mutate } from 'swr';
import type { ShellPlatform } from '../platform/shell-platform.ts';
import { keepRegion, type NamedRegion } from './region-cookie.ts';
import { dropSpecialRegion, specialRegion } from './special-region.ts';

/**
 * Makes this the sale region: kept in the cookie, told to the areas, and what was read for another province is read again.
 * @param isChosen the buyer selected it: that is always told (rule location 16), while being located where one was already is not
 */
export function changeRegion(platform: ShellPlatform, { stateProvince, ...region }: NamedRegion, isChosen = false) {
  const before = platform.region.get();
  const wasSpecial = specialRegion.get() !== 0;
  dropSpecialRegion();
  keepRegion({ ...region, stateProvince });
  platform.region.set(region);
  if (
    !isChosen &&
    !wasSpecial &&
    before.stateProvinceId === region.stateProvinceId &&
    before.cityId === region.cityId &&
    before.districtId === region.districtId
  )
    return;
  platform.bus.emit('location:changed', { stateProvinceId: region.stateProvinceId, label: region.label });
  void mutate(() => true);
}
