import type { Group } from './interpret.ts';

const quote = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`;

/** Lexeme of a facet value. */
export const facetLexeme = (valueId: number) => `#${valueId}`;

/** Lexeme of a category of any level, on everything that lies in it. */
export const categoryLexeme = (categoryId: number) => `@${categoryId}`;

/** Lexeme of a word of the name; a word of the other texts stands for itself. */
export const nameLexeme = (word: string) => `=${word}`;

export const anyOf = (lexemes: readonly string[]) => `(${lexemes.map(quote).join('|')})`;

/** Any of a group's words, anywhere. */
export const anywhere = ({ words }: Group) => anyOf(words.flatMap((word) => [nameLexeme(word), word]));

/** Any of a group's words, in the name. */
export const inName = ({ words }: Group) => anyOf(words.map(nameLexeme));

/** PostgreSQL's text form of a tsvector; duplicates are left to it. */
export const tsvectorText = (lexemes: Iterable<string>) => Array.from(lexemes, quote).join(' ');
