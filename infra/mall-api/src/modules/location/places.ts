import { isCityOnSale, isProvinceOnSale, type Place, type Region, shortName } from '@mall/domain/location';
import { areaList } from '@vant/area-data';

const codeOf = (province: string) => Math.floor(Number(province) / 10_000);

const provinces: Place[] = [];
const provinceByCode = new Map<number, Place>();
const cities = new Map<number, Place[]>();
const districts = new Map<number, Place[]>();
const cityById = new Map<number, { place: Place; province: Place }>();
const districtById = new Map<number, { place: Place; cityId: number }>();

Object.entries(areaList.province_list).forEach(([code, name], index) => {
  const province = { id: 10_001 + index, name };
  provinces.push(province);
  provinceByCode.set(codeOf(code), province);
  cities.set(province.id, []);
});
for (const [code, name] of Object.entries(areaList.city_list)) {
  const province = provinceByCode.get(codeOf(code))!;
  const place = { id: Number(code), name };
  cities.get(province.id)!.push(place);
  cityById.set(place.id, { place, province });
  districts.set(place.id, []);
}
for (const [code, name] of Object.entries(areaList.county_list)) {
  const cityId = Math.floor(Number(code) / 100) * 100;
  const place = { id: Number(code), name };
  districts.get(cityId)?.push(place);
  districtById.set(place.id, { place, cityId });
}

/** The official regions of the country. Lists are shared: don't change them. */
export const places = {
  provinces: (): readonly Place[] => provinces,
  cities: (provinceId: number): readonly Place[] => cities.get(provinceId) ?? [],
  districts: (cityId: number): readonly Place[] => districts.get(cityId) ?? [],
  saleProvinces: () => provinces.filter((province) => isProvinceOnSale(province.id)),
  saleCities: (provinceId: number) =>
    isProvinceOnSale(provinceId) ? places.cities(provinceId).filter((city) => isCityOnSale(city.id)) : [],
  saleDistricts: (cityId: number) => {
    const city = cityById.get(cityId);
    return city && isProvinceOnSale(city.province.id) && isCityOnSale(cityId) ? places.districts(cityId) : [];
  },
  /** The region of three ids, or undefined when they don't lie within each other. 0 stands for not selected. */
  region(provinceId: number, cityId = 0, districtId = 0): Region | undefined {
    const province = provinces.find((one) => one.id === provinceId);
    if (!province) return undefined;
    if (cityId === 0) return districtId === 0 ? { province } : undefined;
    const city = cityById.get(cityId);
    if (city?.province.id !== provinceId) return undefined;
    if (districtId === 0) return { province, city: city.place };
    const district = districtById.get(districtId);
    return district?.cityId === cityId ? { province, city: city.place, district: district.place } : undefined;
  },
};

const startsWith = (text: string, name: string) => {
  if (text.startsWith(name)) return name.length;
  const short = name.length > 2 ? name.replace(/(特别行政区|(壮族|回族|维吾尔)?自治区|省|市|区|县)$/, '') : name;
  return short.length >= 2 && text.startsWith(short) ? short.length : 0;
};

const take = (text: string, candidates: readonly Place[]): [Place | undefined, string] => {
  const hits = candidates.map((place) => [place, startsWith(text, place.name)] as const).filter(([, length]) => length > 0);
  const [best] = hits.sort((a, b) => b[1] - a[1]);
  return best ? [best[0], text.slice(best[1])] : [undefined, text];
};

const only = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** Reads a place out of its names, long or short, from the province down or from the city: 江苏省苏州市虎丘区, 苏州虎丘, 上海. */
export function readPlace(text: string): Region | undefined {
  const plain = text
    .normalize('NFKC')
    .replace(/^中国/, '')
    .replace(/[\s,，、|/-]+/g, '');
  let [province, rest] = take(plain, provinces);
  let city: Place | undefined;
  if (province) [city, rest] = take(rest, places.cities(province.id));
  else {
    const allCities = [...cityById.values()].map((one) => one.place);
    [city, rest] = take(plain, allCities);
    if (city) province = cityById.get(city.id)!.province;
  }
  if (!province) return undefined;
  // In 上海市浦东新区 the city of the same name goes without saying.
  city ??= only(places.cities(province.id));
  if (!city && rest) {
    const within = places.cities(province.id).flatMap((one) => places.districts(one.id));
    const [found] = take(rest, within);
    if (found) return places.region(province.id, districtById.get(found.id)!.cityId, found.id);
  }
  if (!city) return { province };
  const [district] = take(rest, places.districts(city.id));
  const named = plain !== shortName(province.name) && plain !== province.name;
  return named ? { province, city, ...(district ? { district } : {}) } : { province };
}
