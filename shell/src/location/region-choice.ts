import { regionLabel } from '@mall/domain/location';
import type { NamedRegion } from './region-cookie.ts';

export interface Place {
  id: number;
  name: string;
}
export type RegionTab = 'province' | 'city' | 'district';

/** What was chosen so far in the picker. */
export interface RegionChoice {
  province?: Place | undefined;
  city?: Place | undefined;
  district?: Place | undefined;
  tab: RegionTab;
}

/** 'Not selecting' at a level: the parent's label stands (rule location 15). */
export const notSelecting: Place = { id: 0, name: '暂不选择' };

/** Choosing a province resets what lies below and shows the cities; choosing a city shows the districts. */
export function choosePlace(choice: RegionChoice, place: Place): RegionChoice {
  const chosen = place.id === 0 ? undefined : place;
  if (choice.tab === 'province') return { province: place, tab: 'city' };
  if (choice.tab === 'city') return { province: choice.province, city: chosen, tab: chosen ? 'district' : 'city' };
  return { ...choice, district: chosen };
}

/** The region that a choice means; undefined before there is a province. */
export function regionOf({ province, city, district }: RegionChoice): NamedRegion | undefined {
  if (!province) return undefined;
  return {
    stateProvinceId: province.id,
    stateProvince: province.name,
    cityId: city?.id ?? 0,
    districtId: district?.id ?? 0,
    label: regionLabel({ province, city, district }),
  };
}
