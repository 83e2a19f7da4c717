import type { StaffRole } from '@mall/domain/staff';
import { columns } from '../../database/columns.ts';
import type { Database } from '../../database/database.ts';

export interface OperatorRow {
  id: number;
  account: string;
  name: string;
  employeeNo: string;
  roles: StaffRole[];
  passwordHash: string;
  /** Of a one-time password; null for one's own. */
  passwordExpiresAt: string | null;
  isEnabled: boolean;
  /** Counts changes of password and second step. */
  credentials: number;
  secondStep: Buffer | null;
  lastSignedInAt: string | null;
}
export type NewOperator = Pick<OperatorRow, 'account' | 'name' | 'employeeNo' | 'roles' | 'passwordHash'>;
export type OperatorChanges = Partial<Omit<OperatorRow, 'id' | 'account' | 'credentials'>> & { lastStep?: number };

/** The mall's staff, and what they sign in with. */
export const operatorRepository = ({ sql }: Database) => {
  const all = sql`id, account, name, employee_no, roles, password_hash, password_expires_at, is_enabled, credentials, second_step, last_signed_in_at`;
  return {
    async byAccount(account: string): Promise<OperatorRow | undefined> {
      const [row] = await sql<OperatorRow[]>`select ${all} from operator where account = ${account}`;
      return row;
    },
    async byId(id: number): Promise<OperatorRow | undefined> {
      const [row] = await sql<OperatorRow[]>`select ${all} from operator where id = ${id}`;
      return row;
    },
    /** One change at a time to what somebody signs in with, until the caller's transaction ends. */
    async lock(id: number): Promise<OperatorRow | undefined> {
      const [row] = await sql<OperatorRow[]>`select ${all} from operator where id = ${id} for update`;
      return row;
    },
    list: () => sql<OperatorRow[]>`select ${all} from operator order by id limit 1000`,
    names: (ids: readonly number[]) => sql<{ id: number; name: string }[]>`select id, name from operator where id = any(${[...ids]})`,
    /** One change at a time to who may do what, until the caller's transaction ends. */
    async lockAccounts() {
      await sql`select pg_advisory_xact_lock(hashtextextended('operator accounts', 0))`;
    },
    /** Administrators who can sign in by themselves: enabled, with a password of their own and a second step. */
    async usableAdministrators(): Promise<number[]> {
      const rows = await sql<{ id: number }[]>`select id from operator
        where is_enabled and 'administrator' = any(roles) and password_expires_at is null and second_step is not null`;
      return rows.map(({ id }) => id);
    },
    async hasAdministrator(): Promise<boolean> {
      const [row] = await sql`select 1 from operator where is_enabled and 'administrator' = any(roles) limit 1`;
      return row !== undefined;
    },
    /** What of it somebody has already. */
    async taken({ account, employeeNo }: Pick<OperatorRow, 'account' | 'employeeNo'>): Promise<'account' | 'employeeNo' | undefined> {
      const [row] = await sql<{ account: string }[]>`
        select account from operator where account = ${account} or employee_no = ${employeeNo} order by account = ${account} desc limit 1`;
      return row && (row.account === account ? 'account' : 'employeeNo');
    },
    /** With a one-time password of 7 days. */
    async insert({ roles, ...operator }: NewOperator): Promise<OperatorRow> {
      const [row] = await sql<OperatorRow[]>`
        insert into operator (account, name, employee_no, password_hash, roles, password_expires_at)
        values (${operator.account}, ${operator.name}, ${operator.employeeNo}, ${operator.passwordHash}, ${roles}, now() + interval '7 days')
        returning ${all}`;
      return row!;
    },
    /** Nothing where the account, or the number, is somebody's already. */
    async insertKnown({ roles, secondStep, ...operator }: NewOperator & { secondStep: (id: number) => Buffer | null }) {
      const [row] = await sql<{ id: number }[]>`
        insert into operator (account, name, employee_no, password_hash, roles)
        values (${operator.account}, ${operator.name}, ${operator.employeeNo}, ${operator.passwordHash}, ${roles})
        on conflict do nothing returning id`;
      if (row) await sql`update operator set second_step = ${secondStep(row.id)} where id = ${row.id}`;
    },
    async change(id: number, changes: OperatorChanges): Promise<OperatorRow> {
      const [row] = await sql<OperatorRow[]>`update operator set ${columns(sql, changes)} where id = ${id} returning ${all}`;
      return row!;
    },
    /** Changes what somebody signs in with: everything that was begun with it before ends. */
    async changeCredentials(id: number, changes: OperatorChanges): Promise<OperatorRow> {
      const [row] = await sql<OperatorRow[]>`
        update operator set ${columns(sql, changes)}, credentials = credentials + 1 where id = ${id} returning ${all}`;
      return row!;
    },
    /** A one-time password of 7 days, and no second step. */
    async reset(id: number, passwordHash: string): Promise<OperatorRow> {
      await sql`delete from operator_recovery_code where operator_id = ${id}`;
      const [row] = await sql<OperatorRow[]>`
        update operator set password_hash = ${passwordHash}, password_expires_at = now() + interval '7 days', second_step = null,
          last_step = 0, credentials = credentials + 1 where id = ${id} returning ${all}`;
      return row!;
    },
    async signedIn(id: number) {
      await sql`update operator set last_signed_in_at = now() where id = ${id}`;
    },
    /** Uses the code of a step up, and with it those before. @returns false when it was used already */
    async useStep(id: number, step: number): Promise<boolean> {
      const rows = await sql`update operator set last_step = ${step} where id = ${id} and last_step < ${step} returning 1`;
      return rows.length > 0;
    },
    async keepRecoveryCodes(id: number, hashes: readonly Buffer[]) {
      await sql`delete from operator_recovery_code where operator_id = ${id}`;
      await sql`insert into operator_recovery_code ${columns(
        sql,
        hashes.map((codeHash) => ({ operatorId: id, codeHash })),
      )}`;
    },
    async useRecoveryCode(id: number, hash: Buffer): Promise<boolean> {
      const rows = await sql`update operator_recovery_code set used_at = now()
        where operator_id = ${id} and code_hash = ${hash} and used_at is null returning 1`;
      return rows.length > 0;
    },
  };
};
