import { randomInt } from 'node:crypto';
import type { Database } from '../database/database.ts';
import type { Kp } from '../http/caller.ts';
import { hashPassword } from '../modules/account/password.ts';
import { sessionService } from '../modules/account/session.service.ts';
import { agreed } from './agreed.ts';

export interface ACompany {
  kp: Kp;
  phone: string;
  /** A session's token, for the header. */
  token: string;
}

/** Test builder: a company with one manager who is signed in. Its password is given only where a test logs in with it: hashing takes time.
 * Agreed to is all that is in force, unless the test is about that. */
export async function aCompany(
  db: Database,
  {
    name = '测试机械有限公司',
    phone = `139${String(randomInt(1e8)).padStart(8, '0')}`,
    password = '',
    customerGroup = 'standard',
    agrees = true,
  } = {},
): Promise<ACompany> {
  const [customer] = await db.sql<
    { id: number }[]
  >`insert into customer (name, customer_group) values (${name}, ${customerGroup}) returning id`;
  const [kp] = await db.sql<{ id: number }[]>`
    insert into kp (customer_id, phone, contact_name, password_hash, is_manager)
    values (${customer!.id}, ${phone}, '王工', ${password ? await hashPassword(password) : null}, true) returning id`;
  if (agrees) await agreed(db, kp!.id);
  const token = await sessionService(db).open({ kpId: kp!.id }, { ip: '127.0.0.1', userAgent: 'test' });
  return { kp: { kpId: kp!.id, customerId: customer!.id, isManager: true, operatorId: undefined }, phone, token };
}
