import type { Database } from '../../database/database.ts';
import { pattern } from './like-pattern.ts';
import type { OrderFilter, OrderRow } from './order.types.ts';

/** Up to so many orders that a keyword finds are looked at one by one; where it finds more, most orders match, and the newest are tried in turn. */
const fewest = 2000;
/** So far are orders counted that a common keyword finds. */
export const countedAtMost = 1000;

export interface OrderPage {
  total: number;
  /** There are more than `total`: counting ended there. */
  isTotalAtLeast: boolean;
  rows: OrderRow[];
}

/** Lists of orders by any filter (rule order 27). */
export const orderListRepository = ({ sql }: Database) => {
  const narrowed = (filter: OrderFilter) => sql`
    ${filter.customerId === undefined ? sql`true` : sql`o.customer_id = ${filter.customerId}`}
    and ${filter.statuses === undefined ? sql`true` : sql`o.status in ${sql([...filter.statuses])}`}
    and ${filter.paymentMethod === undefined ? sql`true` : sql`o.payment_method = ${filter.paymentMethod}`}
    and ${filter.kpId === undefined ? sql`true` : sql`o.kp_id = ${filter.kpId}`}
    and ${filter.from === undefined ? sql`true` : sql`o.created_at >= ${filter.from}`}
    and ${filter.to === undefined ? sql`true` : sql`o.created_at < ${filter.to}`}`;
  /** Asked of one order at a time: a join would read all of them. */
  const says = (keyword: string) => sql`(select s.words like lower(${pattern(keyword)}) from sales_order_search s where s.order_id = o.id)`;
  const found = async (customerId: number, keyword: string): Promise<string[] | undefined> => {
    const rows = await sql<{ orderId: string }[]>`
      select s.order_id from sales_order_search s
      where s.grams @> order_grams(${customerId}, ${keyword}) and s.words like lower(${pattern(keyword)}) limit ${fewest + 1}`;
    return rows.length > fewest ? undefined : rows.map(({ orderId }) => orderId);
  };
  /** What a filter asks, and whether there may be too many to count. */
  const where = async ({ keyword, ...filter }: OrderFilter) => {
    if (!keyword) return { where: narrowed(filter), isCommon: false };
    const ids = filter.customerId === undefined ? undefined : await found(filter.customerId, keyword);
    return ids
      ? { where: sql`${narrowed(filter)} and o.id = any(${ids}::text[])`, isCommon: false, ids }
      : { where: sql`${narrowed(filter)} and ${says(keyword)}`, isCommon: true };
  };

  const following = (id: string, isNewest: boolean) =>
    sql`and (o.created_at, o.id) ${isNewest ? sql`<` : sql`>`} (select b.created_at, b.id from sales_order b where b.id = ${id})`;

  const sorted = (name: string, isNewest: boolean) =>
    isNewest ? sql`${sql(name)}.created_at desc, ${sql(name)}.id desc` : sql`${sql(name)}.created_at, ${sql(name)}.id`;
  const inSequence = async (ids: readonly string[]): Promise<OrderRow[]> => {
    const rows = await sql<OrderRow[]>`select * from sales_order where id = any(${[...ids]}::text[])`;
    return [...rows].sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  };

  return {
    /** @param from how many stand before the page, or the id of the order that it follows */
    async page(filter: OrderFilter, from: number | string, limit: number, first: 'newest' | 'oldest' = 'newest'): Promise<OrderPage> {
      const isNewest = first === 'newest';
      const { where: matching, isCommon, ids } = await where(filter);
      if (ids) {
        // Few enough to be put in their sequence at once: that counts them too.
        const all = await sql<{ id: string }[]>`select o.id from sales_order o where ${matching} order by ${sorted('o', isNewest)}`;
        const begin = typeof from === 'number' ? from : all.findIndex(({ id }) => id === from) + 1;
        const shown = all.slice(begin, begin + limit).map(({ id }) => id);
        return { total: all.length, isTotalAtLeast: false, rows: await inSequence(shown) };
      }
      const counting = isCommon
        ? sql<
            { n: number }[]
          >`select count(*)::int as n from (select from sales_order o where ${matching} limit ${countedAtMost + 1}) as counted`
        : sql<{ n: number }[]>`select count(*)::int as n from sales_order o where ${matching}`;
      // The page is found in an index, and only its own rows are read.
      const [[count], rows] = await Promise.all([
        counting,
        sql<OrderRow[]>`
          select r.* from (select o.id, o.created_at from sales_order o where ${matching} ${typeof from === 'number' ? sql`` : following(from, isNewest)}
            order by ${sorted('o', isNewest)} limit ${limit} offset ${typeof from === 'number' ? from : 0}) as found
          join sales_order r on r.id = found.id order by ${sorted('r', isNewest)}`,
      ]);
      const isTotalAtLeast = isCommon && count!.n > countedAtMost;
      return { total: isTotalAtLeast ? countedAtMost : count!.n, isTotalAtLeast, rows: [...rows] };
    },
    /** Orders in the sequence of their list, without counting them. @param from 0, or the id of the order that they follow */
    async batch(filter: OrderFilter, from: 0 | string, limit: number): Promise<OrderRow[]> {
      const { where: matching } = await where(filter);
      return [
        ...(await sql<OrderRow[]>`select o.* from sales_order o where ${matching} ${from === 0 ? sql`` : following(from, true)}
          order by o.created_at desc, o.id desc limit ${limit}`),
      ];
    },
    /** How many match, and since when the oldest is there. */
    async waiting(filter: OrderFilter): Promise<{ count: number; oldestAt: string | null }> {
      const { where: matching } = await where(filter);
      const [row] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(*)::int as count, min(o.created_at) as oldest_at from sales_order o where ${matching}`;
      return row!;
    },
    /** How many orders and lines match. */
    async size(filter: OrderFilter): Promise<{ orders: number; items: number }> {
      const { where: matching } = await where(filter);
      const [row] = await sql<{ orders: number; items: number }[]>`
        select count(distinct o.id)::int as orders, count(*)::int as items
        from sales_order o join sales_order_item i on i.order_id = o.id where ${matching}`;
      return row!;
    },
    /** What is still to be paid of a company's unpaid orders, before what is held for them; fen. */
    async unpaid(customerId: number): Promise<number> {
      const [row] = await sql<{ due: number }[]>`
        select coalesce(sum(payable), 0)::bigint as due from sales_order where customer_id = ${customerId} and status = 'pendingPayment'`;
      return row!.due;
    },
    /** Newest first. */
    withNumber: async (part: string, limit: number): Promise<OrderRow[]> => [
      ...(await sql<
        OrderRow[]
      >`select * from sales_order where order_number ilike ${pattern(part)} order by created_at desc limit ${limit}`),
    ],
    /** What an order is found by: written when it is placed, and when its project number changes. */
    async remember(orderId: string): Promise<void> {
      await sql`
        insert into sales_order_search select o.id, w.words, order_grams(o.customer_id, w.words)
        from sales_order o, lateral (select order_words(o.id) as words) as w where o.id = ${orderId}
        on conflict (order_id) do update set words = excluded.words, grams = excluded.grams`;
    },
  };
};
