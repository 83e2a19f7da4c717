import type { Clerk } from './clerk.ts';
import { brandsNotSold, competitorsNumber } from './competitors.ts';
import { misread, sloppy } from './noise.ts';
import type { SheetSku } from './sheets.ts';

/** What a clerk writes of a SKU, and which tokens of its name it tells. */
export interface Written {
  name: string;
  spec: string;
  brand: string;
  partNumber: string;
  right: Set<number>;
  isContradictory?: boolean;
}

export type Writer = (sku: SheetSku, skus: Catalogue, by: Clerk) => Written | undefined;

/** The SKUs by what sheets ask of them. */
export class Catalogue {
  readonly all: readonly SheetSku[];
  readonly #byPath: Map<string, SheetSku[]>;
  readonly #byNumber: Map<string, SheetSku[]>;

  constructor(all: readonly SheetSku[]) {
    this.all = all;
    this.#byPath = Map.groupBy(all, ({ path }) => path);
    this.#byNumber = Map.groupBy(all, ({ partNumber }) => partNumber);
  }

  /** Such things whose names have all these words, of one brand or of any. */
  withWords({ path, brand }: SheetSku, words: readonly string[], isOfBrand: boolean): Set<number> {
    const such = (this.#byPath.get(path) ?? []).filter((other) => !isOfBrand || other.brand === brand);
    return idsOf(such.filter(({ name }) => words.every((word) => wordsOf(name).includes(word))));
  }

  withValues({ path, attributes }: SheetSku, keys: readonly string[]): Set<number> {
    const of = (all: SheetSku['attributes'], key: string) => all.find(([name]) => name === key)?.[1];
    return idsOf((this.#byPath.get(path) ?? []).filter((other) => keys.every((key) => of(other.attributes, key) === of(attributes, key))));
  }

  withNumber({ partNumber, brand }: SheetSku, isOfBrand: boolean): Set<number> {
    return idsOf((this.#byNumber.get(partNumber) ?? []).filter((other) => !isOfBrand || other.brand === brand));
  }
}

const idsOf = (skus: readonly SheetSku[]) => new Set(skus.map(({ id }) => id));
const wordsOf = (name: string) => name.split(' ').slice(1);
const isStandard = (word: string) => /^(?:GB|DIN|ISO|JIS|JB)/.test(word);
/** `GB/T 70.1` is one word to who writes it. */
const joined = (name: string) => wordsOf(name.replace(/(GB\/T|GB|DIN|ISO|JIS B|JB\/T|HG\/T|EN) (?=\d)/g, '$1_'));
const shown = (words: readonly string[]) => words.map((word) => word.replace('_', ' ')).join(' ');
const plainWords = (words: readonly string[]) => words.flatMap((word) => word.split('_'));

const brandShown = ({ brand }: SheetSku, { one }: Clerk) => one([brand, ...brand.split(' ')]);

export const whole: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const isBranded = by.chance(0.5);
  return {
    ...{ name: title, spec: shown(rest), partNumber: '' },
    brand: isBranded ? brandShown(sku, by) : '',
    right: skus.withWords(sku, plainWords([title, ...rest]), isBranded),
  };
};

/** Without its standard, and one thing more left out. */
export const shortened: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const told = rest.filter((word) => !isStandard(word));
  if (told.length > 2 && by.chance(0.5)) told.splice(told.length - 1, 1);
  return { name: title, spec: shown(told), brand: '', partNumber: '', right: skus.withWords(sku, plainWords([title, ...told]), false) };
};

export const typed: Writer = (sku, skus, by) => {
  const written = shortened(sku, skus, by);
  return written && { ...written, name: sloppy(written.name, by), spec: sloppy(written.spec, by) };
};

export const numbered: Writer = (sku, skus, by) => {
  const isBranded = by.chance(0.6);
  const number = by.one([
    sku.partNumber,
    sku.partNumber,
    sku.partNumber.toLowerCase(),
    sku.partNumber.replaceAll('-', ' '),
    sku.orderCode,
    sku.skuNumber,
  ]);
  const isOwn = number === sku.orderCode || number === sku.skuNumber;
  const [title = ''] = joined(sku.name);
  return {
    ...{ name: by.chance(0.6) ? title : '', spec: '', brand: isBranded ? brandShown(sku, by) : '', partNumber: number },
    right: isOwn ? new Set([sku.id]) : skus.withNumber(sku, isBranded),
  };
};

export const competing: Writer = (sku, skus, by) => {
  const other = competitorsNumber(sku, by);
  if (other)
    return {
      name: by.chance(0.7)
        ? sku.path
            .split('/')
            .at(-1)!
            .replace(/^.*系列/, '')
        : '',
      spec: '',
      brand: other.brand,
      partNumber: other.number,
      right: skus.withValues(sku, other.keys),
    };
  const written = shortened(sku, skus, by);
  return written && { ...written, brand: by.one(brandsNotSold) };
};

const alike: Record<string, string> = {
  'GB/T_70.1': 'DIN 912',
  'GB/T_5783': 'DIN 933',
  'GB/T_6170': 'DIN 934',
  'GB/T_97.1': 'DIN 125',
  'GB/T_93': 'DIN 127',
  'GB/T_5782': 'DIN 931',
  'GB/T_70.3': 'DIN 7991',
  'GB/T_819.1': 'DIN 965',
  'GB/T_119.2': 'DIN 6325',
  'GB/T_894': 'DIN 471',
};
const others = ['DIN 912', 'DIN 933', 'DIN 934', 'GB/T 97.1', 'DIN 7991', 'GB/T 893', 'ISO 4762'];

/** By another country's standard of the same part, or by one of another part. */
export const standardised: Writer = (sku, skus, by) => {
  const [title = '', ...rest] = joined(sku.name);
  const own = rest.find(isStandard);
  const same = own && alike[own];
  if (!own || !same) return undefined;
  const told = rest.filter((word) => word !== own);
  const right = skus.withWords(sku, plainWords([title, ...told]), false);
  if (by.chance(0.6)) return { name: by.chance(0.5) ? title : '', spec: `${same} ${shown(told)}`, brand: '', partNumber: '', right };
  const wrong = by.one(others.filter((one) => one !== same && !(same === 'DIN 912' && one === 'ISO 4762')));
  return { name: title, spec: `${wrong} ${shown(told)}`, brand: '', partNumber: '', right, isContradictory: true };
};

export const scanned: Writer = (sku, skus, by) => {
  const written = by.chance(0.75) ? shortened(sku, skus, by) : numbered(sku, skus, by);
  if (!written) return undefined;
  const { partNumber } = written;
  const noisy = partNumber ? partNumber.replace(/0(?=\d)/, 'O') : '';
  return {
    ...written,
    brand: '',
    partNumber: noisy,
    right: partNumber ? skus.withNumber(sku, false) : written.right,
    ...(partNumber ? {} : { name: '', spec: misread(`${written.name} ${written.spec}`, by) }),
  };
};
