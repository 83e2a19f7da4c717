import { isStrongPassword } from '@mall/domain/account';
import type { Database } from '../../database/database.ts';
import { kpRepository, type OperatorChange } from './kp.repository.ts';
import { hashPassword } from './password.ts';

export interface OperatorAccount extends Omit<OperatorChange, 'passwordHash'> {
  /** What the operator signs in with. */
  account: string;
  password?: string;
}

/**
 * Makes the account of an operator, or changes what is named of it. A changed password or a disabled account counts from the next request on.
 * @returns whether it is a new one
 * @throws in words, when something is missing or the password is too weak
 */
export async function keepOperator(db: Database, { account, password, ...change }: OperatorAccount): Promise<boolean> {
  if (!/^[a-z][a-z0-9.-]{1,39}$/.test(account))
    throw new Error('an account is 2 to 40 small letters, digits, dots and dashes, a letter first');
  if (password !== undefined && !isStrongPassword(password))
    throw new Error('a password needs 8 to 20 characters, letters and digits among them');
  const people = kpRepository(db);
  const passwordHash = password === undefined ? undefined : await hashPassword(password);
  if (await people.operatorByAccount(account)) {
    await people.changeOperator(account, { ...change, ...(passwordHash ? { passwordHash } : {}) });
    return false;
  }
  const { name, employeeNo, role = 'operator' } = change;
  if (!name || !employeeNo || !passwordHash)
    throw new Error(`there is no operator '${account}' yet: a new one needs --name, --employee and a password`);
  await people.addOperator({ account, name, employeeNo, role, passwordHash });
  return true;
}
