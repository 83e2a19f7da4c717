import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface PictureRow {
  id: string;
  name: string;
  width: number;
  height: number;
  /** Widths of its sizes, the smallest first. */
  widths: number[];
  /** '960.avif' → key in the storage. */
  keys: Record<string, string>;
}

export const contentPictureRepository = ({ sql }: Database) => ({
  async insert({ id, name, width, height, widths, keys }: PictureRow) {
    await sql`
      insert into content_picture (id, name, width, height, widths, keys)
      values (${id}, ${name}, ${width}, ${height}, ${widths}, ${json(sql, keys)})`;
  },
  byIds: async (ids: readonly string[]): Promise<PictureRow[]> =>
    ids.length === 0
      ? []
      : sql<PictureRow[]>`select id, name, width, height, widths, keys from content_picture where id = any(${[...ids]})`,
  async page(offset: number, limit: number): Promise<{ total: number; rows: PictureRow[] }> {
    const rows = await sql<(PictureRow & { total: number })[]>`
      select id, name, width, height, widths, keys, count(*) over()::int as total from content_picture
      order by created_at desc, id limit ${limit} offset ${offset}`;
    return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
  },
});
