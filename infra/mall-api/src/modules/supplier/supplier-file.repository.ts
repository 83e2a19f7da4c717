import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';
import type { FileType } from '../file/file-type.ts';

export interface SupplierFileRow {
  id: string;
  applicationId: string;
  name: string;
  type: FileType;
  /** Bytes. */
  size: number;
}

/** Papers of applications; their bytes lie in the object storage. */
export const supplierFileRepository = ({ sql }: Database) => {
  const all = sql`id, application_id, name, type, size`;
  return {
    insert: (row: SupplierFileRow) => sql`insert into supplier_file ${columns(sql, row)}`,
    of: async (applicationIds: readonly string[]): Promise<SupplierFileRow[]> => [
      ...(await sql<SupplierFileRow[]>`
        select ${all} from supplier_file where application_id = any(${[...applicationIds]}::text[]) order by created_at, id`),
    ],
    async find(id: string): Promise<SupplierFileRow | undefined> {
      const [row] = await sql<SupplierFileRow[]>`select ${all} from supplier_file where id = ${id}`;
      return row;
    },
    async remove(applicationId: string, id: string): Promise<boolean> {
      return (await sql`delete from supplier_file where application_id = ${applicationId} and id = ${id} returning id`).length > 0;
    },
    removeAll: (ids: readonly string[]) => sql`delete from supplier_file where id = any(${[...ids]}::text[])`,
    /** Files of what is over, and those that were not handed in with the others. */
    async over(most: number): Promise<string[]> {
      const rows = await sql<{ id: string }[]>`
        select file.id from supplier_file file join supplier_application one on one.id = file.application_id
        where (one.state <> 'accepted' and one.ends_at < now())
          or (one.state in ('submitted', 'accepted', 'rejected') and file.created_at < now() - interval '1 day'
            and not one.fields -> 'files' ? file.id and one.fields ->> 'licenceFile' is distinct from file.id)
        order by file.created_at limit ${most}`;
      return rows.map(({ id }) => id);
    },
  };
};
