import { type Assortment, strength } from './assortment.ts';
import type { Item, Meaning, Said } from './said.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What kind of thing is looked for. */
export interface Noun {
  /** As typed. */
  text: string;
  /** As understood. */
  shown: string;
  /** Types that are it, by how well it names them. */
  types: Map<number, number>;
  /** Types whose category above it names, beside those that are called so: 传感器 are first of all 温度传感器, and 接近开关 where no such sensor has the rest. */
  wider: Map<number, number>;
  /** The items it is made of. */
  items: ReadonlySet<Item>;
}

/** A synonym names a thing a little less surely than its own name. */
const bySynonym = 0.3;

export function typesOf(meanings: readonly Meaning[], assortment: Assortment): Map<number, number> {
  const found = new Map<number, number>();
  for (const { term, isOwn } of meanings) {
    for (const [type, fit] of assortment.named(term.replaceAll(' ', ''))) {
      const weight = isOwn ? fit : fit - bySynonym;
      if (weight > (found.get(type) ?? 0)) found.set(type, weight);
    }
  }
  return found;
}

interface Known {
  assortment: Assortment;
  vocabulary: Vocabulary;
  brands: ReadonlyMap<string, unknown>;
}

interface Candidate extends Noun {
  score: number;
}

/** So many other names of a word are tried in a phrase. */
const mostNames = 8;

/** From this on a word is the name of a thing; less, and the thing's name only has it. */
export const isNaming = strength.endsName - bySynonym;

const isHan = /^\p{Script=Han}+$/u;

/** Whose names end with what nobody understands as a word: 割片 is the end of 树脂切割片, wherever its words are cut. */
function endingWith({ text }: Said, assortment: Assortment): Map<number, number> {
  if (text.length < 2 || !isHan.test(text)) return new Map();
  return new Map([...assortment.named(text)].filter(([, fit]) => fit >= strength.endsName));
}

const isEnglish = (one: Said | undefined): boolean => one !== undefined && /^[a-z][a-z -]+$/.test(one.text);
/** English puts the noun last: a chain sprocket is no chain. */
const isBeforeEnglish = (one: Said, next: Said | undefined) => isEnglish(one) && isEnglish(next);

/** What words beside each other say together: as they stand, and with one of them by another name, as 牛油枪 is 黄油枪. */
function phrasesOf(joined: readonly Said[]): string[] {
  const shown = joined.map((one) => one.shown);
  const others = joined.flatMap(({ meanings }, at) =>
    meanings
      .filter(({ isOwn }) => !isOwn)
      .slice(0, mostNames)
      .map(({ term }) => shown.with(at, term).join('')),
  );
  const whole = shown.join('');
  // 大力钳子 is 大力钳.
  return [whole, ...(whole.length > 3 && whole.endsWith('子') ? [whole.slice(0, -1)] : []), ...others];
}

/**
 * The noun of a query: of the words that name a kind of thing, the one whose things the other words describe best; among equals the longest, and the last of
 * its run, as Chinese puts the noun last. Undefined where nothing typed names a thing.
 */
export function chooseNoun(
  items: readonly Item[],
  standardNouns: readonly string[],
  { assortment, brands, vocabulary }: Known,
): Noun | undefined {
  const isBrand = ({ meanings, isBrandNotSold }: Said) => isBrandNotSold || brands.has(meanings[0]?.term ?? '');
  const said = items.filter((item): item is Said => item.kind === 'said' && !isBrand(item) && !item.isDenied);
  const named = new Map(
    said.map((one) => [one, one.meanings.length > 0 ? typesOf(one.meanings, assortment) : endingWith(one, assortment)]),
  );
  const candidates: Candidate[] = [];
  // 内六角 is of socket screws and their keys, though it names neither; 不锈钢 is of anything.
  const isMostlyName = ({ shown, types }: Pick<Noun, 'shown' | 'types'>) =>
    [...types.keys()].reduce((sum, id) => sum + (assortment.type(id)?.n ?? 0), 0) > 0.7 * vocabulary.df(shown) && vocabulary.df(shown) > 0;
  const consider = (noun: Omit<Noun, 'wider'>, bonus: number) => {
    const best = Math.max(0, ...noun.types.values());
    if (best < strength.isAbove && !(best >= strength.inName && isMostlyName(noun))) return;
    const least = Math.min(best, isNaming) - 0.001;
    const types = new Map([...noun.types].filter(([, fit]) => fit >= least));
    const others = [...named].filter(([one]) => !noun.items.has(one));
    let joint = 0;
    for (const [type, fit] of types) {
      const also = others.reduce((sum, [, fits]) => sum + ((fits.get(type) ?? 0) >= strength.inName ? 0.6 : 0), 0);
      joint = Math.max(joint, fit + also);
    }
    const wider = new Map([...noun.types].filter(([id, fit]) => fit >= strength.isAbove && !types.has(id)));
    candidates.push({ ...noun, types, wider, score: joint + 0.12 * Math.min(6, noun.shown.length) + bonus });
  };
  said.forEach((one, at) => {
    const isLast = said[at + 1]?.run !== one.run && !isBeforeEnglish(one, said[at + 1]);
    const types = named.get(one)!;
    // One character that others follow is no noun: 带钻尾 is no 胶带.
    if (isLast || one.text.length > 1 || !isHan.test(one.text))
      consider(
        { text: one.text, shown: one.shown, types, items: new Set([one]) },
        (isLast ? 0.5 : 0) + (one.isWhatFor ? whatFor : 0) + (isTask(one) ? ofTask : 0),
      );
    // 9件套 of a thing is a set of it, where sets are sold.
    if (items.some((item) => item.kind === 'number' && item.text.endsWith('件'))) {
      const shown = `${one.shown}套装`;
      consider({ text: one.text, shown, types: new Map(assortment.named(shown)), items: new Set([one]) }, 1);
    }
    // 圆柱头 and 螺钉 beside each other are 圆柱头螺钉 where that is sold.
    for (let from = at - 1; from >= 0 && said[from]!.run === one.run && at - from < 4; from -= 1) {
      const joined = said.slice(from, at + 1);
      const text = joined.map((each) => each.text).join('');
      for (const phrase of phrasesOf(joined)) {
        const fits = assortment.named(phrase);
        if (Math.max(0, ...fits.values()) >= strength.endsName)
          consider({ text, shown: phrase, types: new Map(fits), items: new Set(joined) }, isLast ? 0.5 : 0);
      }
    }
  });
  for (const noun of standardNouns) {
    const types = typesOf([{ term: noun, isOwn: false }], assortment);
    consider({ text: noun, shown: noun, types, items: new Set() }, -1.5);
  }
  const isLess = (noun: Candidate) =>
    candidates.some((other) => isBegun(noun, other) || (isValueOf(noun, other, assortment) && !isValueOf(other, noun, assortment)));
  const last = lastOfTwo(items, candidates);
  // What was typed as it is sold is meant before what a slip was put right to.
  const isSlip = ({ items: own }: Candidate) => own.size > 0 && [...own].every((item) => item.kind === 'said' && item.isCorrected);
  // 给轴承加黄油的工具: what is just a 工具 is said by everything else.
  const isGeneral = ({ text }: Candidate) => /^(?:工具|东西|用品|设备|材料|产品|零件)$/.test(text);
  const scoreOf = (noun: Candidate) =>
    noun.score -
    (isGeneral(noun) ? ofTask : 0) -
    (isLess(noun) ? byOther : 0) -
    (isSlip(noun) ? byOther : 0) +
    (noun === last && !isLess(noun) ? whatFor : 0);
  return candidates.map((noun) => ({ ...noun, score: scoreOf(noun) })).sort((a, b) => b.score - a.score)[0];
}

/** 防止螺丝松动 says more of what is wanted than the 胶水 behind it. */
const ofTask = 2.5;
const isTask = ({ text, meanings }: Said) => text.length > 4 && isHan.test(text) && meanings.some(({ isOwn }) => !isOwn);

/** 气管 用的 接头: what is for another thing is meant. */
const whatFor = 1.5;

/** 角磨机 切割片: of two names and nothing else the second is what is bought for the first. */
function lastOfTwo(items: readonly Item[], candidates: readonly Candidate[]): Candidate | undefined {
  const [one, other, more] = items;
  const isName = (noun: Candidate, item: Item | undefined) =>
    item?.kind === 'said' &&
    isHan.test(item.text) &&
    noun.items.size === 1 &&
    noun.items.has(item) &&
    Math.max(...noun.types.values()) >= strength.endsName;
  if (more || one?.run === other?.run || !candidates.some((noun) => isName(noun, one))) return undefined;
  return candidates.find((noun) => isName(noun, other));
}

/** What another word of the query names better. */
const byOther = 1.5;

/** 编码器 is said whole, of 脉冲 only 脉冲电机 begins so. */
const isBegun = ({ text, shown, items }: Candidate, other: Candidate) =>
  shown !== text &&
  shown.startsWith(text) &&
  [...items].some((item) => item.kind === 'said' && item.shown === shown) &&
  other.shown === other.text;

/** Does a thing have this word as the value of an attribute, or within its name? 法兰 is how ball valves are joined before it is a thing of its own. */
function isValueOf(noun: Candidate, other: Candidate, assortment: Assortment): boolean {
  if (noun.items.size !== 1 || [...noun.items].some((item) => other.items.has(item))) return false;
  const [item] = noun.items as ReadonlySet<Said>;
  const words = item!.meanings.map(({ term }) => term).filter((term) => /^\p{Script=Han}{2,}$/u.test(term));
  return [...other.types.keys()].some(
    (id) =>
      words.some((word) => assortment.named(word).get(id) === strength.inName) ||
      assortment.valuesOf([assortment.type(id)!]).some(({ text }) => words.some((word) => text.startsWith(word))),
  );
}
