// npx mall key add <name> --roles … [--days 365] | list | end <id> (`key-command.ts`): of DATABASE_URL, else of the embedded database in MALL_DATA
import { keyCommand } from './key-command.ts';

try {
  process.stdout.write(`${await keyCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
