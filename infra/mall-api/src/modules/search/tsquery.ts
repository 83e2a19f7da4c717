import type { Clause } from '@mall/domain/search/query';

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Lexeme of a facet value. */
export const facetLexeme = (valueId: number) => `#${valueId}`;

/** Lexeme of a category of any level, on everything that lies in it. */
export const categoryLexeme = (categoryId: number) => `@${categoryId}`;

/** Lexeme of a word of the name; a word of the other texts stands for itself. */
export const nameLexeme = (word: string) => `=${word}`;

export const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quote).join('|')})`;

/** All of these queries; '' where there is none. */
export const allOf = (...queries: readonly string[]) => queries.filter(Boolean).join('&');

/** Lexeme of a type of thing (search_type). */
export const typeLexeme = (typeId: number) => `!${typeId}`;

const lexemesOf = (one: string | number, isNameOnly: boolean) =>
  typeof one === 'number' ? [facetLexeme(one)] : isNameOnly ? [nameLexeme(one)] : [nameLexeme(one), one];

const clauseQuery = (clause: Clause, isNameOnly: boolean) =>
  `(${clause.map((any) => anyOf(any.flatMap((one) => lexemesOf(one, isNameOnly)))).join('&')})`;

/** What has any of these clauses, words being anywhere or in the name alone; '' for no clause. */
export const anyClause = (clauses: readonly Clause[], isNameOnly = false) =>
  clauses.length === 0 ? '' : `(${clauses.map((clause) => clauseQuery(clause, isNameOnly)).join('|')})`;

/** PostgreSQL's text form of a tsvector; duplicates are left to it. */
export const tsvectorText = (lexemes: Iterable<string>) => Array.from(lexemes, quote).join(' ');

/** The best sellers, in widening circles: each SKU carries the lexeme of every circle it is in, so that the first hits of very many are found without reading them all. */
export const circles = [
  { lexeme: '^64', share: 1 / 64 },
  { lexeme: '^16', share: 1 / 16 },
  { lexeme: '^4', share: 1 / 4 },
] as const;

/** Carried by one in eight of the sample, enough to count what finds a good part of everything. */
export const thinSample = { lexeme: '~8', factor: 8 } as const;
