import { randomBytes } from 'node:crypto';
import type { StaffRole } from '@mall/domain/staff';
import type { Database } from '../database/database.ts';
import { hashPassword } from '../modules/account/password.ts';
import { sessionService } from '../modules/account/session.service.ts';
import { ownerOfSecret, sealedSteps } from '../modules/operator/second-step.ts';
import { staffKeyService } from '../modules/operator/staff-key.service.ts';
import { codeOf, stepAt } from '../modules/operator/totp.ts';
import { testingInstallationKey } from './embedded.ts';

export interface AnOperator {
  id: number;
  account: string;
  password: string;
  /** A session's token that acts as staff, for the header. */
  token: string;
  /** A code of the authenticator, so many half minutes from now. */
  code(by?: number): string;
}

/**
 * Test builder: an operator who is signed in at the workplace. The password is given only where a test signs in with it.
 */
export async function anOperator(
  db: Database,
  roles: readonly StaffRole[],
  {
    account = `op-${randomBytes(5).toString('hex')}`,
    password = '',
    hasSecondStep = true,
  }: { account?: string; password?: string; hasSecondStep?: boolean } = {},
): Promise<AnOperator> {
  const secret = randomBytes(20);
  const hash = password ? await hashPassword(password) : '';
  const [row] = await db.sql<{ id: number }[]>`
    insert into operator (account, name, employee_no, password_hash, roles) values (${account}, '周琳', ${account}, ${hash}, ${[...roles]}) returning id`;
  const { id } = row!;
  if (hasSecondStep)
    await db.sql`update operator set second_step = ${sealedSteps(testingInstallationKey).seal(secret, ownerOfSecret(id))} where id = ${id}`;
  const token = await sessionService(db).open({ operatorId: id, isStaff: true }, { ip: '127.0.0.1', userAgent: 'test' });
  return { id, account, password, token, code: (by = 0) => codeOf(secret, stepAt(Date.now()) + by) };
}

/** Test builder: the key of a program, for `Authorization: Bearer`. */
export async function aStaffKey(db: Database, roles: readonly StaffRole[]): Promise<{ id: number; secret: string }> {
  const by = { requestId: 'test', ip: '127.0.0.1' };
  const { key, secret } = await staffKeyService(db).add('ERP', [...roles], 30, '测试', by);
  return { id: key.id, secret };
}
