import type { Database } from '../../database/database.ts';

export interface AttachmentRow {
  id: number;
  inquiryId: number;
  fileId: string;
}

/** Which files belong to which inquiry; what they hold the noun file keeps. */
export const inquiryAttachmentRepository = ({ sql }: Database) => ({
  of: async (inquiryId: number): Promise<AttachmentRow[]> => [
    ...(await sql<AttachmentRow[]>`select id, inquiry_id, file_id from inquiry_attachment where inquiry_id = ${inquiryId} order by id`),
  ],
  /** Of an inquiry of this contact person. */
  async find(id: number, kpId: number): Promise<AttachmentRow | undefined> {
    const [row] = await sql<AttachmentRow[]>`
      select a.id, a.inquiry_id, a.file_id from inquiry_attachment a join inquiry q on q.id = a.inquiry_id where a.id = ${id} and q.kp_id = ${kpId}`;
    return row;
  },
  insert: (inquiryId: number, fileId: string) =>
    sql`insert into inquiry_attachment (inquiry_id, file_id) values (${inquiryId}, ${fileId}) on conflict do nothing`,
  remove: (id: number) => sql`delete from inquiry_attachment where id = ${id}`,
  /** @returns the files that were attached */
  async removeAll(inquiryId: number): Promise<string[]> {
    const rows = await sql<{ fileId: string }[]>`delete from inquiry_attachment where inquiry_id = ${inquiryId} returning file_id`;
    return rows.map(({ fileId }) => fileId);
  },
});
