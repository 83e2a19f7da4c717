import { parseArgs } from 'node:util';
import { openDatabase } from './database/database.ts';
import { withMallDatabase } from './database/embedded-address.ts';
import { staffKeyService } from './modules/operator/staff-key.service.ts';
import { atTheMachine, inWords, rolesOf } from './operator-command.ts';
import { whereDatabaseIs } from './settings.ts';

const usage = 'npx mall key add <name> --roles sales,warehouse [--days 365] | list | end <id>; --why … is kept with the act';

const stateOf = ({ endedAt, expiresAt }: { endedAt: string | null; expiresAt: string }) => {
  if (endedAt) return `ended ${endedAt}`;
  return `${Date.parse(expiresAt) < Date.now() ? 'expired' : 'until'} ${expiresAt}`;
};

/**
 * `npx mall key …`: keys of programs that act as staff, such as an ERP, beside the API (rule operator 18).
 * @param argv what stands behind `key`
 * @returns what is to be shown
 * @throws {Error} in words
 */
export async function keyCommand(argv: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<string> {
  const text = { type: 'string' } as const;
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options: { roles: text, days: text, why: text } });
  const [command, operand = ''] = positionals;
  const by = atTheMachine(values.why);
  return withMallDatabase(whereDatabaseIs(env), false, async (url) => {
    const db = openDatabase(url, { max: 2 });
    const keys = staffKeyService(db);
    try {
      if (command === 'list') {
        const all = await keys.list();
        if (all.length === 0) return 'there are no keys yet';
        return all
          .map((one) =>
            [one.id, one.name, one.roles.join(','), stateOf(one), one.lastUsedAt ? `used ${one.lastUsedAt}` : 'never used'].join('\t'),
          )
          .join('\n');
      }
      if (command === 'add') {
        const days = Number(values.days ?? 365);
        if (!operand || operand.length > 40) throw new Error('a key needs a name of at most 40 characters: whose it is');
        if (!Number.isInteger(days) || days < 1 || days > 730) throw new Error('--days is a whole number from 1 to 730');
        const { key, secret } = await keys.add(operand, rolesOf(values.roles), days, '服务器命令行', by);
        return `key ${key.id} of ${key.name}, until ${key.expiresAt}; it is shown only now:\n\n    Authorization: Bearer ${secret}\n`;
      }
      if (command === 'end') {
        if (!/^[1-9]\d{0,8}$/.test(operand)) throw new Error(usage);
        if (!(await keys.names([Number(operand)])).size) throw new Error(`there is no key ${operand}`);
        return `key ${operand} was ended: ${(await keys.end(Number(operand), by)).name}`;
      }
      throw new Error(usage);
    } catch (error) {
      throw inWords(error);
    } finally {
      await db.close();
    }
  });
}
