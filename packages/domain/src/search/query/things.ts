import type { Assortment, SoldType } from './assortment.ts';
import { isNaming, type Noun, typesOf } from './choose-noun.ts';
import type { Item, Said } from './said.ts';

/** An unknown word that ends so is a thing of its own: 轴承加热器 is no bearing, 空压机 not the beginning of 空压机快速接头. */
export const isThing = (word: string): boolean => word.length > 1 && /[器机仪架柜车]$/.test(word);

/** Of words that sound alike the one that names a thing is what a slip was put right to: 卸口 is 卸扣. */
export function asNamed(item: Item, assortment: Assortment): Item {
  if (item.kind !== 'said' || !item.isCorrected) return item;
  const own = item.meanings.filter(({ isOwn }) => isOwn).map(({ term }) => term);
  if (own.length < 2) return item;
  const fitOf = (term: string) => Math.max(0, ...assortment.named(term).values());
  return { ...item, shown: own.toSorted((a, b) => fitOf(b) - fitOf(a))[0]! };
}

/** 充电器 beside 电钻: a word and the 器 behind it that no such thing's name has are a thing of their own. */
export function unsoldThing(said: readonly Said[], noun: Noun | undefined, types: readonly SoldType[]) {
  if (!noun) return undefined;
  const at = said.findIndex((one, i) => i > 0 && /^[器机仪]$/.test(one.text) && said[i - 1]!.run === one.run);
  const items = at > 0 ? [said[at - 1]!, said[at]!] : [];
  const text = items.map((one) => one.text).join('');
  const isOwn = items.some((one) => noun.items.has(one)) || types.some(({ pieces }) => pieces.some((piece) => piece.includes(text)));
  return items.length === 0 || isOwn ? undefined : { text, items: new Set<Item>(items) };
}

/** 铁氟龙胶布 生料带: another name of just what the noun names says nothing more. */
export function isSaidTwice(item: Said, noun: Noun | undefined, assortment: Assortment): boolean {
  if (!noun || item.text.length < 3 || !/^\p{Script=Han}+$/u.test(item.text)) return false;
  const named = [...typesOf(item.meanings, assortment)].filter(([, fit]) => fit >= isNaming).map(([id]) => id);
  return named.length > 0 && [...noun.types.keys()].every((id) => named.includes(id));
}
