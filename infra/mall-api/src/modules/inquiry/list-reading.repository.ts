import type { ListSheet } from '@mall/domain/inquiry/list';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface ListReadingRow {
  fileId: string;
  customerId: number;
  kpId: number;
  state: 'reading' | 'read' | 'refused';
  pagesDone: number;
  pagesTotal: number;
  notes: string[];
  words: string;
}

/** Files that are read in the background; a statement that a buyer causes is about one company. */
export const listReadingRepository = ({ sql }: Database) => {
  const fields = sql`file_id, customer_id, kp_id, state, pages_done, pages_total, notes, words`;
  return {
    /** Once a file; one that was put aside is open again. */
    insert: (fileId: string, customerId: number, kpId: number) => sql`
      insert into inquiry_list_reading (file_id, customer_id, kp_id) values (${fileId}, ${customerId}, ${kpId})
      on conflict (file_id) do update set closed_at = null, kp_id = excluded.kp_id`,
    async find(fileId: string): Promise<ListReadingRow | undefined> {
      const [row] = await sql<ListReadingRow[]>`select ${fields} from inquiry_list_reading where file_id = ${fileId}`;
      return row;
    },
    async sheet(fileId: string): Promise<ListSheet | undefined> {
      const [row] = await sql<{ sheet: ListSheet }[]>`select sheet from inquiry_list_reading where file_id = ${fileId} and state = 'read'`;
      return row?.sheet;
    },
    async newestOpen(kpId: number): Promise<ListReadingRow | undefined> {
      const [row] = await sql<ListReadingRow[]>`
        select ${fields} from inquiry_list_reading where kp_id = ${kpId} and closed_at is null order by created_at desc limit 1`;
      return row;
    },
    close: async (fileId: string, customerId: number): Promise<boolean> => {
      const rows = await sql`
        update inquiry_list_reading set closed_at = now() where file_id = ${fileId} and customer_id = ${customerId} and closed_at is null returning file_id`;
      return rows.length > 0;
    },
    /** Takes a file on, where no other process has. @returns how often it was tried before */
    async lease(fileId: string, seconds: number): Promise<number | undefined> {
      const [row] = await sql<{ attempts: number }[]>`
        update inquiry_list_reading set lease_until = clock_timestamp() + make_interval(secs => ${seconds}), attempts = attempts + 1
        where file_id = ${fileId} and state = 'reading' and closed_at is null and (lease_until is null or lease_until < clock_timestamp())
        returning attempts - 1 as attempts`;
      return row?.attempts;
    },
    progress: (fileId: string, done: number, total: number, seconds: number) => sql`
      update inquiry_list_reading set pages_done = ${done}, pages_total = ${total}, lease_until = clock_timestamp() + make_interval(secs => ${seconds})
      where file_id = ${fileId}`,
    endLease: (fileId: string) => sql`update inquiry_list_reading set lease_until = null where file_id = ${fileId}`,
    finish: (fileId: string, sheet: ListSheet, notes: readonly string[]) => sql`
      update inquiry_list_reading set state = 'read', sheet = ${json(sql, sheet)}, notes = ${[...notes]}, lease_until = null where file_id = ${fileId}`,
    refuse: (fileId: string, words: string) =>
      sql`update inquiry_list_reading set state = 'refused', words = ${words}, lease_until = null where file_id = ${fileId}`,
    /** Files that wait and that no process holds. */
    async waiting(): Promise<string[]> {
      const rows = await sql<{ fileId: string }[]>`
        select file_id from inquiry_list_reading
        where state = 'reading' and closed_at is null and (lease_until is null or lease_until < clock_timestamp()) order by created_at limit 1000`;
      return rows.map(({ fileId }) => fileId);
    },
    removeOld: (days: number) => sql`delete from inquiry_list_reading where created_at < now() - make_interval(days => ${days})`,
  };
};
