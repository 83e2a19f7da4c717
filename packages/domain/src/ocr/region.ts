import { doubtful, doubts, fieldOf, type ReadField, type Written } from './field.ts';
import { addressText } from './shapes.ts';

/** A region of the mall's own list, and where in a text its names stand. Ids are 0 where the text doesn't name one. */
export interface FoundRegion {
  stateProvinceId: number;
  cityId: number;
  districtId: number;
  /** The names together, as the mall writes them. */
  name: string;
  from: number;
  to: number;
}
/** Finds the first region that a text names for sure; undefined where none, or where it could be two (rule ocr 9). */
export type FindRegion = (text: string) => FoundRegion | undefined;

/** 区 and 县 that no list of regions has: zones of industry. */
const zone = /^.{0,6}(高新|开发|园|新区|工业|保税|度假|示范)/u;

/** Does a district follow that the city doesn't have? 宁波市勤州区 is 鄞州区 misread, or its first sign was lost. */
export const isDistrictUnknown = (rest: string, { districtId }: Pick<FoundRegion, 'districtId'>): boolean =>
  districtId === 0 && /^\s*\p{Script=Han}{1,4}?[区县旗]/u.test(rest) && !zone.test(rest);

/** An address whose regions exist. */
export function addressField(found: Written | undefined, findRegion: FindRegion): ReadField {
  const field = fieldOf(found, addressText);
  const region = field.value ? findRegion(field.value) : undefined;
  if (!region) return field;
  return region.from > 0 || isDistrictUnknown(field.value.slice(region.to), region) ? doubtful(doubts.unclear) : field;
}
