import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { BillFilter, CreditBillRow } from './credit-bill.types.ts';

type NewBill = Pick<
  CreditBillRow,
  'id' | 'billNumber' | 'customerId' | 'periodFrom' | 'periodTo' | 'dueOn' | 'amount' | 'state' | 'confirmBy'
> &
  Partial<Pick<CreditBillRow, 'settledAt' | 'confirmedAt'>>;
export type BillChanges = Partial<
  Pick<
    CreditBillRow,
    'amount' | 'paid' | 'state' | 'dueOn' | 'confirmBy' | 'confirmedAt' | 'confirmedBy' | 'overdueAt' | 'settledAt' | 'remindedOn'
  >
>;

const likePattern = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;

/** Bills themselves. A day leaves as text. */
export const creditBillRepository = ({ sql }: Database) => {
  const row = sql`id, bill_number, customer_id, period_from::text, period_to::text, due_on::text, amount, paid, state, confirm_by, confirmed_at,
    confirmed_by, overdue_at, settled_at, reminded_on::text, created_at`;
  const where = ({ customerId, states, isDisputed, from, to, keyword }: BillFilter) => sql`
    ${customerId === undefined ? sql`true` : sql`customer_id = ${customerId}`}
    ${states === undefined ? sql`` : sql`and state = any(${[...states]}::text[])`}
    ${isDisputed ? sql`and exists (select 1 from credit_bill_dispute d where d.bill_id = credit_bill.id)` : sql``}
    ${from === undefined ? sql`` : sql`and period_to >= ${from}::date`}
    ${to === undefined ? sql`` : sql`and period_to <= ${to}::date`}
    ${keyword ? sql`and bill_number ilike ${likePattern(keyword)}` : sql``}`;
  return {
    /** @returns false when this period of the company was closed before, or another process just closed it */
    async beginClosing(customerId: number, periodTo: string): Promise<boolean> {
      const rows = await sql`insert into credit_bill_closing (customer_id, period_to) values (${customerId}, ${periodTo}::date)
        on conflict do nothing returning customer_id`;
      return rows.length > 0;
    },
    async closedOf(periodTo: string): Promise<number[]> {
      const rows = await sql<{ customerId: number }[]>`select customer_id from credit_bill_closing where period_to = ${periodTo}::date`;
      return rows.map(({ customerId }) => customerId);
    },
    async nextSequence(): Promise<number> {
      const [found] = await sql<{ value: number }[]>`select nextval('credit_bill_number_sequence') as value`;
      return found!.value;
    },
    insert: (bill: NewBill) => sql`insert into credit_bill ${columns(sql, bill)}`,
    async find(id: string): Promise<CreditBillRow | undefined> {
      const [found] = await sql<CreditBillRow[]>`select ${row} from credit_bill where id = ${id}`;
      return found;
    },
    numbers: async (customerId: number, ids: readonly string[]) =>
      sql<{ id: string; billNumber: string }[]>`
        select id, bill_number from credit_bill where customer_id = ${customerId} and id = any(${[...ids]}::text[])`,
    async update(id: string, changes: BillChanges): Promise<void> {
      await sql`update credit_bill set ${columns(sql, changes)} where id = ${id}`;
    },
    async page(filter: BillFilter, offset: number, limit: number): Promise<{ total: number; rows: CreditBillRow[] }> {
      const [[count], rows] = await Promise.all([
        sql<{ total: number }[]>`select count(*)::int as total from credit_bill where ${where(filter)}`,
        sql<
          CreditBillRow[]
        >`select ${row} from credit_bill where ${where(filter)} order by period_to desc, id limit ${limit} offset ${offset}`,
      ]);
      return { total: count!.total, rows: [...rows] };
    },
    /** With something to pay, the oldest first. */
    open: async (customerId: number): Promise<CreditBillRow[]> => [
      ...(await sql<
        CreditBillRow[]
      >`select ${row} from credit_bill where customer_id = ${customerId} and paid < amount order by period_to, id`),
    ],
    async unpaid(customerIds: readonly number[]): Promise<{ customerId: number; amount: number }[]> {
      if (customerIds.length === 0) return [];
      return sql<{ customerId: number; amount: number }[]>`select customer_id, sum(amount - paid)::bigint as amount from credit_bill
        where customer_id = any(${[...customerIds]}) and paid < amount group by customer_id`;
    },
    /** Nobody confirmed them in time. @param now UTC ISO text */
    unconfirmed: async (now: string, limit: number): Promise<CreditBillRow[]> => [
      ...(await sql<
        CreditBillRow[]
      >`select ${row} from credit_bill where state = 'toConfirm' and confirm_by <= ${now} order by confirm_by, id limit ${limit}`),
    ],
    /** Their due day has ended and nobody said so yet. @param today a day in Shanghai */
    fallenDue: async (today: string, limit: number): Promise<CreditBillRow[]> => [
      ...(await sql<CreditBillRow[]>`select ${row} from credit_bill
        where state in ('toPay', 'partlyPaid') and overdue_at is null and due_on < ${today}::date and paid < amount order by due_on, id limit ${limit}`),
    ],
    /** To be paid until that day, or overdue, and not reminded of since the other. */
    toRemind: async (dueUntil: string, remindedBefore: string, limit: number): Promise<CreditBillRow[]> => [
      ...(await sql<CreditBillRow[]>`select ${row} from credit_bill where state in ('toPay', 'partlyPaid', 'overdue') and paid < amount
        and due_on <= ${dueUntil}::date and (reminded_on is null or reminded_on <= ${remindedBefore}::date) order by due_on, id limit ${limit}`),
    ],
    async waiting(): Promise<{ count: number; oldestAt: string | null }> {
      const [found] = await sql<{ count: number; oldestAt: string | null }[]>`
        select count(distinct bill_id)::int as count, min(at) as oldest_at from credit_bill_dispute where state = 'open'`;
      return found!;
    },
  };
};
