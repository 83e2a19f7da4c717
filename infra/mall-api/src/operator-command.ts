import { parseArgs } from 'node:util';
import { type StaffRole, staffRoleNames } from '@mall/domain/staff';
import { openDatabase } from './database/database.ts';
import { withMallDatabase } from './database/embedded-address.ts';
import { MallError } from './http/mall-error.ts';
import { type NewAccount, newAccountProblem } from './modules/operator/new-account.ts';
import { operatorAccounts } from './modules/operator/operator-accounts.service.ts';
import { whereDatabaseIs } from './settings.ts';

const usage = `npx mall operator add <account> --name … --employee … --roles sales,finance
npx mall operator list | disable <account> | enable <account> | reset <account> | roles <account> sales,finance
  roles: ${Object.keys(staffRoleNames).join(', ')}; --why … is kept with the act`;

/** Roles as they are written on a command line. @throws {Error} naming what is no role */
export function rolesOf(text = ''): StaffRole[] {
  const named = [
    ...new Set(
      text
        .split(',')
        .map((one) => one.trim())
        .filter(Boolean),
    ),
  ];
  const stranger = named.find((one) => !(one in staffRoleNames));
  if (stranger || named.length === 0)
    throw new Error(`${stranger ? `'${stranger}' is no role` : 'name the roles'}: ${Object.keys(staffRoleNames).join(', ')}`);
  return named as StaffRole[];
}

/** Who does what a command does: somebody at the machine of the API. */
export const atTheMachine = (why: string | undefined) => ({ requestId: 'command', ip: '', why });

const oneTime = (account: string, password: string) =>
  `${account} signs in once with the password\n\n    ${password}\n\nat /_staff/ within 7 days, sets one of their own there, and a second step. It is shown only now.`;

/**
 * `npx mall operator …`: accounts of staff, beside the API (rule operator 18).
 * @param argv what stands behind `operator`
 * @returns what is to be shown
 * @throws {Error} in words
 */
export async function operatorCommand(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({
    args: [...argv],
    allowPositionals: true,
    options: { name: text, employee: text, roles: text, why: text },
  });
  const [command, account = '', roles] = positionals;
  const by = atTheMachine(values.why);
  return withMallDatabase(whereDatabaseIs(env), false, async (url) => {
    const db = openDatabase(url, { max: 2 });
    const accounts = operatorAccounts(db);
    const known = async () => {
      const found = await accounts.byAccount(account);
      if (!found) throw new Error(`there is no operator '${account}'`);
      return found.id;
    };
    try {
      if (command === 'list') {
        const all = await accounts.list();
        if (all.length === 0) return 'there are no operators yet';
        return all
          .map((one) =>
            [
              one.account,
              one.name,
              one.employeeNo,
              one.roles.join(','),
              one.isEnabled ? (one.hasSecondStep ? 'ready' : 'no second step yet') : 'disabled',
            ].join('\t'),
          )
          .join('\n');
      }
      if (command === 'add') {
        const made: NewAccount = { account, name: values.name ?? '', employeeNo: values.employee ?? '', roles: rolesOf(values.roles) };
        const problem = newAccountProblem(made);
        if (problem) throw new Error(problem);
        if (!made.roles.includes('administrator') && !(await accounts.hasAdministrator()))
          throw new Error('the first operator has to be an administrator: --roles administrator');
        return oneTime(account, (await accounts.add(made, by)).password);
      }
      if (command === 'disable' || command === 'enable') {
        await accounts.change(await known(), { isEnabled: command === 'enable' }, by);
        return `${account} was ${command}d`;
      }
      if (command === 'reset') return oneTime(account, (await accounts.reset(await known(), by, true)).password);
      if (command === 'roles') {
        const { roles: now } = await accounts.change(await known(), { roles: rolesOf(roles ?? values.roles) }, by);
        return `${account}: ${now.join(', ')}`;
      }
      throw new Error(usage);
    } catch (error) {
      throw inWords(error);
    } finally {
      await db.close();
    }
  });
}

/** A refusal with its facts; a database that no API has made its tables in. */
export function inWords(error: unknown): unknown {
  if (error instanceof MallError)
    return new Error(error.details ? `${error.message} (${Object.values(error.details as object).join(', ')})` : error.message);
  if ((error as { code?: string }).code === '42P01' || (error as { code?: string }).code === '42703')
    return new Error('this database has no tables of this release yet: start the API once');
  return error;
}
