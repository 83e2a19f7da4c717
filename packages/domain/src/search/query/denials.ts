import type { Assortment, SoldType } from './assortment.ts';
import type { Part } from './understand.ts';

const before = /^(?:不要|不是|别要?|非|排除)(?=\p{Script=Han})/u;
const around = /^除了?(\p{Script=Han}+?)(?:以外|之外|外)的?$/u;

/** What a run of Han says is not wanted: 不要透明, 非不锈钢, 除黑色外; undefined for what denies nothing. @param isWord is this a word of the catalogue? */
export function denialIn(run: string, isWord: (word: string) => boolean): string | undefined {
  if (isWord(run)) return undefined;
  const denied = around.exec(run)?.[1] ?? (before.test(run) ? run.replace(before, '') : undefined);
  return denied?.replace(/的$/, '') || undefined;
}

/** A denial that what follows it belongs to: 不要 透明. */
export const isDenial = (run: string): boolean => /^(?:不要|不是|别要?|非|排除)$/.test(run);

/** The values of these things that are not what was denied, of each attribute that has it. Undefined where they have no such thing. */
export function exceptPart(text: string, types: readonly SoldType[], assortment: Assortment): Part | undefined {
  const ids = new Set<number>();
  let isKnown = false;
  for (const { values } of types.flatMap((type) => assortment.keysOf(type))) {
    const others = values.filter((value) => !value.text.includes(text));
    if (others.length === values.length) continue;
    isKnown = true;
    for (const { id } of others) ids.add(id);
  }
  if (!isKnown) return undefined;
  return { kind: 'attribute', text: `不要${text}`, shown: `不要${text}`, any: ids.size > 0 ? [[[...ids]]] : [], sizes: [] };
}
