import type { OrderStatus } from '@mall/domain/order';
import { columns, json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type {
  BoughtRow,
  NewOrder,
  OrderAmendment,
  OrderChanges,
  OrderEventKind,
  OrderItemRow,
  OrderPaid,
  OrderRow,
} from './order.types.ts';

export const orderRepository = ({ sql }: Database) => {
  const paidLines = (customerId: number, skuNumbers: readonly string[]) => sql`
    from sales_order_item i join sales_order o on o.id = i.order_id
    where o.customer_id = ${customerId} and i.sku_number = any(${[...skuNumbers]}::text[]) and o.paid_at is not null and o.status <> 'cancelled'`;
  const purchasesOf = async (customerId: number, skuNumbers: readonly string[], offset: number, limit: number) => {
    const [[count], rows] = await Promise.all([
      sql<{ total: number }[]>`select count(*)::int as total ${paidLines(customerId, skuNumbers)}`,
      sql<{ id: string; orderNumber: string; paidAt: string; quantity: number }[]>`
        select o.id, o.order_number, o.paid_at, i.quantity ${paidLines(customerId, skuNumbers)}
        order by o.paid_at desc, o.id limit ${limit} offset ${offset}`,
    ]);
    return { total: count!.total, rows: [...rows] };
  };
  return {
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('order_number_sequence') as value`;
      return row!.value;
    },
    async insert(id: string, orderNumber: string, order: NewOrder, status: OrderStatus, createdAt: string, expiresAt: string) {
      const { items, address, invoice, ...rest } = order;
      await sql`insert into sales_order ${columns(sql, {
        ...rest,
        id,
        orderNumber,
        status,
        createdAt,
        expiresAt,
        address: json(sql, address),
        invoice: invoice === null ? null : json(sql, invoice),
      })}`;
      return sql<{ id: number; position: number }[]>`
        insert into sales_order_item ${columns(
          sql,
          items.map((item, position) => ({ ...item, discountParts: json(sql, item.discountParts), orderId: id, position })),
        )} returning id, position`;
    },
    async find(where: { id: string } | { orderNumber: string }): Promise<OrderRow | undefined> {
      const [row] = await ('id' in where
        ? sql<OrderRow[]>`select * from sales_order where id = ${where.id}`
        : sql<OrderRow[]>`select * from sales_order where order_number = ${where.orderNumber}`);
      return row;
    },
    byIds: (ids: readonly string[]): Promise<OrderRow[]> =>
      ids.length === 0
        ? Promise.resolve([])
        : sql<OrderRow[]>`select * from sales_order where id in ${sql([...ids])}`.then((rows) => [...rows]),
    async lock(id: string): Promise<OrderRow | undefined> {
      const [row] = await sql<OrderRow[]>`select * from sales_order where id = ${id} for update`;
      return row;
    },
    async findByQuote(kpId: number, quoteToken: string): Promise<OrderRow | undefined> {
      const [row] = await sql<OrderRow[]>`select * from sales_order where kp_id = ${kpId} and quote_token = ${quoteToken}`;
      return row;
    },
    async findByContent(kpId: number, contentHash: string, since: string): Promise<OrderRow | undefined> {
      const [row] = await sql<OrderRow[]>`
        select * from sales_order where kp_id = ${kpId} and content_hash = ${contentHash} and created_at >= ${since}
        order by created_at desc limit 1`;
      return row;
    },
    async last(kpId: number): Promise<OrderRow | undefined> {
      const [row] = await sql<OrderRow[]>`select * from sales_order where kp_id = ${kpId} order by created_at desc limit 1`;
      return row;
    },
    items: (orderIds: readonly string[]): Promise<OrderItemRow[]> =>
      orderIds.length === 0
        ? Promise.resolve([])
        : sql<OrderItemRow[]>`select * from sales_order_item where order_id in ${sql([...orderIds])} order by order_id, position`.then(
            (rows) => [...rows],
          ),
    async advanced(customerId: number): Promise<{ orderCount: number; amount: number }> {
      const [row] = await sql<{ orderCount: number; amount: number }[]>`
        select count(*)::int as order_count, coalesce(sum(payable), 0)::bigint as amount from sales_order
        where customer_id = ${customerId} and is_personal_advance and paid_at is not null and status <> 'cancelled'`;
      return row!;
    },
    countByStatus: (customerId: number) =>
      sql<
        { status: OrderStatus; n: number }[]
      >`select status, count(*)::int as n from sales_order where customer_id = ${customerId} group by status`,
    update: (id: string, changes: OrderChanges) => sql`update sales_order set ${columns(sql, changes)} where id = ${id}`,
    async amend(id: string, { address, invoice, ...rest }: OrderAmendment): Promise<void> {
      await sql`update sales_order set ${columns(sql, {
        ...rest,
        ...(address === undefined ? {} : { address: json(sql, address) }),
        ...(invoice === undefined ? {} : { invoice: invoice === null ? null : json(sql, invoice) }),
      })} where id = ${id}`;
    },
    setTimes: (times: readonly { id: number; timeId: number; name: string }[]) => sql`
      update sales_order_item i set delivery_time_id = t.time_id, delivery_time_name = t.name
      from unnest(${times.map(({ id }) => id)}::bigint[], ${times.map(({ timeId }) => timeId)}::int[], ${times.map(({ name }) => name)}::text[])
        as t (id, time_id, name) where i.id = t.id`,
    keepPayments: (id: string, payments: readonly OrderPaid[]) =>
      sql`update sales_order set payments = ${json(sql, payments)} where id = ${id}`,
    addEvent: (orderId: string, text: string, kind: OrderEventKind = '') =>
      sql`insert into sales_order_event (order_id, text, kind) values (${orderId}, ${text}, ${kind})`,
    /** In their sequence. @param kind left out: all */
    events: (orderId: string, kind?: OrderEventKind) =>
      sql<{ at: string; text: string }[]>`
        select at, text from sales_order_event where order_id = ${orderId} ${kind === undefined ? sql`` : sql`and kind = ${kind}`} order by id`,
    overdue: (now: string, limit: number) =>
      sql<
        { id: string }[]
      >`select id from sales_order where status = 'pendingPayment' and expires_at <= ${now} order by expires_at limit ${limit}`,
    addShipped: (itemId: number, quantity: number) =>
      sql`update sales_order_item set shipped_quantity = shipped_quantity + ${quantity} where id = ${itemId}`,
    addSigned: (itemId: number, quantity: number) =>
      sql`update sales_order_item set signed_quantity = signed_quantity + ${quantity} where id = ${itemId}`,
    purchases: (customerId: number, skuNumbers: readonly string[], offset: number, limit: number) =>
      purchasesOf(customerId, skuNumbers, offset, limit),
    /** In how many paid orders each SKU was; those never bought are absent. */
    timesBought: (customerId: number, skuNumbers: readonly string[]) =>
      sql<{ skuNumber: string; n: number }[]>`
        select i.sku_number, count(distinct o.id)::int as n ${paidLines(customerId, skuNumbers)} group by i.sku_number`,
    /** What a company paid a piece the last time. Fen; those never bought are absent. */
    lastPaid: async (customerId: number, skuNumbers: readonly string[]) =>
      sql<{ skuNumber: string; unitPrice: number; paidAt: string }[]>`
        select distinct on (i.sku_number) i.sku_number, i.unit_price, o.paid_at ${paidLines(customerId, skuNumbers)}
        order by i.sku_number, o.paid_at desc`,
    async boughtBy(kpId: number, offset: number, limit: number): Promise<{ total: number; rows: BoughtRow[] }> {
      // On delivery is paid last: an order counts as soon as the mall works on it.
      const bought = sql`from sales_order_item i join sales_order o on o.id = i.order_id
        where o.kp_id = ${kpId} and o.status not in ('pendingPayment', 'cancelled')`;
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(distinct i.sku_number)::int as total ${bought}`,
        sql<BoughtRow[]>`
          select i.sku_number, count(distinct o.id)::int as times_bought, sum(i.quantity)::int as total_quantity, max(o.created_at) as last_bought_at
          ${bought} group by i.sku_number
          order by times_bought desc, last_bought_at desc, i.sku_number limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
  };
};
