// node src/webhook.ts add <url> … | list | test <id> | … (`webhook-command.ts`): of DATABASE_URL, else of the embedded database in MALL_DATA
import { webhookCommand } from './webhook-command.ts';

try {
  process.stdout.write(`${await webhookCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
