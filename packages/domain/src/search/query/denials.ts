import type { Assortment, SoldType } from './assortment.ts';
import type { Said } from './said.ts';
import type { Synonyms } from './synonyms.ts';
import type { Part } from './understand.ts';

const unwanted = '不要|不是|别要?|非|排除';
const before = new RegExp(`^(?:${unwanted}|不带|不含|没有)(?=\\p{Script=Han})`, 'u');
const alone = new RegExp(`^(?:${unwanted})$`);
const around = /^除了?(\p{Script=Han}+?)(?:以外|之外|外)(?:的(\p{Script=Han}*))?$/u;

export interface Denial {
  denied: string;
  /** What follows: 不要镀锌的螺栓 are 螺栓. */
  rest: string;
}

/** What a run of Han says is not wanted: 不要透明, 非不锈钢, 除黑色外; undefined for what denies nothing. @param isWord is this a word of the catalogue? */
export function denialIn(run: string, isWord: (word: string) => boolean): Denial | undefined {
  if (isWord(run)) return undefined;
  const [, inside, behind = ''] = around.exec(run) ?? [];
  if (inside) return { denied: inside, rest: behind };
  if (!before.test(run)) return undefined;
  const [denied = '', ...others] = run.replace(before, '').split('的');
  return denied ? { denied, rest: others.join('的') } : undefined;
}

/** A denial that what follows it belongs to: 不要 透明. */
export const isDenial = (run: string): boolean => alone.test(run);

/**
 * The values of these things that are not what was denied, of each attribute that has it. Undefined where they have no such thing.
 * @param also what else is called so: 镀锌 are 蓝白锌 and 彩锌
 */
export function exceptPart(
  text: string,
  types: readonly SoldType[],
  assortment: Assortment,
  also: readonly string[] = [],
): Part | undefined {
  const terms = [text, ...also];
  const ids = new Set<number>();
  let isKnown = false;
  for (const { values } of types.flatMap((type) => assortment.keysOf(type))) {
    const others = values.filter((value) => !terms.some((term) => value.text.includes(term)));
    if (others.length === values.length) continue;
    isKnown = true;
    for (const { id } of others) ids.add(id);
  }
  if (!isKnown) return undefined;
  return { kind: 'attribute', text: `不要${text}`, shown: `不要${text}`, any: ids.size > 0 ? [[[...ids]]] : [], sizes: [] };
}

/** What else is called as what was denied. */
export const deniedTerms = ({ text, meanings }: Said, synonyms: Synonyms): string[] => [
  ...meanings.flatMap(({ term, isOwn }) => (isOwn ? [] : [term])),
  ...(synonyms.quality(text) ?? []).filter((meant) => !meant.includes(' ')),
];

/** The kinds of things whose name isn't what was denied; all where none is left. */
export function withoutDenied(types: Map<number, number>, denied: readonly string[], assortment: Assortment): Map<number, number> {
  const left = new Map(
    [...types].filter(([id]) => !denied.some((text) => assortment.type(id)?.pieces.some((piece) => piece.includes(text)))),
  );
  return left.size > 0 ? left : types;
}
