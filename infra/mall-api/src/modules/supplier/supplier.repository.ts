import type { SupplierApplication } from '@mall/api-contract/supplier';
import type { SupplierState } from '@mall/domain/supplier';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export type SupplierFields = SupplierApplication['fields'];
export interface SupplierRow {
  id: string;
  no: number;
  state: SupplierState;
  /** {} of a draft. */
  fields: Partial<SupplierFields>;
  answer: string;
  submittedAt: string | null;
  answeredAt: string | null;
  endsAt: string;
}
export type SupplierView = 'waiting' | 'asked' | 'answered';

/** Applications of those who offer goods. */
export const supplierRepository = ({ sql }: Database) => {
  const all = sql`id, no, state, fields, answer, submitted_at, answered_at, ends_at`;
  const where = {
    waiting: sql`state = 'submitted'`,
    asked: sql`state = 'asked'`,
    answered: sql`state in ('accepted', 'rejected')`,
  } satisfies Record<SupplierView, unknown>;
  return {
    /** Until the transaction ends: what is open is counted. @param what '' for drafts, else a company's credit code */
    async lock(what: string) {
      await sql`select pg_advisory_xact_lock(hashtext('supplier_application'), hashtext(${what}))`;
    },
    async drafts(): Promise<number> {
      const [row] = await sql<{ n: number }[]>`
        select count(*)::int as n from supplier_application where state = 'draft' and ends_at > now()`;
      return row!.n;
    },
    async insert(id: string, hours: number): Promise<{ endsAt: string }> {
      const [row] = await sql<{ endsAt: string }[]>`
        insert into supplier_application (id, ends_at) values (${id}, now() + make_interval(hours => ${hours})) returning ends_at`;
      return row!;
    },
    /** @param holds it until the transaction ends */
    async open(id: string, holds = false): Promise<SupplierRow | undefined> {
      const [row] = await sql<SupplierRow[]>`
        select ${all} from supplier_application where id = ${id} and ends_at > now() ${holds ? sql`for update` : sql``}`;
      return row;
    },
    async find(id: string): Promise<SupplierRow | undefined> {
      const [row] = await sql<SupplierRow[]>`select ${all} from supplier_application where id = ${id} for update`;
      return row;
    },
    async isKnown(creditCode: string, except: string): Promise<boolean> {
      const rows = await sql`
        select 1 from supplier_application
        where credit_code = ${creditCode} and id <> ${except} and state in ('submitted', 'asked', 'accepted') limit 1`;
      return rows.length > 0;
    },
    async submit(id: string, fields: SupplierFields, days: number): Promise<SupplierRow> {
      const [row] = await sql<SupplierRow[]>`
        update supplier_application set state = 'submitted', credit_code = ${fields.creditCode}, fields = ${json(sql, fields)},
          submitted_at = now(), ends_at = now() + make_interval(days => ${days})
        where id = ${id} returning ${all}`;
      return row!;
    },
    async answer(id: string, state: SupplierState, answer: string, days: number): Promise<SupplierRow> {
      const [row] = await sql<SupplierRow[]>`
        update supplier_application set state = ${state}, answer = ${answer}, answered_at = now(),
          ends_at = now() + make_interval(days => ${days})
        where id = ${id} returning ${all}`;
      return row!;
    },
    page: (view: SupplierView, offset: number, limit: number) => sql<SupplierRow[]>`
      select ${all} from supplier_application where ${where[view]}
      order by ${view === 'waiting' ? sql`submitted_at` : sql`answered_at desc`}, id offset ${offset} limit ${limit}`,
    async count(view: SupplierView): Promise<{ n: number; oldest: string | null }> {
      const [row] = await sql<{ n: number; oldest: string | null }[]>`
        select count(*)::int as n, min(submitted_at) as oldest from supplier_application where ${where[view]}`;
      return row!;
    },
    /** What is over goes with its files; who is accepted stays. */
    removeOver: () => sql`
      delete from supplier_application one where state <> 'accepted' and ends_at < now()
        and not exists (select 1 from supplier_file where application_id = one.id)`,
  };
};
