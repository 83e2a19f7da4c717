import { normalisePartNumber } from '@mall/domain/search';
import {
  type Part,
  runsOf,
  standardsIn,
  type Understanding,
  understand,
  valveCode,
  withUnits,
  wordsOfSeries,
  wordsOfValve,
} from '@mall/domain/search/query';
import type { LoadedIndex } from './index-state.ts';
import type { partNumberRepository } from './part-number.repository.ts';

/** PC 8-02, SC 50x75: a blank between a series' letters and its number. */
const apart = /(?<![a-z0-9])([a-z]{1,5})\s(?=\d+(?:x\d|-[\dm]))/g;
/** Q41F 16C: a blank between a valve's code and its pressure. */
const pressureApart = /(?<![a-z0-9])([a-z]{1,2}\d{2,3}[a-z])\s(?=\d{2,3}[a-z]?(?![a-z0-9.]))/g;
const isNumber = /^[a-z]+\d?[a-z]*[-./]?[a-z]{0,2}\d/;
const isHan = /^\p{Script=Han}+$/u;

/**
 * A part number of a known series, alone or beside its noun, is such a thing in this size (rule search 37): PC6-01, 气缸 SC50x75. Undefined where no series is named, the
 * number is a word or a part number of the mall, or the noun that stands there is something else. `isOwn`: the mall's names have these letters too.
 * @param text normalised
 */
export async function meantBySeriesSize(
  text: string,
  state: LoadedIndex,
  { beginning }: ReturnType<typeof partNumberRepository>,
): Promise<{ meant: Understanding; isOwn: boolean } | undefined> {
  const { synonyms, vocabulary } = state;
  const whole = withUnits(text, (word) => vocabulary.has(word))
    .replace(apart, (blank, letters: string) => (synonyms.series(`${letters}1`) ? letters : blank))
    .replace(pressureApart, (blank, code: string) => (valveCode(code) ? `${code}-` : blank));
  for (const { kind, text: piece } of runsOf(whole)) {
    if (kind !== 'ascii' || !isNumber.test(piece) || standardsIn(piece).length > 0) continue;
    const valve = valveCode(piece);
    if (valve && state.assortment.named(valve.thing).size === 0) return { meant: notSold(valve.thing), isOwn: false };
    const series = valve ? undefined : synonyms.series(piece);
    const words = valve ? wordsOfValve(piece) : series && wordsOfSeries(series);
    if (!words) continue;
    // 弯头 PL6-02: the form that the number says is no noun beside it.
    const around = whole.replace(piece, ' ');
    const beside = words.split(' ').reduce((rest, word) => (isHan.test(word) ? rest.replace(word, ' ') : rest), around);
    if (vocabulary.has(piece) && beside === around && !valve) continue;
    const read = understand(`${beside} ${words}`, state);
    if (!read.noun || read.unread.length > 0) continue;
    const { noun } = understand(beside, state);
    const isOther = noun !== undefined && ![...noun.types.keys()].some((id) => read.noun?.types.has(id));
    if (isOther || (await beginning(normalisePartNumber(piece))).some(({ part }) => part === 3)) continue;
    const isOwn = [/^[a-z]+/, /^[a-z]+\d+/, /^[^-]+/].some((head) => vocabulary.df(head.exec(piece)?.[0] ?? '') > 0);
    return { meant: { ...read, corrected: '' }, isOwn };
  }
  return undefined;
}

/** A thing that its code names and nobody sells is not found by its size (rule search 28). */
const notSold = (thing: string): Understanding => ({
  noun: undefined,
  parts: [],
  unread: [],
  otherBrands: [],
  unknown: [thing],
  corrected: '',
});

/** A current that stands there itself: 10a, c40. */
const isCurrent = (part: Part) =>
  part.sizes.some(({ measure, exact }) => measure.family === 'current' || (exact.length > 0 && /^(?:\d+|[bcdk]\d+)a?$/.test(part.text)));

/** What a number begins with, the longest first, its letters and a digit at least. */
const heads = (piece: string): string[] => {
  const least = /^[a-z]+\d/.exec(piece)?.[0].length ?? piece.length;
  return Array.from({ length: Math.max(0, piece.length - Math.max(3, least)) }, (_, cut) => piece.slice(0, piece.length - 1 - cut));
};

/** CDJ2B16: the maker's series is known, and the number that follows is the thing's first size; a breaker's frame (DZ47-63, RT18-32) is none beside its current. */
export function meantBySeries(meant: Understanding, text: string, state: LoadedIndex): Understanding | undefined {
  for (const piece of meant.unread) {
    const series = state.synonyms.series(piece.replace(/[^a-z0-9./-]/g, ''));
    if (!series) continue;
    const [thing = ''] = series.means;
    // SY5120-5LZD: four digits with more behind them are a model of the series, and no size as those of HK2020 are.
    const size = (/^(?:\d{1,3}(?!\d)(?:[-x]\d+)?|\d{4}$)/.exec(series.rest)?.[0] ?? '').replace('-', 'x');
    const around = `${text.replace(piece, ' ')} ${thing}`;
    // DZ47LE beside 漏电开关: the thing that was named is meant, not what else has such letters.
    const { noun } = understand(text.replace(piece, ' '), state);
    const named = state.assortment.named(thing.split(' ')[0] ?? '');
    if (noun && named.size > 0 && ![...noun.types.keys()].some((id) => named.has(id))) continue;
    // MY4NJ is of MY4N, which is sold.
    const sold = size ? '' : (heads(piece).find((head) => state.vocabulary.df(head) > 0) ?? '');
    const isFrame = /断路器|熔断器|继电器/.test(thing) && understand(around, state).parts.some(isCurrent);
    return { ...understand(isFrame ? around : `${around} ${size || sold}`, state), corrected: '' };
  }
  return undefined;
}
