import { type Clause, type Lexicon, neighboursOf, normalise, type Part, type Understanding, understand } from '../../search/query/index.ts';
import { standardsIn } from '../../search/query/standards.ts';
import type { ListLine } from '../list-line.ts';
import { isUnsoldBrand } from './list-words.ts';
import { isOneNumber } from './one-number.ts';
import { withRepairedDigits } from './repair.ts';

/** Who shall have made it. */
export interface SaidBrand {
  text: string;
  /** Facet values; none for a maker that isn't sold. */
  values: readonly number[];
}

/** What a line says in words. */
export interface LineReading {
  text: string;
  /** What kind of thing its words name. */
  noun: Understanding['noun'];
  /** The same as the standards it names describe it. */
  narrow: Understanding['noun'];
  parts: readonly Part[];
  brand: SaidBrand | undefined;
  /** What nobody understands. */
  unknown: readonly string[];
  /** The words had to be put right, so they prove nothing. */
  isGuess: boolean;
}

const longest = 200;
/** Said to the seller, not about the part. */
const courtesies =
  /急用|加急|急需|尽快|谢谢|麻烦|请报价|求报价|报价|有货吗|有现货|现货|含税|含运费|包邮|带票|开票|优先|或同等(?:品牌|质量)?|或替代品?|同等品|如图|按图|见附件|库存|品牌不限|不限品牌|品牌?任意|(?:火速|今天|明天)(?:要|发)?|国产(?:即可|也行)?/g;

/** All words of a line but its brand, without what is said to the seller. */
export const wordsOf = ({ name, spec, raw, partNumber, ownItemNumber, skuNumber, brand }: ListLine): string => {
  const said = [name, spec].filter(Boolean).join(' ') || (partNumber || ownItemNumber || skuNumber ? '' : raw);
  const without = brand ? said.replaceAll(brand, ' ') : said;
  return without
    .normalize('NFKC')
    .replace(courtesies, ' ')
    .replace(/(\d)\s*[x×*]\s*(?=\p{Script=Han})/giu, '$1 ')
    .replace(/(?<![a-z\d])((?:[sml]|x{1,4}[sl]|\dxl))码/gi, '$1 ')
    .replace(/(?<![\p{Script=Han}])铜(?![芯鼻排线丝管接])/gu, '黄铜')
    .replace(/\d{2}(?:[与和]\d{2})?系列/g, ' ')
    .replace(/两(?=[片段位]式?)/g, '二')
    .replace(/(?<![\d.])0(?=型[圈密])/g, 'O')
    .replace(fittingCode, (_, series: string, code: string) => `${series}R${pipeThreads[code]}`)
    .replace(/(?<![\d.x×*])(304l?|316l?|201|430)(不锈钢)/gi, '$2 $1 ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^.*$/u, withItsHead)
    .slice(0, longest);
};

/** M8*30 内六角 is the usual screw: who means another names its head. */
const withItsHead = (text: string): string =>
  /(?<![a-z\d])m\d/i.test(text) && !/[螺丝扳批头端]|套筒|钥匙/.test(text)
    ? text.replace(/(?<!\p{Script=Han})([内外]六角)(?!\p{Script=Han})/u, '$1螺丝')
    : text;

/** PC8-02 as makers of pneumatics number it: 02 is the thread R1/4. */
const fittingCode = /(?<![A-Za-z0-9])(P[A-Z]{1,3}\d{1,2}-)(0[1-4])(?![A-Za-z0-9])/gi;
const pipeThreads: Record<string, string> = { '01': '1/8', '02': '1/4', '03': '3/8', '04': '1/2' };

/** A brand as it stands in its own column: `SKF（进口）`, `诺卡姆/Nordkamm`. */
export function brandOf(text: string, { brands }: Lexicon): SaidBrand {
  const names = normalise(text).split(/[\s/()（）,，、;；]+/);
  const values = [normalise(text), ...names].flatMap((name) => brands.get(name) ?? []);
  return { text, values: [...new Set(values)] };
}

/** What do these words mean? @param brand as the line's own column has it */
export function readWords(words: string, brand: string | undefined, lexicon: Lexicon): LineReading {
  const repaired = withRepairedDigits(words);
  const { meant: narrow, text } = readRuns(repaired, lexicon);
  const wide = narrow.noun && withoutStandards(text, lexicon);
  // A standard of another part would give the numbers that part's meanings.
  const meant = wide?.noun ? { ...wide, parts: [...narrow.parts.filter(({ kind }) => kind === 'standard'), ...wide.parts] } : narrow;
  const isUnsold = (word: string) => isUnsoldBrand(word, lexicon);
  const unsold = meant.otherBrands[0] ?? meant.unknown.find(isUnsold);
  const made = meant.parts.find(({ kind }) => kind === 'brand');
  const told = brand && !anyBrand.test(brand.trim()) ? brandOf(brand, lexicon) : undefined;
  const inWords = made ? { text: made.shown, values: made.any.flat(2).filter((one) => typeof one === 'number') } : undefined;
  const own = (part: Part) => withItsLength(withOwnNumbers(part, lexicon), meant, lexicon);
  return {
    ...{ text, noun: meant.noun, narrow: narrow.noun },
    parts: meant.parts.filter(({ kind }) => kind !== 'brand').map(own),
    brand: told ?? inWords ?? (unsold ? { text: asTyped(unsold, words), values: [] } : undefined),
    unknown: [...meant.unknown.filter((word) => !isUnsold(word)), ...meant.unread, ...halfRead(meant), ...unknownStandards(text, narrow)],
    isGuess: repaired !== words || narrow.corrected !== '',
  };
}

/** SKF, though it is compared as skf. */
function asTyped(word: string, words: string): string {
  const at = words.toLowerCase().indexOf(word);
  return at < 0 ? word : words.slice(at, at + word.length);
}

/** In a column of brands, none in particular. */
const anyBrand = /^(?:无|不限|任意|国产|国标|进口|-+|\/)$/;

/** 70 is 70 mm where something has it, rather than a part of A2-70. */
function withOwnNumbers(part: Part, { assortment }: Lexicon): Part {
  const isOwn = (clause: Clause) =>
    clause.every((any) => any.some((one) => typeof one === 'string' || isOneNumber(assortment.value(one)?.text ?? '')));
  const own = part.kind === 'size' ? part.any.filter((clause) => clause.length > 1 && isOwn(clause)) : [];
  return own.length > 0 ? { ...part, any: part.any.filter((clause) => clause.length === 1 || isOwn(clause)) } : part;
}

/** The second number of M8x33 is a length, though no such screw has it and some other size of theirs is 33. */
function withItsLength(part: Part, { noun }: Understanding, { assortment }: Lexicon): Part {
  const [size] = part.sizes;
  if (!noun || !size || part.sizes.length > 1 || size.measure.prefix || !/^m[\d.]+x[\d.]+$/.test(part.text) || size.key.includes('长'))
    return part;
  const types = [...noun.types.keys()].flatMap((id) => assortment.type(id) ?? []);
  const length = types.flatMap((type) => assortment.keysOf(type)).find(({ key }) => key.endsWith('长度'));
  if (!length) return part;
  const its = { ...size, key: length.key, keyId: length.keyId, exact: [] };
  return { ...part, any: [], sizes: [{ ...its, near: neighboursOf(its, types, assortment, 1) }] };
}

/** A standard and words that contradict each other: what do the words name alone? */
function withoutStandards(text: string, lexicon: Lexicon): Understanding | undefined {
  const plain = normalise(text);
  const standards = standardsIn(plain);
  if (standards.length === 0) return undefined;
  return understand(
    standards.reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, plain),
    lexicon,
  );
}

/** Standards that no SKU names. */
function unknownStandards(text: string, { parts }: Understanding): string[] {
  const named = standardsIn(normalise(text));
  return named.length > parts.filter(({ kind }) => kind === 'standard').length ? named.map(({ name }) => name) : [];
}

const joint = /x|~|(?<=\d)-(?=\d)/;

/** Sizes of which not every number has a meaning: 6x150, where 6 alone is a diameter. */
function halfRead({ parts }: Understanding): string[] {
  const sizes = Map.groupBy(
    parts.filter(({ kind, text }) => kind === 'size' && joint.test(text)),
    ({ text }) => text,
  );
  const isWhole = ({ any, sizes: each }: Part) =>
    each.length !== 1 || any.some((clause) => clause.length > 1 || typeof clause[0]?.[0] === 'string');
  return [...sizes].flatMap(([text, some]) => (some.some(isWhole) || some.length >= text.split(joint).length ? [] : [text]));
}

/** Columns that ran into each other and makers' series are taken apart where that explains them. */
function readRuns(text: string, lexicon: Lexicon): { meant: Understanding; text: string } {
  const plain = normalise(text);
  const isWord = (run: string) => lexicon.vocabulary.has(run);
  const parted = plain
    .replace(ranTogether, (run) => (isWord(run) ? run : (takenApart(run, lexicon) ?? run)))
    .replace(withLetters, (run) => (isWord(run) ? run : (bySeries(run, lexicon) ?? run)));
  const meant = understand(parted, lexicon);
  for (const piece of meant.unread) {
    const apart = takenApart(piece, lexicon) ?? atSlash(piece) ?? bySeries(piece, lexicon);
    if (!apart || !parted.includes(piece)) continue;
    const again = parted.replace(piece, ` ${apart} `);
    const better = understand(again, lexicon);
    if (better.unread.length < meant.unread.length) return { meant: { ...better, corrected: better.corrected || piece }, text: again };
  }
  return { meant: parted === plain ? meant : { ...meant, corrected: meant.corrected || parted }, text: parted };
}

/** A run that begins with letters, as makers' numbers do. */
const withLetters = /(?<![a-z0-9])[a-z]{2,}[a-z0-9]*-?\d[\dx.-]*[a-z]{0,3}\d?(?![a-z0-9])/g;
/** A size with more digits than sizes have: a column ran into it. */
const ranTogether = /(?<![a-z0-9.])[a-zφ]{0,2}\d+(?:\.\d+)?(?:x\d+(?:\.\d+)?)*x\d{4,}(?![a-z0-9.])/g;

/** m8x30304 is m8x30 and 304 where both are words. */
function takenApart(piece: string, { vocabulary }: Lexicon): string | undefined {
  for (let at = piece.length - 2; at >= 2; at -= 1) {
    const [head, tail] = [piece.slice(0, at), piece.slice(at)];
    if (vocabulary.df(head) > 0 && vocabulary.df(tail) > 0) return `${head} ${tail}`;
  }
  return undefined;
}

/** 6214LLU/C3 is 6214llu and c3. */
const atSlash = (piece: string) => (/^\d{3,5}[a-z\d-]*\/[a-z]{0,2}\d?$/.test(piece) ? piece.replace('/', ' ') : undefined);

/** CDJ2B16-50: the maker's series is known, and the numbers that follow are the thing's sizes. */
function bySeries(piece: string, { synonyms }: Lexicon): string | undefined {
  const letters = piece.replace(/[^a-z0-9./x-]/g, '');
  const series = synonyms.series(letters) ?? synonyms.series(letters.replace(/^([a-z]+\d?)[-./](?=[a-z])/, '$1'));
  if (!series || !/^-?\d/.test(series.rest)) return undefined;
  const [noun = ''] = series.means;
  const numbers = (/^-?(\d+(?:[-x]\d+)?)/.exec(series.rest)?.[1] ?? '').replace('-', 'x');
  // The first two digits of a contactor are its current; those of a breaker its frame.
  if (/接触器$/.test(noun)) return `${noun} ${Number(numbers.slice(0, 2))}a`;
  if (/断路器$/.test(noun)) return noun;
  const [bore, stroke] = numbers.split('x');
  return /气缸$/.test(noun) && stroke ? `${noun} 缸径${bore} 行程${stroke}` : `${noun} ${numbers}`;
}
