/** The groups of the customer centre's menu, in the order in which they stand. */
export const menuGroupNames = ['账户管理', '交易中心', '账户信息', '账期管理'] as const;

/**
 * Who sees an entry; without one everybody who is signed in. `may-secure`: who is authorised, a manager, or can be certified. `shows-balance`: unless the
 * company's prepaid money is hidden. `has-credit`: the company's credit is open. `has-applied-for-credit`: an application exists and was saved.
 */
export const menuConditions = ['may-secure', 'shows-balance', 'has-credit', 'has-applied-for-credit'] as const;

/** What is counted beside an entry: quotations that wait for an order, orders that wait for their money, messages nobody read, requests that wait for one's word. */
export const menuCounts = ['quoted-inquiries', 'unpaid-orders', 'unread-notifications', 'waiting-approvals'] as const;

/** One entry of the customer centre's menu, which the shell draws for all areas. */
export interface MenuEntry {
  group: (typeof menuGroupNames)[number];
  name: string;
  /** One of the area's own routes. */
  path: string;
  /** Place in the group: 10, 20, … leave room between. */
  order: number;
  when?: (typeof menuConditions)[number];
  count?: (typeof menuCounts)[number];
}
