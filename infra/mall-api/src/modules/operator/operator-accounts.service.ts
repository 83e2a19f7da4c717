import type { OneTimePassword, OperatorAccount } from '@mall/api-contract/operator';
import type { StaffRole } from '@mall/domain/staff';
import type { Database } from '../../database/database.ts';
import { MallError } from '../../http/mall-error.ts';
import { hashPassword } from '../account/password.ts';
import { sessionService } from '../account/session.service.ts';
import { staffActsService } from '../staff/staff-acts.service.ts';
import type { NewAccount } from './new-account.ts';
import { type OperatorRow, operatorRepository } from './operator.repository.ts';
import { newOneTimePassword } from './random-words.ts';
import type { By } from './staff-key.service.ts';

export interface AccountChange {
  name?: string | undefined;
  roles?: StaffRole[] | undefined;
  isEnabled?: boolean | undefined;
}

const seen = ({ id, account, name, roles, employeeNo, isEnabled, secondStep, lastSignedInAt }: OperatorRow): OperatorAccount => ({
  ...{ id, account, name, roles, employeeNo, isEnabled, lastSignedInAt },
  hasSecondStep: secondStep !== null,
});

/** Who acts as staff (rules operator 12, 16): administrators' calls, and the commands at the machine of the API. Every act is kept. */
export const operatorAccounts = (db: Database) => {
  /** The last administrator who can sign in stays one (rule operator 16), whoever changes what at the same moment. */
  const notTheLast = async (tx: Database, id: number) => {
    const usable = await operatorRepository(tx).usableAdministrators();
    if (usable.includes(id) && usable.length === 1) throw new MallError('OPERATOR_LAST_ADMINISTRATOR');
  };
  const locked = async (tx: Database, id: number): Promise<OperatorRow> => {
    await operatorRepository(tx).lockAccounts();
    const operator = await operatorRepository(tx).lock(id);
    if (!operator) throw new MallError('NOT_FOUND', { url: `/operators/${id}` });
    return operator;
  };

  return {
    list: async (): Promise<OperatorAccount[]> => (await operatorRepository(db).list()).map(seen),
    async byAccount(account: string): Promise<OperatorAccount | undefined> {
      const row = await operatorRepository(db).byAccount(account);
      return row && seen(row);
    },
    hasAdministrator: (): Promise<boolean> => operatorRepository(db).hasAdministrator(),

    /** @throws OPERATOR_TAKEN */
    async add(account: NewAccount, by: By): Promise<OneTimePassword> {
      const password = newOneTimePassword();
      const passwordHash = await hashPassword(password);
      return db.transaction(async (tx) => {
        const operators = operatorRepository(tx);
        await operators.lockAccounts();
        const field = await operators.taken(account);
        if (field) throw new MallError('OPERATOR_TAKEN', { field });
        const operator = await operators.insert({ ...account, passwordHash });
        const { account: subject, ...details } = account;
        await staffActsService(tx).record({ ...by, act: 'addOperator', subject, details });
        return { operator: seen(operator), password };
      });
    },

    /** Roles count at once; whoever is disabled is out at once. @throws NOT_FOUND, OPERATOR_LAST_ADMINISTRATOR */
    async change(id: number, change: AccountChange, by: By): Promise<OperatorAccount> {
      const named = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined)) as AccountChange;
      const changed = await db.transaction(async (tx) => {
        const before = await locked(tx, id);
        if (named.isEnabled === false || (named.roles && !named.roles.includes('administrator'))) await notTheLast(tx, id);
        const operators = operatorRepository(tx);
        const { name = before.name, roles = before.roles, isEnabled = before.isEnabled } = named;
        // What was begun before an account was disabled doesn't go on when it is enabled again.
        const after = await (isEnabled === before.isEnabled
          ? operators.change(id, { name, roles })
          : operators.changeCredentials(id, { name, roles, isEnabled }));
        if (!isEnabled) await sessionService(tx).closeAllOfOperator(id);
        await staffActsService(tx).record({ ...by, act: 'changeOperator', subject: before.account, details: { ...named } });
        return after;
      });
      sessionService(db).forgetOperator(id);
      return seen(changed);
    },

    /**
     * A one-time password, no second step any more, and every session ended.
     * @param isRescue at the machine of the API also for the last administrator, who would be locked out for ever
     * @throws NOT_FOUND, OPERATOR_LAST_ADMINISTRATOR
     */
    async reset(id: number, by: By, isRescue = false): Promise<OneTimePassword> {
      const password = newOneTimePassword();
      const passwordHash = await hashPassword(password);
      const operator = await db.transaction(async (tx) => {
        const { account } = await locked(tx, id);
        if (!isRescue) await notTheLast(tx, id);
        const after = await operatorRepository(tx).reset(id, passwordHash);
        await sessionService(tx).closeAllOfOperator(id);
        await staffActsService(tx).record({ ...by, act: 'resetOperator', subject: account, details: {} });
        return after;
      });
      sessionService(db).forgetOperator(id);
      return { operator: seen(operator), password };
    },
  };
};
