import type { Noun } from './choose-noun.ts';
import { fitFor } from './fit-for.ts';
import type { Said } from './said.ts';
import type { Lexicon } from './understand.ts';

/** 防爆 of 工矿灯, of which none is: the things beside them in their category that are, 防爆灯. Undefined where such things are fit themselves, or nothing beside them is. */
export function fitSiblings(noun: Noun, said: readonly Said[], lexicon: Lexicon): Noun | undefined {
  const { synonyms, assortment } = lexicon;
  const types = [...noun.types.keys()].map((id) => assortment.type(id)!);
  for (const item of said) {
    const means = noun.items.has(item) || item.isDenied ? undefined : synonyms.quality(item.shown);
    if (!means || fitFor([item.shown, ...means], types, lexicon).any.length > 0) continue;
    const parents = new Set(types.flatMap(({ above }) => above.slice(-1)));
    const beside = assortment.types.filter(
      ({ above, pieces }) => parents.has(above.at(-1) ?? '') && pieces.some((piece) => piece.includes(item.shown)),
    );
    if (beside.length > 0) return { ...noun, types: new Map(beside.map(({ id }) => [id, 1])), wider: noun.types };
  }
  return undefined;
}
