import type { Database } from '../database/database.ts';
import { submitInquiry } from '../modules/inquiry/submit-inquiry.ts';
import type { ABuyer } from './a-buyer.ts';

/** What a line of a test's inquiry says. Without a SKU it names a part that nobody knows. */
export interface LineDraft {
  sku?: string;
  quantity?: number;
  said?: string;
}

/** Test builder: an inquiry that was submitted; lines with price and stock are quoted at once. @returns its id and its lines' ids, in order */
export async function anInquiry(
  db: Database,
  { viewer }: Pick<ABuyer, 'viewer'>,
  lines: readonly LineDraft[],
): Promise<{ id: number; lineIds: number[] }> {
  const { kpId, customerId } = viewer.kp;
  const [row] = await db.sql<{ id: number }[]>`insert into inquiry (kp_id, customer_id) values (${kpId}, ${customerId}) returning id`;
  const lineIds: number[] = [];
  for (const [at, { sku = null, quantity = 1, said = '六角螺栓 M12×80 8.8级' }] of lines.entries()) {
    const [line] = await db.sql<{ id: number }[]>`
      insert into inquiry_item (inquiry_id, position, sku_number, quantity, said, match_state)
      values (${row!.id}, ${at + 1}, ${sku}, ${quantity}, ${sku ? '' : said}, ${sku ? 'exact' : 'unmatched'}) returning id`;
    lineIds.push(line!.id);
  }
  await submitInquiry(db, viewer, row!.id);
  return { id: row!.id, lineIds };
}
