export { isCityOnSale, isProvinceOnSale, provinceIdOf, saleProvinceOf } from './on-sale.ts';
export { provinceOf } from './provinces.ts';
export {
  defaultProvinceId,
  isPlaceId,
  isProvinceId,
  locatedMessage,
  type Place,
  type Region,
  regionLabel,
  shortName,
} from './region.ts';
