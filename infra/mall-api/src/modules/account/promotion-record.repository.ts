import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** Through which channel of marketing people came. */
export const promotionRecordRepository = ({ sql }: Database) => ({
  async insert(kpId: number | null, record: Record<string, unknown>) {
    await sql`insert into promotion_channel_record (kp_id, record) values (${kpId}, ${json(sql, record)})`;
  },
});
