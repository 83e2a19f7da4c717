export { type AttributeChoice, readAttributes, writeAttributes } from './attributes-text.ts';
export { withSearched } from './history.ts';
export { isShortModel, looksLikePartNumber, normalisePartNumber } from './part-number.ts';
export { insteadTexts, type RelaxedWord, relaxedTexts } from './relaxed-text.ts';
export { allowedSort, isByPrice, type SearchSort } from './sort.ts';
export { asKeyword, longestKeyword, longestSuggestion, suggestionsAtMost, suggestionsOfOneProduct } from './suggestions.ts';
export { delistedAttribute, madeToOrderWords } from './supply.ts';
export { asWithin, longestWithin, withinAtMost } from './within.ts';
