import type { ListColumn } from '@mall/domain/inquiry/list';
import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

const keptOfCompany = 200;

/** How the sheets of a company are read; every statement is about one company. */
export const columnMappingRepository = ({ sql }: Database) => ({
  async find(customerId: number, fingerprints: readonly string[]): Promise<Map<string, ListColumn[]>> {
    if (fingerprints.length === 0) return new Map();
    const rows = await sql<{ fingerprint: string; mapping: ListColumn[] }[]>`
      select fingerprint, mapping from inquiry_column_mapping where customer_id = ${customerId} and fingerprint = any(${[...fingerprints]}::text[])`;
    return new Map(rows.map(({ fingerprint, mapping }) => [fingerprint, mapping]));
  },
  /** Those used last are kept. */
  async keep(customerId: number, fingerprint: string, columns: readonly ListColumn[]) {
    await sql`
      insert into inquiry_column_mapping (customer_id, fingerprint, mapping) values (${customerId}, ${fingerprint}, ${json(sql, columns)})
      on conflict (customer_id, fingerprint) do update set mapping = excluded.mapping, used_at = now()`;
    await sql`
      delete from inquiry_column_mapping where customer_id = ${customerId} and fingerprint in (
        select fingerprint from inquiry_column_mapping where customer_id = ${customerId} order by used_at desc offset ${keptOfCompany})`;
  },
});
