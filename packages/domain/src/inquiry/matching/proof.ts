import { type Lexicon, normalise } from '../../search/query/index.ts';
import { asMeasure } from '../../search/query/measure.ts';
import { itemsOf } from '../../search/query/said.ts';
import { standardsIn } from '../../search/query/standards.ts';
import { tokensOf } from '../../search/query/tokens.ts';
import type { FoundSku } from './ports.ts';
import type { LineReading } from './read-line.ts';
import { SeenSku } from './seen-sku.ts';

const named = /(\p{Script=Han}{0,3}[径度长宽厚程距高数])[:：]?\s*[φ]?(\d+(?:\.\d+)?)/gu;

/**
 * What a line says that the SKU hasn't, though all that was understood agrees: a number that is nowhere in it, another number of an attribute that is called by its
 * name, a character that says how it is. Asked only before a match is called exact.
 */
export function doubtsOf(sku: FoundSku, reading: LineReading, lexicon: Lexicon): string[] {
  const seen = new SeenSku(sku, lexicon);
  const text = withoutStandards(normalise(reading.text));
  const converted = new Set(
    reading.parts.filter((part) => asMeasure(part.text)?.family).flatMap((part) => part.text.match(/\d+(?:\.\d+)?/g) ?? []),
  );
  const numbers = (text.match(/\d+(?:\.\d+)?/g) ?? []).filter((one) => !converted.has(one) && !seen.hasNumber(Number(one)));
  const denied = [...text.matchAll(named)]
    .filter(([, name = '', number]) => seen.deniesNumber(name.slice(-2), Number(number)))
    .map(([whole]) => whole);
  return [...numbers, ...denied, ...leftOver(reading, lexicon).filter((char) => !seen.has(char))];
}

const withoutStandards = (text: string) =>
  standardsIn(text).reduceRight((rest, { from, to }) => `${rest.slice(0, from)} ${rest.slice(to)}`, text);

/** Single characters that no part of what was understood has: 长 of 六角长套筒. */
function leftOver({ text, noun, parts }: LineReading, { vocabulary, synonyms }: Lexicon): string[] {
  const told = [noun?.text ?? '', ...parts.map((part) => part.text)].join(' ');
  return itemsOf(tokensOf(text, vocabulary, synonyms), vocabulary, synonyms).flatMap((item) =>
    item.kind === 'said' && /^\p{Script=Han}$/u.test(item.text) && !saysNothing.has(item.text) && !told.includes(item.text)
      ? [item.text]
      : [],
  );
}

/** Counters and particles. */
const saysNothing = new Set('个只件支把片台盒包箱卷袋瓶桶根条张付副双对块米粒颗枚组套号色型式级的和与及或含用为以内每共约品货径位');
