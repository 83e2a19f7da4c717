import type { Assortment, SoldType } from './assortment.ts';
import { isExtent } from './sizes.ts';
import type { Lexicon, Part } from './understand.ts';

/** Stainless steels by their number (GB/T 20878), whether or not anything sold is made of them. */
const steel = /^(?:20[12]|30[1-9][ls]?|31[0679][ls]?|321|347|4[1-4]0[a-c]?|431|630)$/;
/** Strengths of bolts (GB/T 3098.1). */
const strength = /^(?:3\.6|4\.[68]|5\.[68]|6\.8|[89]\.8|10\.9|12\.9)$/;
const grade = /^\d+(?:\.\d+)?级$/;
const ofMaterial = /材质|材料/;

/** 12.9级 and 304不锈钢 are what 12.9 and 304 name. */
const isNamed = (number: string, text: string) =>
  text.startsWith(number) && /^(?:级|\s?\p{Script=Han}{2})/u.test(text.slice(number.length));

/** Do such things have poles, as motors do? Then 4级 are these. */
export const havePoles = (types: readonly SoldType[], assortment: Assortment): boolean =>
  assortment.valuesOf(types).some(({ measures: [one] }) => one?.family === 'poles');

/**
 * A number that names a material or a grade where such things have one: 304, 12.9, 8级. It is no dimension beside others, and where none of them has it, no length either.
 * @returns undefined for any other number
 */
export function designationPart(text: string, types: readonly SoldType[], { assortment, vocabulary }: Lexicon): Part | undefined {
  const number = text.replace(/级$/, '');
  const isGrade = number !== text ? grade.test(text) : strength.test(text);
  if (!isGrade && !steel.test(text)) return undefined;
  const keys = types
    .flatMap((type) => assortment.keysOf(type))
    .filter((key) => (isGrade ? key.values.some((value) => grade.test(value.text)) : ofMaterial.test(key.key)) && !isExtent(key));
  if (keys.length === 0) return undefined;
  const ids = [...new Set(keys.flatMap(({ values }) => values.filter((value) => isNamed(number, value.text)).map(({ id }) => id)))];
  if (ids.length === 0 && number !== text && havePoles(types, assortment)) return undefined;
  const isWord = !isGrade && vocabulary.df(text) > 0;
  const any = ids.length > 0 ? [[ids], ...(isWord ? [[[text]]] : [])] : [];
  return { kind: 'attribute', text, shown: text, any, sizes: [] };
}
