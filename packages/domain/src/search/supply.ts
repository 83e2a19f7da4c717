/** The attribute that says of a delisted SKU that it is made no more: lists show and filter by it, and whoever types 停产 finds it (rule search 34). */
export const delistedAttribute = { key: '供货状态', value: '停产' } as const;

/** By these words whatever is made to order is found (rule search 35). */
export const madeToOrderWords = ['非标', '定制'] as const;
