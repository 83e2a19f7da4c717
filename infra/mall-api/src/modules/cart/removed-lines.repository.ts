import type { Database } from '../../database/database.ts';

/** So long a line that was taken out can be put back. */
const keptHours = 24;

/** Lines that were taken out of carts, as they were. */
export const removedLinesRepository = ({ sql }: Database) => ({
  /** Takes lines out of a cart and keeps them; what lies there for longer than a day is forgotten. */
  async keep(kpId: number, ids: readonly number[]) {
    await sql`delete from removed_cart_item where kp_id = ${kpId} and removed_at < now() - make_interval(hours => ${keptHours})`;
    await sql`
      with gone as (delete from cart_item where kp_id = ${kpId} and id = any(${[...ids]}::bigint[]) returning *)
      insert into removed_cart_item (id, kp_id, line) select id, kp_id, to_jsonb(gone) from gone`;
  },
  /** SKUs of lines that can be put back, in the order they came into the cart. */
  async kept(kpId: number, ids: readonly number[]): Promise<{ id: number; skuNumber: string }[]> {
    return [
      ...(await sql<{ id: number; skuNumber: string }[]>`
        select id, line ->> 'sku_number' as sku_number from removed_cart_item
        where kp_id = ${kpId} and id = any(${[...ids]}::bigint[]) and removed_at > now() - make_interval(hours => ${keptHours})
        order by id`),
    ];
  },
  /** Puts lines back as they were, under their ids. */
  async putBack(kpId: number, ids: readonly number[]) {
    await sql`
      with back as (delete from removed_cart_item where kp_id = ${kpId} and id = any(${[...ids]}::bigint[]) returning line)
      insert into cart_item overriding system value select (jsonb_populate_record(null::cart_item, line)).* from back`;
  },
});
