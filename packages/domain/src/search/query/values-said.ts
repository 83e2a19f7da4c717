import type { Assortment, SizedValue, SoldType } from './assortment.ts';
import type { Noun } from './choose-noun.ts';
import type { Said } from './said.ts';
import type { Lexicon, Part } from './understand.ts';

const isHanWord = /^\p{Script=Han}{2,}$/u;
/** Each value once. */
export const idsOf = (values: readonly SizedValue[]) => [...new Set(values.map(({ id }) => id))];

const isDenial = /(?:不|无|非|未|没有)$/;

/** Where such things have 不带表, 带表 is what doesn't deny it: the values that have the word, else the others of that attribute; undefined where nothing denies it. */
export function deniedPart(text: string, types: readonly SoldType[], assortment: Assortment): Part | undefined {
  if (!isHanWord.test(text)) return undefined;
  const isDenied = ({ text: value }: SizedValue) => isDenial.test(value.slice(0, Math.max(0, value.indexOf(text))));
  const denying = types.flatMap((type) => assortment.keysOf(type)).filter(({ values }) => values.some(isDenied));
  if (denying.length === 0) return undefined;
  const having = assortment.valuesOf(types).filter((one) => one.text.includes(text) && !isDenied(one));
  const meant = idsOf(having.length > 0 ? having : denying.flatMap(({ values }) => values.filter((one) => !isDenied(one))));
  return { kind: 'attribute', text, shown: text, any: meant.length > 0 ? [[meant]] : [], sizes: [] };
}

/** What no dictionary has as a word comes in single characters: 带 and 表 of one run are 带表 where such things have 不带表. */
export function deniedTogether(said: readonly Said[], types: readonly SoldType[], assortment: Assortment) {
  const parts: Part[] = [];
  const used = new Set<Said>();
  for (const run of Map.groupBy(said, (one) => one.run).values()) {
    if (run.length < 2 || run.some(({ text }) => text.length > 1)) continue;
    const denied = deniedPart(run.map(({ text }) => text).join(''), types, assortment);
    if (!denied) continue;
    parts.push(denied);
    for (const one of run) used.add(one);
  }
  return { parts, used };
}

/** B型 of a belt, C型 of a breaker: the letter says which model it is. */
export function letterPart({ text }: Said, types: readonly SoldType[], assortment: Assortment): Part | undefined {
  if (!/^[a-z]$/.test(text)) return undefined;
  const ids = idsOf(assortment.valuesOf(types).filter((one) => one.text === `${text}型`));
  return ids.length > 0 ? { kind: 'partNumber', text, shown: `${text}型`, any: [[ids]], sizes: [] } : undefined;
}

/** Values of these things that have a word in them, wherever the index cut them: 防静电 is in 防静电屏蔽. */
export function valuesWith(words: readonly string[], types: readonly SoldType[], assortment: Assortment): number[] {
  const wanted = words.filter((word) => isHanWord.test(word));
  if (wanted.length === 0) return [];
  return idsOf(assortment.valuesOf(types).filter(({ text }) => wanted.some((word) => text.includes(word))));
}

/** What a noun's other name begins with may be one of its values: 急停按钮 are 按钮开关, of those 急停蘑菇头. */
export function kindPart(noun: Noun, types: readonly SoldType[], { assortment }: Lexicon): Part[] {
  const { text } = noun;
  // 502胶水 are instant glues, of those 502.
  const [model] = /[a-z]+\d+|\d{2,}/.exec(text) ?? [];
  // N95口罩 are those of KN95.
  const isModel = ({ text: value }: SizedValue) => value === model || (/^[a-z]/.test(model!) && value.endsWith(model!));
  const own = model ? idsOf(assortment.valuesOf(types).filter(isModel)) : [];
  if (model && own.length > 0) return [{ kind: 'partNumber', text: model, shown: model, any: [[own]], sizes: [] }];
  const named = isHanWord.test(text) ? oneOfKinds(text, types, assortment) : [];
  if (named.length > 0) return [{ kind: 'attribute', text, shown: text, any: [[named]], sizes: [] }];
  if (!isHanWord.test(text) || text !== noun.shown || types.some(({ pieces }) => pieces.some((piece) => piece.includes(text)))) return [];
  for (let length = text.length - 1; length >= 2; length -= 1) {
    const word = text.slice(0, length);
    const begun = idsOf(assortment.valuesOf(types).filter((value) => value.text.startsWith(word)));
    if (begun.length > 0) return [{ kind: 'attribute', text: word, shown: word, any: [[begun]], sizes: [] }];
  }
  return [];
}

/** 插座 of 工业插头插座 is what is called so there, no 插头: each of these things comes as this and as something else. */
function oneOfKinds(text: string, types: readonly SoldType[], assortment: Assortment): number[] {
  const found = types.map((type) => {
    const key = assortment.keysOf(type).find(({ values }) => values.some((one) => one.text.endsWith(text)));
    const own = key?.values.filter((one) => one.text.endsWith(text)) ?? [];
    return key && own.length < key.values.length ? own : [];
  });
  return found.every((own) => own.length > 0) ? idsOf(found.flat()) : [];
}

/** So many values say what was understood. */
export const mostShown = 3;
const shortValue = 4;

/** 黑, 直: one character that some values of such things begin with. */
export function beginningPart({ text }: Said, types: readonly SoldType[], assortment: Assortment): Part[] {
  const begun = assortment.valuesOf(types).filter((value) => value.text.startsWith(text) && value.text.length <= shortValue);
  if (begun.length === 0) return [];
  const shown = [...new Set(begun.map(({ value }) => value))].slice(0, mostShown).join('、');
  return [{ kind: 'attribute', text, shown, any: [[idsOf(begun)]], sizes: [] }];
}
