import { asTyped } from './typed.ts';

/** A keyword is no longer than this (rule search 3). */
export const longestKeyword = 100;

/** What is searched for: trimmed, and no longer than that (rules search 2, 3). */
export const asKeyword = (text: string): string => asTyped(text, longestKeyword);

/** While somebody types: products, of one SPU, and letters of a name, at most (rule search 9). With so many products a link to all is added (rule search 10). */
export const suggestionsAtMost = 10;
export const suggestionsOfOneProduct = 3;
export const longestSuggestion = 200;
