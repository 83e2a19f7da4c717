import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface CartItemRow {
  id: number;
  skuNumber: string;
  selectedAttributes: string;
  quantity: number;
  isSelected: boolean;
  isMatchSku: boolean;
  pictureUrl: string;
  relationItemId: number;
  inquiryId: number;
}
export interface CartItemOrigin {
  requestId: string;
  requestTypeId: number;
  resultDigits: string;
  inquiryId: number;
  isMatchSku?: boolean;
  pictureUrl?: string;
  relationItemId?: number;
}

export const cartRepository = ({ sql }: Database) => ({
  /** Locks the cart of a contact person until the transaction ends; makes it where there was none. */
  async lock(kpId: number) {
    await sql`insert into cart (kp_id) values (${kpId}) on conflict do nothing`;
    await sql`select kp_id from cart where kp_id = ${kpId} for update`;
  },
  /** Newest first. */
  items: (kpId: number): Promise<CartItemRow[]> =>
    sql<CartItemRow[]>`
      select id, sku_number, selected_attributes, quantity, is_selected, is_match_sku, picture_url, relation_item_id, inquiry_id from cart_item where kp_id = ${kpId} order by id desc`.then(
      (rows) => [...rows],
    ),
  async count(kpId: number): Promise<number> {
    const [row] = await sql<{ n: number }[]>`select count(*)::int as n from cart_item where kp_id = ${kpId}`;
    return row!.n;
  },
  async insert(kpId: number, item: { skuNumber: string; selectedAttributes: string; quantity: number } & CartItemOrigin): Promise<number> {
    const [row] = await sql<{ id: number }[]>`
      insert into cart_item ${columns(sql, { kpId, ...item })} returning id`;
    return row!.id;
  },
  change: (id: number, changes: { quantity?: number; isSelected?: boolean; inquiryId?: number }) =>
    sql`update cart_item set ${columns(sql, changes)} where id = ${id}`,
  selectAll: (kpId: number, isSelected: boolean) => sql`update cart_item set is_selected = ${isSelected} where kp_id = ${kpId}`,
  remove: (kpId: number, ids: readonly number[]) =>
    sql`delete from cart_item where kp_id = ${kpId} and id in ${sql([...ids])} returning id`,
});
