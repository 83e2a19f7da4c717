import { type KpRight, may, type RightHolder } from '../account/rights.ts';

/** What a company's own assistant may do with its key, besides searching and reading of products and help (rule agent 4). */
export const assistantAbilities = ['prices', 'orders', 'cart', 'prepare'] as const;
export type AssistantAbility = (typeof assistantAbilities)[number];

export const assistantAbilityNames: Record<AssistantAbility, string> = {
  prices: '查看价格',
  orders: '查看订单与账务',
  cart: '加入购物车',
  prepare: '准备操作',
};

/** Keys of a company at once, and the most that one may be given (rules agent 1, 5). */
export const assistantKeyLimits = { perCompany: 20, days: 365, callsPerDay: 10_000, cartFen: 100_000_000, perMinute: 60 } as const;

/** The person's rights that an ability stands on. */
const standsOn: Partial<Record<AssistantAbility, KpRight>> = { prices: 'seePrices', prepare: 'order' };

/**
 * What a key may at this moment: what it was given, as far as its person may it still (rule agent 3). @param person whom it acts for
 * @returns the abilities, and the rights with which calls are made in the person's name: never more than theirs, never paying, never managing
 */
export function allowedByKey(abilities: readonly AssistantAbility[], person: RightHolder) {
  const allowed = abilities.filter((ability) => standsOn[ability] === undefined || may(person, standsOn[ability]));
  const rights = allowed.flatMap((ability) => standsOn[ability] ?? []);
  return { abilities: allowed, rights };
}
