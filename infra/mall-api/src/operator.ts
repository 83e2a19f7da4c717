// npx mall operator add <account> --name … --employee … --roles … | list | … (`operator-command.ts`): of DATABASE_URL, else of the embedded database in MALL_DATA
import { operatorCommand } from './operator-command.ts';

try {
  process.stdout.write(`${await operatorCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
