import { firstProvinceId } from '../location/region.ts';

/** Where each province's capital lies, in the official order of the provinces: degrees north and east by turns. */
const capitals: readonly number[] = [
  39.9, 116.41, 39.08, 117.2, 38.04, 114.51, 37.87, 112.55, 40.84, 111.75, 41.81, 123.43, 43.82, 125.32, 45.8, 126.53, 31.23, 121.47, 32.06,
  118.8, 30.27, 120.16, 31.82, 117.23, 26.07, 119.3, 28.68, 115.86, 36.65, 117.12, 34.75, 113.63, 30.59, 114.31, 28.23, 112.94, 23.13,
  113.26, 22.82, 108.37, 20.04, 110.2, 29.56, 106.55, 30.57, 104.07, 26.65, 106.63, 25.04, 102.71, 29.65, 91.14, 34.34, 108.94, 36.06,
  103.83, 36.62, 101.78, 38.49, 106.23, 43.83, 87.62, 25.03, 121.57, 22.32, 114.17, 22.2, 113.54,
];
/** Up to so many kilometres a carrier takes so many days; what is farther takes the last (rule delivery-time 9). */
const stretches = [
  { kilometres: 350, days: 1 },
  { kilometres: 800, days: 2 },
  { kilometres: 1400, days: 3 },
  { kilometres: 2200, days: 4 },
] as const;
const farthest = 6;

const capitalOf = (provinceId: number) => {
  const at = 2 * (provinceId - firstProvinceId);
  return at < 0 ? [] : capitals.slice(at, at + 2);
};
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Kilometres between the capitals of two provinces as the crow flies; undefined where one is no province. */
function distance(from: number, to: number): number | undefined {
  const [aNorth, aEast] = capitalOf(from);
  const [bNorth, bEast] = capitalOf(to);
  if (aNorth === undefined || aEast === undefined || bNorth === undefined || bEast === undefined) return undefined;
  const half =
    Math.sin(radians(bNorth - aNorth) / 2) ** 2 +
    Math.cos(radians(aNorth)) * Math.cos(radians(bNorth)) * Math.sin(radians(bEast - aEast) / 2) ** 2;
  return 12_742 * Math.asin(Math.sqrt(half));
}

/** Calendar days on the way between two provinces, by the distance of their capitals (rule delivery-time 9). Of a place nobody knows: the most. */
export function transitDays(fromProvinceId: number, toProvinceId: number): number {
  const kilometres = distance(fromProvinceId, toProvinceId) ?? Number.POSITIVE_INFINITY;
  return stretches.find((stretch) => kilometres <= stretch.kilometres)?.days ?? farthest;
}
