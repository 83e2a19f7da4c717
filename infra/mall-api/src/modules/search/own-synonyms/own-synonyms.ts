import type { SynonymEntry } from '@mall/domain/search/query';
import { englishKinds } from './english-kinds.ts';
import { englishNames } from './english-names.ts';
import { moreEnglishNames } from './english-names-more.ts';
import { englishWords } from './english-words.ts';
import { moreEnglishWords } from './english-words-more.ts';
import { endings, otherBrands, series } from './makers-numbers.ts';
import { qualities } from './qualities.ts';
import { regionalWords } from './regional-words.ts';
import { standards } from './standards.ts';
import { tasks } from './tasks.ts';
import { tradeWords } from './trade-words.ts';
import { moreTradeWords } from './trade-words-more.ts';
import { workshopWords } from './workshop-words.ts';
import { moreWorkshopWords } from './workshop-words-more.ts';

export interface SourcedSynonym extends SynonymEntry {
  /** Where it is from, for whoever edits it. */
  source: string;
}

const lines = (table: string) => table.trim().split('\n');
const listed = (text: string) =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** `things ← what else they are called`: a term that several lines have means all their things. */
function words(tables: readonly string[], source: string): SourcedSynonym[] {
  const means = new Map<string, string[]>();
  for (const line of tables.flatMap(lines)) {
    const [things = '', terms = ''] = line.split('←');
    for (const term of listed(terms)) means.set(term, [...(means.get(term) ?? []), ...listed(things)]);
  }
  return [...means].map(([term, things]) => ({ kind: 'word', term, means: [...new Set(things)], source }));
}

const equals = (table: string, kind: 'standard' | 'code' | 'series', source: string): SourcedSynonym[] =>
  lines(table).map((line) => {
    const [term = '', ...means] = line.split('=').map((one) => one.trim());
    return { kind, term, means, source };
  });

/** `words ← values that are it`. */
const fitFor = (table: readonly string[], source: string): SourcedSynonym[] =>
  table.flatMap((line) => {
    const [terms = '', values = ''] = line.split('←');
    return listed(terms).map((term): SourcedSynonym => ({ kind: 'quality', term, means: listed(values), source }));
  });

/** `thing ← beginnings of part numbers`. */
const beginnings = (table: string, source: string): SourcedSynonym[] =>
  lines(table).flatMap((line) => {
    const [thing = '', prefixes = ''] = line.split('←');
    return listed(prefixes).map((term): SourcedSynonym => ({ kind: 'series', term, means: listed(thing), source }));
  });

/** The synonyms the product comes with. Staff's own stand beside them and above them. */
export const ownSynonyms = (): SourcedSynonym[] => {
  const known = new Map<string, SourcedSynonym>();
  for (const entry of everything()) {
    const key = `${entry.kind} ${entry.term.toLowerCase()}`;
    const same = known.get(key);
    known.set(key, same ? { ...same, means: [...new Set([...same.means, ...entry.means])] } : entry);
  }
  return [...known.values()];
};

const everything = (): SourcedSynonym[] => [
  ...words([tradeWords, moreTradeWords, workshopWords, moreWorkshopWords, regionalWords], '行业通用叫法'),
  ...words([tasks], '厂商应用指南'),
  ...words([englishWords, moreEnglishWords, englishKinds, englishNames, moreEnglishNames], '厂商英文样本与 ISO、IEC 标准名称'),
  ...equals(standards, 'standard', 'GB/T 标准的采标说明、DIN 作废标准对照表'),
  ...equals(endings, 'code', '轴承厂商后缀对照表'),
  ...fitFor(qualities, 'ISO 1629、IEC 60529 与厂商选型表'),
  ...beginnings(series, '厂商公开样本'),
  ...otherBrands
    .trim()
    .split(/\s+/)
    .map((term): SourcedSynonym => ({ kind: 'brand', term, means: [], source: '厂商公开名称' })),
];
