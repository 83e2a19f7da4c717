import type { Assortment, SoldType } from './assortment.ts';
import { measuresOf } from './measure.ts';
import { otherPlaces } from './other-places.ts';
import type { Numbered } from './said.ts';

const familiesOf = (types: readonly SoldType[], assortment: Assortment) =>
  new Set(assortment.valuesOf(types).flatMap(({ measures }) => measures.map(({ family }) => family)));
const prefixesOf = (types: readonly SoldType[], assortment: Assortment) =>
  new Set(assortment.valuesOf(types).flatMap(({ measures }) => measures.map(({ prefix }) => prefix)));

/** 24V 10A of a supply that is sold by its power: 240 W. */
export function asPower(numbers: readonly Numbered[], types: readonly SoldType[], assortment: Assortment): Numbered[] {
  const current = numbers.find(({ text }) => /^\d+(?:\.\d+)?a$/.test(text));
  const voltage = numbers.map(({ text }) => /^(?:dc)?(\d+(?:\.\d+)?)v$/.exec(text)?.[1]).find((volts) => volts !== undefined);
  if (!current || !voltage) return [...numbers];
  // What is said in watts is meant in watts.
  const isSaid = numbers.some(({ text }) => /^\d+(?:\.\d+)?k?w$/.test(text));
  const families = familiesOf(types, assortment);
  if (families.has('current') || !families.has('power')) return [...numbers];
  if (isSaid) return numbers.filter((one) => one !== current);
  const watts = Math.round(Number(voltage) * Number.parseFloat(current.text));
  return numbers.map((one) => (one === current ? { ...one, text: `${watts}w` } : one));
}

/** 16公斤 of a valve is PN16, of a gauge 1.6 MPa: a pressure where such things have no weight. Undefined for anything else. @param text 16kg */
export function pressureOf(text: string, types: readonly SoldType[], assortment: Assortment): string | undefined {
  const [, kilograms] = /^(\d+(?:\.\d+)?)kg(?:\/cm2)?$/.exec(text) ?? [];
  if (kilograms === undefined || types.length === 0) return undefined;
  const families = familiesOf(types, assortment);
  if (families.has('mass')) return undefined;
  if (prefixesOf(types, assortment).has('pn')) return `pn${kilograms}`;
  return families.has('pressure') ? `${Number(kilograms) / 10}mpa` : undefined;
}

/** 4040 of a profile is 40×40, where such things have that size and no such number. @param text 4040 */
export function twoInOne(text: string, types: readonly SoldType[], assortment: Assortment): string | undefined {
  const [, one, other] = /^(\d{2})(\d{2})$/.exec(text) ?? [];
  if (!one || !other) return undefined;
  const values = assortment.valuesOf(types);
  const isIt = ({ measures }: (typeof values)[number]) => measures[0]?.raw === Number(one) && measures[1]?.raw === Number(other);
  const isNumber = values.some(({ measures }) => measures.some(({ raw }) => raw === Number(text)));
  if (isNumber) return undefined;
  const [width, height] = [Number(one), Number(other)];
  const size = `${width}x${height}`;
  const isProfile = () => (height === width || height === 2 * width) && otherPlaces(measuresOf(size)!, types, assortment).length > 0;
  if (values.some(isIt) || isProfile()) return size;
  const isSquare = values.some(({ key, measures: [first] }) => key.includes('边长') && first?.raw === width);
  return height === width && isSquare ? one : undefined;
}
