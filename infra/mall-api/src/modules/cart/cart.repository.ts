import { columns, json } from '../../database/columns.ts';
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
  /** What a substitute stands for; null for a line as it was added. */
  replacedSku: string | null;
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
/** What becomes of a line; what is left out stays. */
export interface LineChange {
  id: number;
  quantity?: number | undefined;
  isSelected?: boolean | undefined;
  inquiryId?: number | undefined;
}

export const cartRepository = ({ sql }: Database) => {
  const fields = sql`
    id, sku_number, selected_attributes, quantity, is_selected, is_match_sku, picture_url, relation_item_id, inquiry_id, replaced_sku`;
  return {
    /** Locks the cart of a contact person until the transaction ends; makes it where there was none. */
    async lock(kpId: number) {
      await sql`insert into cart (kp_id) values (${kpId}) on conflict do nothing`;
      await sql`select kp_id from cart where kp_id = ${kpId} for update`;
    },
    /** Newest first. */
    items: async (kpId: number): Promise<CartItemRow[]> => [
      ...(await sql<CartItemRow[]>`select ${fields} from cart_item where kp_id = ${kpId} order by id desc`),
    ],
    async count(kpId: number): Promise<number> {
      const [row] = await sql<{ n: number }[]>`select count(*)::int as n from cart_item where kp_id = ${kpId}`;
      return row!.n;
    },
    /** @returns their ids, in their order */
    async insertAll(
      kpId: number,
      items: readonly ({ skuNumber: string; selectedAttributes: string; quantity: number } & CartItemOrigin)[],
    ): Promise<number[]> {
      if (items.length === 0) return [];
      const rows = items.map((item) => ({
        ...{ kpId, skuNumber: item.skuNumber, selectedAttributes: item.selectedAttributes, quantity: item.quantity },
        ...{ requestId: item.requestId, requestTypeId: item.requestTypeId, resultDigits: item.resultDigits, inquiryId: item.inquiryId },
        ...{ isMatchSku: item.isMatchSku ?? false, pictureUrl: item.pictureUrl ?? '', relationItemId: item.relationItemId ?? 0 },
      }));
      const made = await sql<{ id: number }[]>`insert into cart_item ${columns(sql, rows)} returning id`;
      return made.map(({ id }) => id);
    },
    /** All in one statement. */
    async changeAll(kpId: number, changes: readonly LineChange[]) {
      if (changes.length === 0) return;
      await sql`
        update cart_item i set quantity = coalesce(c.quantity, i.quantity), is_selected = coalesce(c."isSelected", i.is_selected),
          inquiry_id = coalesce(c."inquiryId", i.inquiry_id)
        from jsonb_to_recordset(${json(sql, changes)}) as c (id bigint, quantity int, "isSelected" boolean, "inquiryId" int)
        where i.id = c.id and i.kp_id = ${kpId}`;
    },
    /** Another SKU in the place of what stands there, or what stood there again. */
    async replace(kpId: number, lines: readonly { id: number; skuNumber: string; replacedSku: string | null }[]) {
      if (lines.length === 0) return;
      await sql`
        update cart_item i set sku_number = r."skuNumber", replaced_sku = r."replacedSku"
        from jsonb_to_recordset(${json(sql, lines)}) as r (id bigint, "skuNumber" text, "replacedSku" text)
        where i.id = r.id and i.kp_id = ${kpId}`;
    },
    selectAll: (kpId: number, isSelected: boolean) =>
      sql`update cart_item set is_selected = ${isSelected} where kp_id = ${kpId} and is_selected <> ${isSelected}`,
    remove: (kpId: number, ids: readonly number[]) =>
      sql`delete from cart_item where kp_id = ${kpId} and id in ${sql([...ids])} returning id`,
  };
};
