import type { Lexicon } from '../../search/query/index.ts';
import type { LineMatch, MatchedBy } from '../line-match.ts';
import type { ListLine } from '../list-line.ts';
import { decide, equalsOf } from './decide.ts';
import { type Judged, judge, type SaidNumber } from './judge.ts';
import { numbersIn, type PossibleNumber } from './numbers-in.ts';
import type { FoundSku, MatchingPorts, NumberedSku } from './ports.ts';
import { questionsOf } from './questions.ts';
import { type LineReading, readWords, wordsOf } from './read-line.ts';
import { misreadings } from './repair.ts';

/** So many SKUs are looked at for a line. */
const mostFound = 60;
/** Lines matched at a time: few enough that the first are soon there, and one question to the database serves all of them. */
export const batchSize = 50;

/** What has been found out about a line so far. */
interface Work {
  line: ListLine;
  words: string;
  numbers: PossibleNumber[];
  own: readonly FoundSku[];
  hit: { number: PossibleNumber; found: readonly NumberedSku[]; isMisread: boolean } | undefined;
  reading: LineReading;
  found: readonly FoundSku[];
  by: MatchedBy;
}

/**
 * Matches lines in their order: by the company's own number, by SKU number, by part number or order code, by what their words say (rules inquiry 15, 34–38).
 * @yields the matches of some fifty lines, as soon as they are there
 */
export async function* matchLines(lines: readonly ListLine[], ports: MatchingPorts): AsyncGenerator<LineMatch[]> {
  const [lexicon, privateBrands] = await Promise.all([ports.lexicon(), ports.privateBrands()]);
  const brandName = brandNames(lexicon);
  for (let at = 0; at < lines.length; at += batchSize) {
    yield await matchBatch(lines.slice(at, at + batchSize), ports, lexicon, privateBrands, brandName);
  }
}

async function matchBatch(
  lines: readonly ListLine[],
  ports: MatchingPorts,
  lexicon: Lexicon,
  privateBrands: ReadonlySet<number>,
  brandName: (value: number) => string,
): Promise<LineMatch[]> {
  const works = lines.map((line): Work => {
    const words = wordsOf(line);
    const reading: LineReading = {
      text: words,
      noun: undefined,
      narrow: undefined,
      parts: [],
      brand: undefined,
      unknown: [],
      isGuess: false,
    };
    return { line, words, numbers: numbersIn(line, words), own: [], hit: undefined, reading, found: [], by: 'none' };
  });
  await findByNumber(works, ports);
  for (const work of works) {
    work.reading = readRest(work, lexicon);
    if (!isOtherThing(work)) continue;
    work.hit = undefined;
    work.reading = readRest(work, lexicon);
  }
  const doubtful = works.flatMap((work) => asDoubtful(work, lexicon, brandName));
  await findByWords(works, ports);
  for (const { work, before } of doubtful) if (work.by !== 'attributes') Object.assign(work, before);
  const judged = works.map((work) => judgeAll(work, lexicon, brandName));
  const decided = works.map((work, i) => {
    const reading = work.hit?.isMisread ? { ...work.reading, isGuess: true } : work.reading;
    const isCut = work.by === 'attributes' && work.found.length >= mostFound;
    return decide(judged[i]!, { reading, by: work.by, isCut, lexicon, unsure: work.line.unsure ?? '' });
  });
  const firsts = decided.map(({ candidates }, i) => judged[i]!.find(({ sku }) => sku.skuId === candidates[0]?.skuId)?.sku);
  const substitutes = await ports.substitutes(firsts.flatMap((sku) => (sku ? [sku.skuId] : [])));
  return decided.map((match, i) => {
    const first = firsts[i];
    if (!first) return { ...match, ownBrand: [], otherBrands: [] };
    const others = [...works[i]!.found, ...(substitutes.get(first.skuId) ?? [])];
    return { ...match, ...equalsOf(first, others, privateBrands, lexicon.assortment) };
  });
}

/** 2.2T3 and 22T3 are compared as one number: who wrote the point meant it. */
function literally(text: string, found: readonly NumberedSku[]): readonly NumberedSku[] {
  const key = (number: string) =>
    number
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^0-9A-Z.]/g, '');
  const same = found.filter(({ number }) => key(number) === key(text));
  return same.length > 0 ? same : found;
}

const ownKey = (text: string) => text.trim().toLowerCase();

/** Own numbers first, then exact numbers of SKUs; what isn't found is tried as a reader of pictures could have misread it. */
async function findByNumber(works: readonly Work[], ports: MatchingPorts) {
  const owns = new Set(works.flatMap(({ line }) => [line.ownItemNumber, line.partNumber].flatMap((text) => (text ? [ownKey(text)] : []))));
  const tried = new Set(works.flatMap(({ numbers }) => numbers.map(({ normalised }) => normalised)));
  const [called, numbered] = await Promise.all([ports.called([...owns]), ports.numbered([...tried])]);
  const left: Work[] = [];
  for (const work of works) {
    work.own =
      [work.line.ownItemNumber, work.line.partNumber].map((text) => (text ? called.get(ownKey(text)) : undefined)).find(Boolean) ?? [];
    const number = work.numbers.find(({ normalised }) => numbered.has(normalised));
    if (number) work.hit = { number, found: literally(number.text, numbered.get(number.normalised)!), isMisread: false };
    else if (work.own.length === 0) left.push(work);
  }
  const likely = (work: Work) => work.numbers.filter(({ normalised }) => /[A-Z]/.test(normalised) && normalised.length > 5).slice(0, 2);
  const variants = new Map(left.flatMap(likely).map(({ normalised }) => [normalised, misreadings(normalised)]));
  if (variants.size === 0) return;
  const misread = await ports.numbered([...new Set([...variants.values()].flat())]);
  for (const work of left) {
    for (const number of likely(work)) {
      const found = variants
        .get(number.normalised)!
        .map((one) => misread.get(one))
        .find(Boolean);
      if (!found || work.hit) continue;
      work.hit = { number, found, isMisread: true };
    }
  }
}

/** What the line says besides the number it was found by. */
function readRest({ line, words, hit }: Work, lexicon: Lexicon): LineReading {
  const number = hit?.number.text;
  const rest = number
    ? words.replace(number, ' ')
    : line.partNumber && !words.includes(line.partNumber)
      ? `${words} ${line.partNumber}`
      : words;
  return readWords(rest, line.brand, lexicon);
}

/** Some words happen to be a number of another kind of thing. */
const isOtherThing = ({ hit, reading: { noun } }: Work) =>
  hit !== undefined && !hit.number.isTold && noun !== undefined && hit.found.every(({ sku }) => !noun.types.has(sku.type));

/** A number that fits while something else in the line doesn't may be a coincidence: the words are asked too, and win where all of them are found. */
function asDoubtful(work: Work, lexicon: Lexicon, brandName: (value: number) => string) {
  if (!work.hit || work.hit.number.isTold || work.own.length > 0) return [];
  const found = work.hit.found.map(({ sku }) => sku);
  if (judgeAll({ ...work, found }, lexicon, brandName).some(({ isWhole }) => isWhole)) return [];
  const before = { hit: work.hit, reading: work.reading, found, by: 'partNumber' as const };
  work.hit = undefined;
  work.reading = readRest(work, lexicon);
  return [{ work, before }];
}

/** What wasn't found by a number is looked for by its words: all of them, then all but one, then any. */
async function findByWords(works: readonly Work[], ports: MatchingPorts) {
  for (const work of works) {
    if (work.own.length > 0) Object.assign(work, { found: work.own, by: 'ownNumber' });
    else if (work.hit) {
      const isSku = work.hit.found.some(({ kind }) => kind === 'skuNumber');
      Object.assign(work, { found: work.hit.found.map(({ sku }) => sku), by: isSku ? 'skuNumber' : 'partNumber' });
    }
  }
  const asked = works.map((work) => ({ work, circles: questionsOf(work.reading) }));
  for (let circle = 0; asked.some(({ circles }) => circle < circles.length); circle += 1) {
    const open = asked.filter(({ work, circles }) => circles[circle] && work.found.length === 0);
    const found = await ports.find(
      open.map(({ circles }) => circles[circle]!),
      mostFound,
    );
    open.forEach(({ work }, i) => {
      const some = found[i]!;
      if (some.length === 0) return;
      if (work.found.length === 0) work.by = circle === 0 ? 'attributes' : 'text';
      const known = new Set(work.found.map(({ skuId }) => skuId));
      work.found = [...work.found, ...some.filter(({ skuId }) => !known.has(skuId))];
    });
  }
}

function judgeAll({ line, own, hit, found, reading }: Work, lexicon: Lexicon, brandName: (value: number) => string): Judged[] {
  const numbered = new Map<number, SaidNumber>();
  for (const { sku, kind } of hit?.found ?? []) {
    numbered.set(sku.skuId, { aspect: kind === 'skuNumber' ? 'skuNumber' : 'partNumber', text: hit!.number.text });
  }
  for (const { skuId } of own) numbered.set(skuId, { aspect: 'ownNumber', text: line.ownItemNumber ?? line.partNumber ?? '' });
  return found.map((sku) => judge(sku, reading, lexicon, brandName, numbered.get(sku.skuId)));
}

/** What a brand's facet value is called: all its names. */
function brandNames({ brands }: Lexicon) {
  const names = new Map<number, string[]>();
  for (const [name, ids] of brands) for (const id of ids) names.set(id, [...(names.get(id) ?? []), name]);
  return (value: number) => names.get(value)?.join(' ') ?? '';
}
