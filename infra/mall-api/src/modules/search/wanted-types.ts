import type { Assortment } from '@mall/domain/search/query';
import { anyOf, facetLexeme, typeLexeme } from './tsquery.ts';

/** The kinds of things a noun names. */
export interface WantedTypes {
  /** How well it names each. */
  all: ReadonlyMap<number, number>;
  /** Lexemes of those it names best, and of all of them: whole categories where all of theirs are wanted. */
  lexemes: { best: string[]; all: string[] };
  /** The best ones and all of them by id. */
  ids: { best: number[]; all: number[] };
  /** SKUs of all of them. */
  n: number;
}

/** Of things a noun names equally well, the one that most SKUs are is meant a little more. */
const commonest = 0.5;

export function wantedTypes(all: ReadonlyMap<number, number>, assortment: Assortment): WantedTypes {
  const top = Math.max(...all.values());
  const best = new Set([...all].filter(([, fit]) => fit >= top - 0.01).map(([id]) => id));
  const n = [...all.keys()].reduce((sum, id) => sum + (assortment.type(id)?.n ?? 0), 0);
  const most = Math.max(1, ...[...all.keys()].map((id) => assortment.type(id)?.n ?? 0));
  const shared = new Map([...all].map(([id, fit]) => [id, fit + (commonest * (assortment.type(id)?.n ?? 0)) / most]));
  return {
    all: shared,
    n,
    ids: { best: [...best], all: [...all.keys()] },
    lexemes: { best: lexemesOf(best, assortment), all: lexemesOf(new Set(all.keys()), assortment) },
  };
}

function lexemesOf(wanted: ReadonlySet<number>, assortment: Assortment): string[] {
  const lexemes: string[] = [];
  const ofCategory = new Map<number, { all: number; wanted: number[] }>();
  for (const { id, categoryValue } of assortment.types) {
    const known = ofCategory.get(categoryValue) ?? { all: 0, wanted: [] };
    known.all += 1;
    if (wanted.has(id)) known.wanted.push(id);
    ofCategory.set(categoryValue, known);
  }
  for (const [category, { all, wanted: ids }] of ofCategory) {
    if (ids.length === all) lexemes.push(facetLexeme(category));
    else lexemes.push(...ids.map(typeLexeme));
  }
  return lexemes;
}

export const typesQuery = (lexemes: readonly string[] | undefined): string => (lexemes ? anyOf(lexemes) : '');
