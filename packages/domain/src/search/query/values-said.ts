import type { Assortment, SoldType } from './assortment.ts';
import type { Noun } from './choose-noun.ts';
import type { Said } from './said.ts';
import type { Clause } from './sizes.ts';
import type { Lexicon, Part } from './understand.ts';

const isHanWord = /^\p{Script=Han}{2,}$/u;

const isDenial = /(?:不|无|非|未|没有)$/;

/** Where such things have 不带表, 带表 is what doesn't deny it: the values that have the word, else the others of that attribute; undefined where nothing denies it. */
export function deniedBeside(
  { shown, text }: Pick<Said, 'shown' | 'text'>,
  types: readonly SoldType[],
  assortment: Assortment,
): number[] | undefined {
  if (!isHanWord.test(text) || text !== shown) return undefined;
  const has = ({ text: value }: { text: string }) => value.includes(text);
  const isDenied = ({ text: value }: { text: string }) => isDenial.test(value.slice(0, Math.max(0, value.indexOf(text))));
  const keys = types.flatMap((type) => assortment.keysOf(type));
  const denying = keys.filter(({ values }) => values.some(isDenied));
  if (denying.length === 0) return undefined;
  const having = keys.flatMap(({ values }) => values.filter((one) => has(one) && !isDenied(one)));
  const meant = having.length > 0 ? having : denying.flatMap(({ values }) => values.filter((one) => !isDenied(one)));
  return [...new Set(meant.map(({ id }) => id))];
}

/** What no dictionary has as a word comes in single characters: 带 and 表 of one run are 带表 where such things have 不带表. */
export function deniedTogether(said: readonly Said[], types: readonly SoldType[], assortment: Assortment) {
  const parts: Part[] = [];
  const used = new Set<Said>();
  for (const run of Map.groupBy(said, (one) => one.run).values()) {
    const text = run.map((one) => one.text).join('');
    if (run.length < 2 || run.some((one) => one.text.length > 1)) continue;
    const denied = deniedBeside({ text, shown: text }, types, assortment);
    if (!denied) continue;
    parts.push({ kind: 'attribute', text, shown: text, any: denied.length > 0 ? [[denied]] : [], sizes: [] });
    for (const one of run) used.add(one);
  }
  return { parts, used };
}

/** B型 of a belt, C型 of a breaker: the letter says which model it is. */
export function letterPart({ text }: Said, types: readonly SoldType[], assortment: Assortment): Part | undefined {
  if (!/^[a-z]$/.test(text)) return undefined;
  const called = types.flatMap((type) => assortment.keysOf(type).flatMap(({ values }) => values.filter((one) => one.text === `${text}型`)));
  const ids = [...new Set(called.map(({ id }) => id))];
  return ids.length > 0 ? { kind: 'partNumber', text, shown: `${text}型`, any: [[ids]], sizes: [] } : undefined;
}

/** Values of these things that have a word in them, wherever the index cut them: 防静电 is in 防静电屏蔽. */
export function valuesWith(words: readonly string[], types: readonly SoldType[], assortment: Assortment): number[] {
  const wanted = words.filter((word) => isHanWord.test(word));
  if (wanted.length === 0) return [];
  const all = types.flatMap((type) => assortment.keysOf(type).flatMap(({ values }) => values));
  return [...new Set(all.filter(({ text }) => wanted.some((word) => text.includes(word))).map(({ id }) => id))];
}

/** What a noun's other name begins with may be one of its values: 急停按钮 are 按钮开关, of those 急停蘑菇头. */
export function kindPart(noun: Noun, types: readonly SoldType[], { assortment }: Lexicon): Part[] {
  const { text } = noun;
  // 502胶水 are instant glues, of those 502.
  const [model] = /\d{3,}/.exec(text) ?? [];
  const own = model
    ? types.flatMap((type) => assortment.keysOf(type).flatMap(({ values }) => values.filter((one) => one.text === model)))
    : [];
  if (model && own.length > 0)
    return [{ kind: 'partNumber', text: model, shown: model, any: [[[...new Set(own.map(({ id }) => id))]]], sizes: [] }];
  if (!isHanWord.test(text) || text !== noun.shown || types.some(({ pieces }) => pieces.some((piece) => piece.includes(text)))) return [];
  for (let length = text.length - 1; length >= 2; length -= 1) {
    const word = text.slice(0, length);
    const begun = types
      .flatMap((type) => assortment.keysOf(type).flatMap(({ values }) => values))
      .filter((value) => value.text.startsWith(word));
    if (begun.length > 0) {
      const any: Clause[] = [[[...new Set(begun.map(({ id }) => id))]]];
      return [{ kind: 'attribute', text: word, shown: word, any, sizes: [] }];
    }
  }
  return [];
}
