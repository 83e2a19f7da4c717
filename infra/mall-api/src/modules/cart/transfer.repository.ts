import type { CartTransfer } from '@mall/api-contract/cart';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface NewTransfer {
  fromKpId: number;
  toKpId: number;
  skuNumber: string;
  productName: string;
  quantity: number;
}
export type TransferRow = Omit<CartTransfer, 'fromName' | 'toName' | 'sku'> & { skuNumber: string };

/** Who took what out of a colleague's cart. */
export const transferRepository = ({ sql }: Database) => ({
  async insert(transfers: readonly NewTransfer[]): Promise<number[]> {
    if (transfers.length === 0) return [];
    const rows = await sql<{ id: number }[]>`insert into cart_transfer ${columns(sql, transfers)} returning id`;
    return rows.map(({ id }) => id);
  },
  /** Into and out of a cart, the newest first. */
  of: async (kpId: number, days: number, most: number): Promise<TransferRow[]> => [
    ...(await sql<TransferRow[]>`
      select id, from_kp_id, to_kp_id, sku_number, product_name, quantity, remark, at from cart_transfer
      where (from_kp_id = ${kpId} or to_kp_id = ${kpId}) and at > now() - make_interval(days => ${days}) order by id desc limit ${most}`),
  ],
  /** @returns how many of them were this person's own */
  async remark(toKpId: number, ids: readonly number[], remark: string): Promise<number> {
    const rows = await sql`
      update cart_transfer set remark = ${remark} where to_kp_id = ${toKpId} and id = any(${[...ids]}::bigint[]) returning id`;
    return rows.length;
  },
});
