import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { InquiryRow } from './inquiry-rows.ts';

/** What of an inquiry as a whole its company may change. */
export interface InquiryFacts {
  remark?: string;
  projectNumber?: string;
  provinceId?: number;
}

/** The columns of an `InquiryRow`. */
export const inquiryFields = (sql: Database['sql']) => sql`
  id, inquiry_number, customer_id, kp_id, status, remark, created_at, submitted_at, previous_id, province_id, project_number, question, answer, asked_at,
  quoting_by, quoted_at, valid_until, ended_at, short_code, shared_at, changed_at, working_seconds`;

export const inquiryRepository = ({ sql }: Database) => {
  const fields = inquiryFields(sql);
  const first = async (rows: Promise<InquiryRow[]> | PromiseLike<InquiryRow[]>): Promise<InquiryRow | undefined> => (await rows)[0];
  return {
    /** The contact person's draft, locked until the transaction ends; made where there is none. @param provinceId of a new one */
    async lockDraft(kpId: number, customerId: number, provinceId: number): Promise<InquiryRow> {
      for (;;) {
        await sql`
          insert into inquiry (kp_id, customer_id, province_id) values (${kpId}, ${customerId}, ${provinceId})
          on conflict (kp_id) where status = 'draft' do nothing`;
        const row = await first(sql<InquiryRow[]>`select ${fields} from inquiry where kp_id = ${kpId} and status = 'draft' for update`);
        // Who waited for one that was submitted meanwhile begins a new one.
        if (row) return row;
      }
    },
    draft: (kpId: number) => first(sql<InquiryRow[]>`select ${fields} from inquiry where kp_id = ${kpId} and status = 'draft'`),
    /** Of this contact person, locked until the transaction ends. */
    lockOwn: (id: number, kpId: number) =>
      first(sql<InquiryRow[]>`select ${fields} from inquiry where id = ${id} and kp_id = ${kpId} for update`),
    /** Of this company, locked until the transaction ends. */
    lockOf: (id: number, customerId: number) =>
      first(sql<InquiryRow[]>`select ${fields} from inquiry where id = ${id} and customer_id = ${customerId} for update`),
    /** Of this company. */
    findOf: (id: number, customerId: number) =>
      first(sql<InquiryRow[]>`select ${fields} from inquiry where id = ${id} and customer_id = ${customerId}`),
    findByShortCode: (code: string) => first(sql<InquiryRow[]>`select ${fields} from inquiry where short_code = ${code}`),

    change: (id: number, facts: InquiryFacts) => sql`update inquiry set ${columns(sql, facts)}, changed_at = now() where id = ${id}`,
    touch: (id: number) => sql`update inquiry set changed_at = now() where id = ${id}`,
    async addSeconds(id: number, seconds: number): Promise<number> {
      const [row] = await sql<{ workingSeconds: number }[]>`
        update inquiry set working_seconds = least(working_seconds + ${seconds}, 1000000) where id = ${id} returning working_seconds`;
      return row!.workingSeconds;
    },
    /** Takes a sheet on to match its lines, where no other process has. @returns whose it is */
    async lease(id: number, seconds: number): Promise<number | undefined> {
      const [row] = await sql<{ customerId: number }[]>`
        update inquiry set match_lease_until = clock_timestamp() + make_interval(secs => ${seconds})
        where id = ${id} and (match_lease_until is null or match_lease_until < clock_timestamp()) returning customer_id`;
      return row?.customerId;
    },
    renew: (id: number, seconds: number) =>
      sql`update inquiry set match_lease_until = clock_timestamp() + make_interval(secs => ${seconds}) where id = ${id}`,
    endLease: (id: number) => sql`update inquiry set match_lease_until = null where id = ${id}`,
    async nextSequence(): Promise<number> {
      const [row] = await sql<{ value: number }[]>`select nextval('inquiry_number_sequence') as value`;
      return row!.value;
    },
    submit: (id: number, inquiryNumber: string, remark: string) => sql`
      update inquiry set status = 'submitted', inquiry_number = ${inquiryNumber}, remark = ${remark}, submitted_at = now(), changed_at = now()
      where id = ${id} and status = 'draft'`,
    /** One that never was a draft: asked by a file alone, or again. @returns its id */
    async insertSubmitted(row: {
      customerId: number;
      kpId: number;
      inquiryNumber: string;
      remark: string;
      provinceId: number;
      projectNumber?: string;
      previousId?: number | null;
    }): Promise<number> {
      const [made] = await sql<{ id: number }[]>`insert into inquiry ${columns(sql, { ...row, status: 'submitted' })} returning id`;
      await sql`update inquiry set submitted_at = now() where id = ${made!.id}`;
      return made!.id;
    },
  };
};
