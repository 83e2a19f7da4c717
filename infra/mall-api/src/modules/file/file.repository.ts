import type { KeptPurpose } from '@mall/domain/file';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { FileType } from './file-type.ts';

export interface FileRow {
  id: string;
  customerId: number;
  kpId: number;
  name: string;
  type: FileType;
  /** Bytes. */
  size: number;
  purpose: KeptPurpose;
}

/** What is known of files; their bytes lie in the object storage. */
export const fileRepository = ({ sql }: Database) => ({
  /** Files of one company come in one after the other, until the transaction ends: what they may keep is counted. */
  async lockCompany(customerId: number) {
    await sql`select pg_advisory_xact_lock(hashtext('kept_file'), ${customerId})`;
  },
  async kept(customerId: number): Promise<{ files: number; bytes: number }> {
    const [row] = await sql<{ files: number; bytes: number }[]>`
      select count(*)::int as files, coalesce(sum(size), 0)::bigint as bytes from kept_file where customer_id = ${customerId}`;
    return row!;
  },
  insert: (row: FileRow) => sql`insert into kept_file ${columns(sql, row)}`,
  find: async (id: string): Promise<FileRow | undefined> => {
    const [row] = await sql<FileRow[]>`select id, customer_id, kp_id, name, type, size, purpose from kept_file where id = ${id}`;
    return row;
  },
  findAll: async (ids: readonly string[]): Promise<FileRow[]> =>
    sql<FileRow[]>`select id, customer_id, kp_id, name, type, size, purpose from kept_file where id = any(${[...ids]}::text[])`,
  /** Marks files that this company brought as referred to. @returns how many there are */
  async use(ids: readonly string[], customerId: number): Promise<number> {
    const rows = await sql`
      update kept_file set used_at = coalesce(used_at, now()) where id = any(${[...ids]}::text[]) and customer_id = ${customerId}
        and purpose <> 'export' returning id`;
    return rows.length;
  },
  release: (ids: readonly string[]) => sql`update kept_file set used_at = null where id = any(${[...ids]}::text[])`,
  unused: async (hours: number, most: number): Promise<string[]> => {
    const rows = await sql<{ id: string }[]>`
      select id from kept_file where used_at is null and created_at < now() - make_interval(hours => ${hours}) order by created_at limit ${most}`;
    return rows.map(({ id }) => id);
  },
  /** Takes a file away for good where nothing has referred to it meanwhile. */
  async remove(id: string): Promise<boolean> {
    return (await sql`delete from kept_file where id = ${id} and used_at is null returning id`).length > 0;
  },
});
