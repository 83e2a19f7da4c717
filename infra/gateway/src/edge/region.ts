import { LRUCache } from 'lru-cache';

export interface Region {
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  /** The province's name: a page is the same for all of a province; the browser knows city and district. */
  label: string;
}

/** Without any cookie and address the mall is in Shanghai (rule location 3). */
export const fallbackRegion: Region = { stateProvinceId: 10009, cityId: 0, districtId: 0, label: '上海' };

/** The region a cookie names, undefined where it can't be understood. */
export function regionOfCookie(text: string | undefined): Region | undefined {
  try {
    const {
      stateProvinceId,
      stateProvince = '',
      cityId = 0,
      districtId = 0,
      label = '',
    } = JSON.parse(text ?? '') as Region & { stateProvince?: string };
    if (!Number.isInteger(stateProvinceId) || stateProvinceId < 10001 || stateProvinceId > 10034) return undefined;
    return {
      stateProvinceId,
      cityId: Number(cityId) || 0,
      districtId: Number(districtId) || 0,
      label: String(stateProvince || label).slice(0, 40),
    };
  } catch {
    return undefined;
  }
}

/** Finds the region of an address through the API, remembered for an hour; a failure is Shanghai, silently. */
export function createRegionFinder(apiUrl: string) {
  const known = new LRUCache<string, Region>({ max: 5000, ttl: 3_600_000 });
  return async (ip: string): Promise<Region> => {
    const found = known.get(ip);
    if (found) return found;
    try {
      const response = await fetch(`${apiUrl}/api/common/GetAllowSaleRegionByIp`, {
        headers: { 'x-forwarded-for': ip },
        signal: AbortSignal.timeout(500),
      });
      const { code, body } = (await response.json()) as { code: number; body: Region & { stateProvince: string } };
      if (code !== 0) return fallbackRegion;
      const region = { stateProvinceId: body.stateProvinceId, cityId: body.cityId, districtId: body.districtId, label: body.stateProvince };
      known.set(ip, region);
      return region;
    } catch {
      return fallbackRegion;
    }
  };
}
