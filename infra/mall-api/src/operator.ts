// node src/operator.ts <account> --name … --employee … [--role operator|admin] [--enable | --disable] [--password], against DATABASE_URL
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { openDatabase } from './database/database.ts';
import { keepOperator } from './modules/account/operator-account.ts';

/** From the terminal without showing it, or the first line of what is piped in: never from the command line, where others can read it. */
async function askPassword(): Promise<string> {
  process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    name: { type: 'string' },
    employee: { type: 'string' },
    role: { type: 'string' },
    enable: { type: 'boolean' },
    disable: { type: 'boolean' },
    password: { type: 'boolean' },
  },
});

try {
  const [account] = positionals;
  const { DATABASE_URL: databaseUrl } = process.env;
  const { name, employee, role, enable, disable, password } = values;
  if (!account || positionals.length > 1)
    throw new Error('node src/operator.ts <account> --name … --employee … [--role operator|admin] [--enable | --disable] [--password]');
  if (!databaseUrl) throw new Error('DATABASE_URL is not set: an embedded database has the operator of the demo');
  if (role !== undefined && role !== 'operator' && role !== 'admin') throw new Error(`'${role}' is no role: operator or admin`);
  const db = openDatabase(databaseUrl, { max: 1 });
  try {
    const isNew = await keepOperator(db, {
      account,
      ...(name ? { name } : {}),
      ...(employee ? { employeeNo: employee } : {}),
      ...(role ? { role } : {}),
      ...(enable || disable ? { isEnabled: !disable } : {}),
      ...(password ? { password: await askPassword() } : {}),
    });
    process.stdout.write(`${account} was ${isNew ? 'made' : 'changed'}\n`);
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
