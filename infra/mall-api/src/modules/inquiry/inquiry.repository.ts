import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface InquiryItemRow {
  id: number;
  skuNumber: string;
  quantity: number;
}
export interface InquiryItemOrigin {
  requestId: string;
  requestTypeId: number;
  resultDigits: string;
}

export const inquiryRepository = ({ sql }: Database) => ({
  /** The contact person's draft, locked until the transaction ends; made where there is none. */
  async lockDraft(kpId: number, customerId: number): Promise<number> {
    await sql`insert into inquiry (kp_id, customer_id) values (${kpId}, ${customerId}) on conflict (kp_id) where status = 'draft' do nothing`;
    const [row] = await sql<{ id: number }[]>`select id from inquiry where kp_id = ${kpId} and status = 'draft' for update`;
    return row!.id;
  },
  async draft(kpId: number): Promise<number | undefined> {
    const [row] = await sql<{ id: number }[]>`select id from inquiry where kp_id = ${kpId} and status = 'draft'`;
    return row?.id;
  },
  async lockOwn(id: number, kpId: number): Promise<{ status: string; inquiryNumber: string } | undefined> {
    const [row] = await sql<{ status: string; inquiryNumber: string }[]>`
      select status, inquiry_number from inquiry where id = ${id} and kp_id = ${kpId} for update`;
    return row;
  },
  items: (inquiryId: number): Promise<InquiryItemRow[]> =>
    sql<InquiryItemRow[]>`select id, sku_number, quantity from inquiry_item where inquiry_id = ${inquiryId} order by id desc`.then(
      (rows) => [...rows],
    ),
  async count(kpId: number): Promise<number> {
    const [row] = await sql<{ n: number }[]>`
      select count(*)::int as n from inquiry_item i join inquiry q on q.id = i.inquiry_id where q.kp_id = ${kpId} and q.status = 'draft'`;
    return row!.n;
  },
  insert: (inquiryId: number, item: Omit<InquiryItemRow, 'id'> & InquiryItemOrigin) =>
    sql`insert into inquiry_item ${columns(sql, { inquiryId, ...item })}`,
  setQuantity: (inquiryId: number, id: number, quantity: number) =>
    sql`update inquiry_item set quantity = ${quantity} where inquiry_id = ${inquiryId} and id = ${id} returning id`,
  remove: (inquiryId: number, ids: readonly number[]) =>
    sql`delete from inquiry_item where inquiry_id = ${inquiryId} and id in ${sql([...ids])}`,
  async nextSequence(): Promise<number> {
    const [row] = await sql<{ value: number }[]>`select nextval('inquiry_number_sequence') as value`;
    return row!.value;
  },
  submit: (id: number, inquiryNumber: string, remark: string) => sql`
    update inquiry set status = 'submitted', inquiry_number = ${inquiryNumber}, remark = ${remark}, submitted_at = now() where id = ${id}`,
});
