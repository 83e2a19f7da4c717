import { defaultProvinceId, isProvinceId } from './region.ts';

/** Provinces that are not open for sale yet, and the neighbour that stands in for each (rule location 9). */
const standIns = new Map([
  [10032, 10013], // 台湾省: 福建省
  [10033, 10019], // 香港特别行政区: 广东省
  [10034, 10019], // 澳门特别行政区: 广东省
]);

/** Cities of open provinces that no carrier of ours reaches: 三沙市. */
const closedCities = new Set([460300]);

export const isProvinceOnSale = (provinceId: number): boolean => !standIns.has(provinceId);
export const isCityOnSale = (cityId: number): boolean => !closedCities.has(cityId);

/** The province itself where it is on sale, else the one that stands in for it. */
export const saleProvinceOf = (provinceId: number): number => standIns.get(provinceId) ?? provinceId;

/**
 * The province that somebody buys for: of the region header, else Shanghai, and never one where nothing is sold (rules location 3, 9).
 * @param text digits, or anything a visitor made of it
 */
export function provinceIdOf(text: string | undefined): number {
  const id = text && /^\d{5}$/.test(text) ? Number(text) : defaultProvinceId;
  return saleProvinceOf(isProvinceId(id) ? id : defaultProvinceId);
}
