import type { Assortment, TypeKey } from './assortment.ts';
import type { Noun } from './choose-noun.ts';
import type { Item, Said } from './said.ts';

/** Words beside a number that name one of the things' attributes: 内径20, 15宽. */
export function hintsIn(items: readonly Item[], types: readonly { id: number }[], assortment: Assortment, noun: Noun | undefined) {
  const used = new Set<Item>();
  const of = new Map<Item, string>();
  const names = new Set(types.flatMap(({ id }) => assortment.keysOf(assortment.type(id)!).map(({ key }) => key)));
  const isName = (text: string) =>
    names.has(text) ||
    text === '内径' ||
    [...names].some((name) => name.includes(text) || (/[度径]$/.test(text) && name.includes(text[0]!)));
  const isHint = (item: Item | undefined): item is Said =>
    item?.kind === 'said' && !used.has(item) && !noun?.items.has(item) && item.text.length < 5 && isName(item.text);
  items.forEach((item, at) => {
    if (item.kind !== 'number') return;
    const [before, after] = [items[at - 1], items[at + 1]];
    // 050速比40: the name stands before its number, unless another follows that one too (15宽20长).
    const isOfNext = items[at + 2]?.kind === 'number' && !isHint(items[at + 3]);
    const hint = isHint(before) ? before : isHint(after) && after.run === item.run && !isOfNext ? after : undefined;
    if (!hint) return;
    used.add(hint);
    of.set(item, hint.text);
  });
  return { used, of };
}

/** 内径 of a seal is its shaft, of a bush its bore. */
const innerKeys = /内|轴径|孔径|通径/;

/** The attributes that a name typed beside a number means; all where it means none. */
export const hinted = (keys: readonly TypeKey[], hint: string | undefined) => {
  if (!hint) return keys;
  const named = keys.filter(({ key }) => key.includes(hint));
  if (named.length > 0) return named;
  if (hint === '内径') return keys.filter(({ key }) => innerKeys.test(key));
  // What is 长度 here is 杆长 there.
  const nearly =
    hint.endsWith('度') || hint.endsWith('径') ? keys.filter(({ key }) => key.includes(hint.endsWith('径') ? '径' : hint[0]!)) : [];
  return nearly.length > 0 ? nearly : keys;
};
