import { json } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

/** Through which channel of marketing people came. */
export const promotionRecordRepository = ({ sql }: Database) => ({
  async insert(kpId: number | null, record: Record<string, unknown>) {
    await sql`insert into promotion_channel_record (kp_id, record) values (${kpId}, ${json(sql, record)})`;
  },
  /** Those of the last half year, and the newest of them. */
  async deleteOld(keep: number) {
    await sql`delete from promotion_channel_record where at < now() - interval '180 days'
      or id <= (select id from promotion_channel_record order by id desc offset ${keep} limit 1)`;
  },
});
