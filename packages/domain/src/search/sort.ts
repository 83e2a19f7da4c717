/** How a buyer sorts what was found (rule search 18). */
export type SearchSort = 'relevance' | 'sales' | 'newest' | 'priceAsc' | 'priceDesc';

export const isByPrice = (sort: SearchSort): boolean => sort === 'priceAsc' || sort === 'priceDesc';

/** A visitor learns no price, so not which is lower either (rule search 18). */
export const allowedSort = (sort: SearchSort, seesPrices: boolean): SearchSort => (isByPrice(sort) && !seesPrices ? 'relevance' : sort);
