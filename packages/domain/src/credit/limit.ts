/** What a credit limit may be, fen: 1 yuan to 10 million (rule credit 10). */
export const creditLimitFen = { least: 100, most: 1_000_000_000 } as const;
