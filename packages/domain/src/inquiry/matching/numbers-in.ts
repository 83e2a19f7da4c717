import { looksLikePartNumber, normalisePartNumber } from '../../search/index.ts';
import type { ListLine } from '../list-line.ts';

/** A text that may be a number of a SKU. */
export interface PossibleNumber {
  /** As it stands. */
  text: string;
  normalised: string;
  /** It stands where numbers stand: in the column of part numbers. */
  isTold: boolean;
}

const runs = /[A-Za-z0-9][A-Za-z0-9./\-+_#()×*]*/g;
const size = /^[a-zφ]{0,2}\d+(?:[.\-/]\d+)*(?:[x×*]\d+(?:\.\d+)?)+(?:mm)?$/i;
const thread = /^m\d+(?:\.\d+)?$/i;
/** A bare model such as 6204 stands for many SKUs unless it is told as a number. */
const bareModel = /^\d{3,5}$/;
const mostTried = 16;

const possible = (text: string, isTold: boolean): PossibleNumber[] => {
  const normalised = normalisePartNumber(text);
  if (isTold ? normalised.length < 3 || normalised.length > 40 : !looksLikePartNumber(normalised)) return [];
  return isTold || !(size.test(text) || thread.test(text) || bareModel.test(text)) ? [{ text, normalised, isTold }] : [];
};

/** What of a line may be a number of a SKU, the longest first. @param text what the line says in words */
export function numbersIn(
  { partNumber, skuNumber, ownItemNumber = '' }: Pick<ListLine, 'partNumber' | 'skuNumber' | 'ownItemNumber'>,
  text: string,
): PossibleNumber[] {
  const told = [skuNumber, partNumber].flatMap((one) => (one ? possible(one.trim(), true) : []));
  const all = Array.from(text.normalize('NFKC').matchAll(runs), ({ 0: run, index }) => ({ run: run.replace(/[./\-+_#(×*]+$/, ''), index }));
  const said = all.flatMap(({ run }, at) => {
    const next = all[at + 1];
    const isNear = next && /^[ -]{1,2}$/.test(text.normalize('NFKC').slice(all[at]!.index + run.length, next.index));
    return [...(isNear ? possible(`${run} ${next.run}`, false) : []), ...possible(run, false)];
  });
  // What a company files its part under may be the maker's own number.
  const filed = /[a-z]/i.test(ownItemNumber) ? possible(ownItemNumber.trim(), false) : [];
  const byNumber = new Map<string, PossibleNumber>();
  for (const one of [...told, ...said, ...filed]) if (!byNumber.has(one.normalised)) byNumber.set(one.normalised, one);
  return [...byNumber.values()]
    .sort((a, b) => Number(b.isTold) - Number(a.isTold) || b.normalised.length - a.normalised.length)
    .slice(0, mostTried);
}
