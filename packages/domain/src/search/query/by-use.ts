import { isThing } from './things.ts';
import type { Lexicon, Understanding } from './understand.ts';
import type { Uses } from './uses.ts';

/** So much of what was asked the description of a thing has to say, where nothing else was understood, and where something was. */
const least = { alone: 0.3, instead: 0.4 };
/** So much more than the description of what was understood. */
const clearly = 0.2;
/** A sentence that tells what somebody wants to do has at least so many characters. */
const ofSentence = 6;

const hanOf = (text: string) => text.replace(/[^\p{Script=Han}]/gu, '');

/**
 * What is meant by a sentence that tells what a thing has to do, where no name of a thing was understood, or one that the rest of it says nothing about: 测管道表面温度
 * (rule search 81). Undefined where no description says enough of it.
 * @param text normalised
 */
export function meantByUse(
  text: string,
  meant: Understanding,
  { uses, assortment }: Pick<Lexicon, 'assortment'> & { uses: Uses },
): Understanding | undefined {
  const said = hanOf(text);
  const unknown = hanOf(meant.unknown.join(''));
  if (said.length < ofSentence || unknown.length < 2 || /\d/.test(text)) return undefined;
  // 麻花钻清洗机 names a thing, which nobody sells.
  if (meant.unknown.some(isThing)) return undefined;
  const told = uses.for(text);
  const [best] = told;
  if (!best || best.share < (meant.noun ? least.instead : least.alone)) return undefined;
  if (meant.noun) {
    // 玻璃胶 is named, whatever stands around it.
    if (meant.noun.text.length > 2) return undefined;
    const own = new Set([...meant.noun.types.keys()].map((id) => assortment.type(id)!.categoryValue));
    const ofNoun = Math.max(0, ...told.map((use) => (own.has(use.categoryValue) ? use.share : 0)));
    if (own.has(best.categoryValue) || best.share - ofNoun < clearly) return undefined;
  }
  const types = new Map(assortment.types.filter(({ categoryValue }) => categoryValue === best.categoryValue).map(({ id }) => [id, 1]));
  return {
    noun: { text: '', shown: '', types, wider: new Map(), items: new Set() },
    parts: [],
    unread: [],
    otherBrands: meant.otherBrands,
    unknown: [],
    corrected: '',
    use: { text, shown: best.name },
  };
}
