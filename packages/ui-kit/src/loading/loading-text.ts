/** What is on its way, in words: `loadingText('购物车')` is 正在加载购物车. */
export const loadingText = (what = ''): string => `正在加载${what}`;
