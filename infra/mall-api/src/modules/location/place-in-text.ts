import type { Place } from '@mall/domain/location';
import { regionLabel } from '@mall/domain/location';
import type { FoundRegion } from '@mall/domain/ocr';
import { places } from './places.ts';

const ending = /(特别行政区|(壮族|回族|维吾尔)?自治区|省|市|区|县|自治县|自治州|旗)$/;
const shortOf = (name: string) => (name.length > 2 ? name.replace(ending, '') : name);

interface Match {
  place: Place;
  /** Signs that were taken, blanks before them included. */
  length: number;
  isFull: boolean;
}

/** The place of a list whose name the text goes on with; the longest wins. */
function next(text: string, from: number, list: readonly Place[]): Match | undefined {
  const blanks = /^[\s,，、\-/]*/.exec(text.slice(from))![0].length;
  const at = from + blanks;
  let best: Match | undefined;
  for (const place of list) {
    const short = shortOf(place.name);
    const length = text.startsWith(place.name, at) ? place.name.length : short.length >= 2 && text.startsWith(short, at) ? short.length : 0;
    if (length > 0 && (!best || length > best.length - blanks))
      best = { place, length: length + blanks, isFull: length === place.name.length };
  }
  return best;
}

const cities = places.provinces().flatMap((province) => places.cities(province.id).map((city) => ({ province, city })));
/** Names that only one district has. */
const onlyDistricts = new Map<string, { province: Place; city: Place; district: Place } | undefined>();
for (const { province, city } of cities)
  for (const district of places.districts(city.id))
    onlyDistricts.set(district.name, onlyDistricts.has(district.name) ? undefined : { province, city, district });
const firstSigns = new Set(
  [...places.provinces(), ...cities.map(({ city }) => city), ...[...onlyDistricts.keys()].map((name) => ({ name }))].map(
    ({ name }) => name[0],
  ),
);

/** Does a word go on so that a short name is a part of it: 中山 of 中山北路? */
const isOtherWord = (text: string, at: number) =>
  /^[东南西北中]?[一二三四]?(路|街|道|大道|大街|大厦|广场|银行|村|公司)/.test(text.slice(at));

const found = (from: number, to: number, province: Place, city?: Place, district?: Place): FoundRegion => ({
  ...{ from, to, stateProvinceId: province.id, cityId: city?.id ?? 0, districtId: district?.id ?? 0 },
  name: regionLabel({ province, city, district }),
});

/** What stands from here on: province, city, district; city and district; or a district that is the only one of its name. */
function regionAt(text: string, from: number): FoundRegion | undefined {
  const province = next(text, from, places.provinces());
  if (province && !isOtherWord(text, from + province.length)) {
    const afterProvince = from + province.length;
    const own = places.cities(province.place.id);
    const city = next(text, afterProvince, own);
    const only = own.length === 1 ? own[0] : undefined;
    const afterCity = afterProvince + (city?.length ?? 0);
    const inCity = city?.place ?? only;
    const district = inCity && next(text, afterCity, places.districts(inCity.id));
    if (district) return found(from, afterCity + district.length, province.place, inCity, district.place);
    // A city that is written but isn't known leaves the district to no city; one that is left out may be told by its district.
    const within = city ? [] : own.flatMap((one) => places.districts(one.id).map((each) => ({ one, each })));
    const byName = within.filter(({ each }) => next(text, afterProvince, [each])?.isFull);
    const [sole] = byName;
    if (sole && byName.length === 1)
      return found(from, afterProvince + next(text, afterProvince, [sole.each])!.length, province.place, sole.one, sole.each);
    if (province.isFull || city) return found(from, afterCity, province.place, inCity);
    if (province.isFull) return found(from, afterProvince, province.place, only);
  }
  for (const { province: above, city } of cities) {
    const match = next(text, from, [city]);
    if (!match || isOtherWord(text, from + match.length)) continue;
    const district = next(text, from + match.length, places.districts(city.id));
    if (district) return found(from, from + match.length + district.length, above, city, district.place);
    if (match.isFull) return found(from, from + match.length, above, city);
  }
  const bare = /^\p{Script=Han}{1,8}?[区县市旗]/u.exec(text.slice(from))?.[0];
  const one = bare === undefined ? undefined : onlyDistricts.get(bare);
  return one && found(from, from + bare!.length, one.province, one.city, one.district);
}

/** The first region of the mall's own list that a text names for sure; undefined where none, or where it could be two (rule ocr 9). */
export function placeInText(text: string): FoundRegion | undefined {
  for (let from = 0; from < text.length; from += 1) {
    if (!firstSigns.has(text[from]!)) continue;
    const region = regionAt(text, from);
    if (region) return region;
  }
  return undefined;
}
