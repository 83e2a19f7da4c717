// npx mall reconcile 2026-11-21: of DATABASE_URL, else of the embedded database in MALL_DATA
import { reconcileCodes, reconcileCommand } from './reconcile-command.ts';

try {
  const { text, code } = await reconcileCommand(process.argv.slice(2));
  (code === reconcileCodes.agrees || code === reconcileCodes.differs ? process.stdout : process.stderr).write(`${text}\n`);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = reconcileCodes.failed;
}
