import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Kp } from '../http/caller.ts';
import { sessionService } from '../modules/account/session.service.ts';
import { agreed } from './agreed.ts';

/** Test builder: another contact person of a company, signed in and no manager. */
export async function aColleague(db: Database, { customerId }: Pick<Kp, 'customerId'>, name = '小张'): Promise<{ kp: Kp; token: string }> {
  const phone = `137${String(randomInt(1e8)).padStart(8, '0')}`;
  const [row] = await db.sql<{ id: number }[]>`
    insert into kp (customer_id, phone, contact_name) values (${customerId}, ${phone}, ${name}) returning id`;
  await agreed(db, row!.id);
  const token = await sessionService(db).open({ kpId: row!.id }, { ip: '127.0.0.1', userAgent: 'test' });
  return { kp: { kpId: row!.id, customerId, isManager: false, operatorId: undefined }, token };
}
