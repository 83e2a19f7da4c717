/**
 * A letter behind the number is the form: DIN 7504 K, DIN 125-A. Two digits behind a Chinese standard are its year from 58 on (GB 93-87); before,
 * and behind all others, they are a size (DIN 472-30).
 */
const pattern =
  /(?<![a-z0-9])(din|iso|gb\/t|gbt|gb|jis|ansi|asme|en|uni|sae|jb\/t|jbt|jb|hg\/t|hgt)\s*[-/]?\s*(?:en\s*)?([a-z](?=\s?\d))?\s*(\d{1,5}(?:\.\d+)?)(?:(?:-?[a-z]| [a-ln-z])(?=[-\s]|\p{Script=Han}|$))?(?:-((?:19|20)\d\d|(?<=(?:gb|gb\/t|gbt|jb|jb\/t|jbt|hg\/t|hgt)\s*[-/]?\s*[\d.]+-)(?:5[89]|[6-9]\d))(?![.\d]|x\d))?(?![\d.]*\d|[a-wyz])/gu;

/** A standard as it is compared: `DIN EN 912`, `din912` and `DIN-912` are din912, `GB/T70.1-2008` is gb70.1. */
export interface NamedStandard {
  name: string;
  /** Where in the text it stands. */
  from: number;
  to: number;
  /** Two digits that were read as its year, and may be a size all the same: GB 893-80. */
  year?: string;
}

const bodies: Record<string, string> = { 'gb/t': 'gb', gbt: 'gb', 'jb/t': 'jb', jbt: 'jb', 'hg/t': 'hg', hgt: 'hg' };

/** The standards a normalised text names. */
export const standardsIn = (text: string): NamedStandard[] =>
  Array.from(text.matchAll(pattern), (match) => {
    const [whole, body = '', letter = '', number = '', year] = match;
    const named = { name: `${bodies[body] ?? body}${letter}${number}`, from: match.index, to: match.index + whole.length };
    return year?.length === 2 ? { ...named, year } : named;
  });

/** A text that is one standard and nothing else; undefined for any other. */
export const asStandard = (text: string): string | undefined => {
  const [first, ...others] = standardsIn(text);
  return first && others.length === 0 && first.from === 0 && first.to === text.length ? first.name : undefined;
};
