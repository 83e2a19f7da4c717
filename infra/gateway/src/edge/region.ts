import { defaultProvinceId, provinceOf, saleProvinceOf } from '@mall/domain/location';
import { LRUCache } from 'lru-cache';
import { breakerOf } from './breaker.ts';

export interface Region {
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  /** The province's name as the mall calls it: a page is the same for all of a province; the browser knows city and district. */
  label: string;
}

/** A province whole: nothing of it but the id comes from outside (rule location 19). Where nothing is sold another stands in (rule location 9). */
export function regionOfProvince(id: number): Region | undefined {
  const province = provinceOf(saleProvinceOf(id));
  return province && { stateProvinceId: province.id, cityId: 0, districtId: 0, label: province.name };
}

/** Without any cookie and address the mall is in Shanghai (rule location 3). */
export const fallbackRegion: Region = regionOfProvince(defaultProvinceId)!;

/** The province a cookie names, undefined where it can't be understood. What else it says is the browser's business. */
export function regionOfCookie(text: string | undefined): Region | undefined {
  try {
    const { stateProvinceId } = JSON.parse(text ?? '') as { stateProvinceId?: unknown };
    return typeof stateProvinceId === 'number' ? regionOfProvince(stateProvinceId) : undefined;
  } catch {
    return undefined;
  }
}

const limitMs = 500;

/** Finds the region of an address through the API, remembered for an hour; a failure is Shanghai, silently. */
export function createRegionFinder(apiUrl: string) {
  const known = new LRUCache<string, Region>({ max: 5000, ttl: 3_600_000 });
  const breaker = breakerOf();
  return async (ip: string): Promise<Region> => {
    const found = known.get(ip);
    if (found) return found;
    if (breaker.isOpen()) return fallbackRegion;
    try {
      const response = await fetch(`${apiUrl}/api/common/GetAllowSaleRegionByIp`, {
        headers: { 'x-forwarded-for': ip },
        signal: AbortSignal.timeout(limitMs),
      });
      const { code, body } = (await response.json()) as { code: number; body: { stateProvinceId: number } };
      const region = code === 0 ? regionOfProvince(body.stateProvinceId) : undefined;
      if (region) known.set(ip, region);
      breaker.worked();
      return region ?? fallbackRegion;
    } catch {
      breaker.failed();
      return fallbackRegion;
    }
  };
}
