export { isCityOnSale, isProvinceOnSale, saleProvinceOf } from './on-sale.ts';
export {
  defaultProvinceId,
  isPlaceId,
  isProvinceId,
  locatedMessage,
  type Place,
  provinceIdOf,
  type Region,
  regionLabel,
  shortName,
} from './region.ts';
