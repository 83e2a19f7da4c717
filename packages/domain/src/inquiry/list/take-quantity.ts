import { countingUnits } from './quantity.ts';

const units = countingUnits.replace('|米|', '|米(?![a-z])|').replace(/\|m$/, '');
const amount = '\\d{1,3}(?:,\\d{3})+|\\d+|[一二两俩三四五六七八九十百千半]+';
const ranged = `(?:${amount})\\s*(?:-|~|～|至|到)\\s*(?:${amount})`;
/** 100个, 各2只, 两套, 2打, 10-20个; 8件套 and 200副装 are what the part is. */
export const counted = new RegExp(
  `(?:各|共|要|需|数量[:：]?|[x×*](?=\\s*\\d))?\\s*(?<![\\d.a-z/*×-])(?:约|大约)?(?:${ranged}|${amount}|若干|几)(?:\\s*[x×*]\\s*\\d+)?\\s*(?:${units}|打)(?![装套a-z0-9/])(?:左右|以上)?`,
  'gi',
);
const times = /(?:(?<=\s|\p{Script=Han}|[)）])[x×*]\s*(\d{1,6})|(?<=\s)(\d{1,6})\s*[x×])$/iu;
/** 6204-2RS*20, 螺母M12×2个: a number after a number, and perhaps a size of two. */
const stuckTimes = new RegExp(`^(.*?)([a-z0-9φ./-]+)\\s*[x×*]\\s*(\\d{1,5}\\s*(?:${units})?)$`, 'i');
/** 20 x 6204-2RS, 要20个6204-2RS. */
const leadingTimes = /^(\d{1,5})(?:\s+[x×*]\s*|\s*[x×*]\s+)(?=\S{2})(.*)$/i;
const leadingCount = new RegExp(
  `^(?:我?要|需要?|来|订|买|采购)?\\s*(\\d{1,5}\\s*(?:${units}))(?=[a-z]{0,6}-?\\d|(?<=\\p{Script=Han})[a-z])(.*)$`,
  'iu',
);
const afterColon = /^(.*?(?<![径长宽高厚距程深度号格寸压流率数级])\s*)[:=]\s*(\d{1,6})$/;
const told = /(?:数量|qty|需求|需要|要|各)\s*[:：=]?\s*(\d[\d,]*(?:\s*[-~]\s*\d+)?|若干|待定)\s*$/i;
const vagueAtEnd = /\s(若干|少量|适量|一批|待定)\s*$/;
/** What is wanted, and how many as it was said. */
interface Counted {
  rest: string;
  quantity: string;
}

/** Takes how many from what: the last count in a line; `x20` or a bare number at its end. */
export function takeQuantity(line: string): Counted | undefined {
  const counts = [...line.matchAll(counted)].filter(({ 0: text, index }) => isCount(line, index, index + text.length));
  // What stands at either end of the line is how many; a count in the middle may be of a pack.
  const atEnd = counts.findLast(({ 0: text, index }) => /^[\s,，。;；!！]*$/.test(line.slice(index + text.length)));
  const first = atEnd ? undefined : (leadingCount.exec(line) ?? leadingTimes.exec(line));
  if (first) return { rest: first[2]!, quantity: first[1]! };
  const last = atEnd ?? counts.find(({ index }) => index === 0) ?? counts.at(-1);
  if (last)
    return { rest: `${line.slice(0, last.index)} ${line.slice(last.index + last[0].length)}`, quantity: last[0].replace(/^[\s要需]+/, '') };
  for (const pattern of [told, times, vagueAtEnd]) {
    const found = pattern.exec(line);
    if (found) return { rest: line.slice(0, found.index), quantity: found[1] ?? found[2] ?? '' };
  }
  const [, before = '', run = '', stuck] = stuckTimes.exec(line) ?? [];
  if (stuck && !isDimension(run, before, stuck)) return { rest: `${before}${run}`, quantity: stuck };
  const [, named, after] = afterColon.exec(line) ?? [];
  if (named && after && !alloy.test(after)) return { rest: named, quantity: after };
  return bareQuantity(line);
}

/** M8 in M8*30 is half a size; a thread of a nut has no length, and 6204-2RS is no size at all. */
function isDimension(run: string, before: string, after: string): boolean {
  if (!/^(?:m|φ|dn|d|g|r|c)?\d+(?:[./-]\d+)*$/i.test(run)) return false;
  return !(lengthless.test(before) && /^m\d+$/i.test(run) && /\D$/.test(after));
}

/** Parts of which a thread or a model says all: what follows it is no length. */
const lengthless = /螺母|螺帽|平垫|弹垫|垫圈|垫片|轴承/;

function bareQuantity(line: string): Counted | undefined {
  // 深沟球轴承 6204-2RS 20: a bare number after something that says what it is, but never the length after a thread.
  const bare = /^(.*\S)\s+(\d{1,5})$/.exec(line);
  const before = bare?.[1]?.split(/\s+/).at(-1) ?? '';
  const isWhole = alloy.test(before) || !/^(?:m|φ|dn|g|st)?\d+(?:\.\d+)?(?:mm)?$/i.test(before);
  const isLengthless = lengthless.test(line) && /(?:m\d+|\d{3,})$/i.test(before);
  if (bare && !alloy.test(bare[2]!) && /\d/.test(bare[1]!) && (isWhole || isLengthless)) return { rest: bare[1]!, quantity: bare[2]! };
  // M8*30内六角50: the size is whole already.
  const stuck = /^(.*\d[x×*]\d.*\p{Script=Han}(?<![径长宽高厚距程深度号级]))(\d{1,5})$/u.exec(line);
  if (stuck && !alloy.test(stuck[2]!)) return { rest: stuck[1]!, quantity: stuck[2]! };
  const leading = /^(?!304|316|201|45)(\d{1,5})\s+(?=\p{Script=Han}|[a-z]{2}|[a-z]?\d{3,}[-/]?\d*[a-z]|[a-z]+\d)(.*\d.*)$/iu.exec(line);
  return leading ? { rest: leading[2]!, quantity: leading[1]! } : undefined;
}

/** 5米 in the middle may be a length, 20双 in brackets a pack; at the end, before a comma or after 要 it is how many. */
function isCount(line: string, from: number, to: number): boolean {
  const text = line.slice(from, to);
  const after = line.slice(to).trim();
  if (/[/／]/.test(after[0] ?? '')) return false;
  // 缸径16 双作用: the unit belongs to the next word.
  if (/\d\s+\S+$/.test(text) && /^\p{Script=Han}/u.test(line.slice(to))) return false;
  if (/\d\s*(?:米|kg|公斤|千克|吨|升|粒)$/i.test(text)) return after === '' || /^[,，。;；(（]/.test(after);
  return true;
}

/** A bare number that is a steel. */
const alloy = /^(?:201|304|316|430|2205|45|65)$/;
