import { isPlaceId, isProvinceId } from '@mall/domain/location';
import type { Region } from '@mall/mf-kit';
import { readCookie, removeCookie, writeCookie } from '../platform/cookies.ts';

const cookieName = 'region';

/** A region with its province's name: pages rendered for everybody of a province name no more than that. */
export type NamedRegion = Region & { stateProvince: string };

/** Keeps the sale region for 30 days, for the gateway as well (rule location 4). */
export const keepRegion = ({ stateProvinceId, stateProvince, cityId, districtId, label }: NamedRegion) =>
  writeCookie(cookieName, JSON.stringify({ stateProvinceId, stateProvince, cityId, districtId, label }));

export type RegionCookie = { kind: 'none' } | { kind: 'unreadable' } | { kind: 'invalid' } | { kind: 'region'; region: Region };

/** What the region cookie says (rule location 5): nothing, nonsense, a place that doesn't exist, or a region. */
export function parseRegionCookie(text: string): RegionCookie {
  if (!text) return { kind: 'none' };
  let kept: Partial<Region>;
  try {
    kept = JSON.parse(text) as Partial<Region>;
  } catch {
    return { kind: 'unreadable' };
  }
  const { stateProvinceId = 0, cityId = 0, districtId = 0, label = '' } = kept ?? {};
  if (!isProvinceId(stateProvinceId) || ![cityId, districtId].every(isPlaceId) || typeof label !== 'string' || !label.trim())
    return { kind: 'invalid' };
  return { kind: 'region', region: { stateProvinceId, cityId, districtId, label: label.slice(0, 40) } };
}

/** The cookie of this browser. One that isn't even encoded text can't be read, which is not the same as none. */
export function readRegionCookie(cookies: string = document.cookie): RegionCookie {
  const text = readCookie(cookieName, cookies);
  const isThere = new RegExp(`(?:^|; )${cookieName}=[^;]`).test(cookies);
  return !text && isThere ? { kind: 'unreadable' } : parseRegionCookie(text);
}
export const dropRegionCookie = () => removeCookie(cookieName);
