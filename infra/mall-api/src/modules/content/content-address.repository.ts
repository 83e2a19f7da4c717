import type { Database } from '../../database/database.ts';

/** Where pages lie and where they were (rule content 37). */
export const contentAddressRepository = ({ sql }: Database) => ({
  /** One page at a time gets an address, so that of two who want the same one is told that it is taken. */
  hold: async () => {
    await sql`select pg_advisory_xact_lock(hashtext('content address'))`;
  },
  /** @returns whether the address was free */
  async move(id: number, from: string, to: string): Promise<boolean> {
    const moved = await sql`
      update content_item set slug = ${to} where id = ${id} and not exists (select from content_item where kind = 'page' and slug = ${to}) returning id`;
    if (moved.length === 0) return false;
    await sql`
      insert into content_former_address (slug, item_id) values (${from}, ${id})
      on conflict (slug) do update set item_id = excluded.item_id, moved_at = now()`;
    return true;
  },
  /** Who lies there now is who is meant. */
  take: async (slug: string) => {
    await sql`delete from content_former_address where slug = ${slug}`;
  },
  async movedFrom(slug: string): Promise<number | undefined> {
    const [row] = await sql<{ itemId: number }[]>`select item_id from content_former_address where slug = ${slug}`;
    return row?.itemId;
  },
  formerOf: async (id: number): Promise<string[]> =>
    (await sql<{ slug: string }[]>`select slug from content_former_address where item_id = ${id} order by slug`).map(({ slug }) => slug),
});
