/** The environment of most tests: the outside world embedded, and its console open, because buyers of tests come from many addresses. */
export const embedded = { MALL_ADAPTERS: 'embedded', MALL_CONSOLE: 'open' } as const;
