import type { SaleRegion } from '@mall/api-contract/location';
import {
  defaultProvinceId,
  isCityOnSale,
  isProvinceOnSale,
  type Region,
  regionLabel,
  saleProvinceOf,
  shortName,
} from '@mall/domain/location';
import { MallError } from '../../http/mall-error.ts';
import { placeOfIp } from './ip-places.ts';
import { places, readPlace } from './places.ts';

const toSaleRegion = ({ province, city, district }: Region, result: boolean): SaleRegion => ({
  label: regionLabel({ province, city, district }),
  stateProvince: province.name,
  stateProvinceId: province.id,
  provinceAbbreviation: shortName(province.name),
  city: city?.name ?? '',
  cityId: city?.id ?? 0,
  district: district?.name ?? '',
  districtId: district?.id ?? 0,
  result,
});

/** The region itself where it is on sale, else the one that stands in for it, with `result` false. */
function onSale(region: Region): SaleRegion {
  if (!isProvinceOnSale(region.province.id)) return toSaleRegion(places.region(saleProvinceOf(region.province.id))!, false);
  if (region.city && !isCityOnSale(region.city.id)) return toSaleRegion({ province: region.province }, false);
  return toSaleRegion(region, true);
}

/** Sale regions (rules location 1–3, 8, 9, 11): from an address, from names, and the lists of the picker. */
export const locationService = () => ({
  provinces: () => places.saleProvinces().map(({ id, name }) => ({ id, name, abbreviation: shortName(name) })),
  cities: (provinceId: number) => [...places.saleCities(provinceId)],
  districts: (cityId: number) => [...places.saleDistricts(cityId)],
  /** All places under another, on sale or not: an invoice can be registered where nothing is sent to. */
  children: (parentId: number) => [
    ...(parentId === 0 ? places.provinces() : parentId < 100_000 ? places.cities(parentId) : places.districts(parentId)),
  ],
  regionByNames(location: string): SaleRegion {
    const region = readPlace(location);
    if (!region) throw new MallError('PLACE_NOT_FOUND', { location });
    return onSale(region);
  },
  /** Never fails: who can't be located buys for Shanghai. */
  async regionByIp(ip: string): Promise<SaleRegion> {
    return onSale((await placeOfIp(ip)) ?? places.region(defaultProvinceId)!);
  },
  /** A region by its ids, for addresses; undefined when they don't lie within each other. */
  region: places.region,
});
