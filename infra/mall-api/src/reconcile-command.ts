import { moneyText } from '@mall/domain/money';
import { type Difference, paymentProviders } from '@mall/domain/payment';
import { shanghaiDate } from '@mall/domain/time';
import { paymentProvidersOf } from './adapters/payment/payment-providers.ts';
import { openDatabase } from './database/database.ts';
import { withMallDatabase } from './database/embedded-address.ts';
import { reconcile } from './modules/payment/reconcile.ts';
import { inWords } from './operator-command.ts';
import { whereDatabaseIs } from './settings.ts';

const usage = 'npx mall reconcile <day>: 2026-11-21, a day in Shanghai that is over or running';

/** What `npx mall reconcile` ends with. */
export const reconcileCodes = { agrees: 0, failed: 1, usage: 2, differs: 7 } as const;

const causes: Readonly<Record<Difference['cause'], string>> = {
  missingHere: 'missing here',
  missingThere: 'missing there',
  amount: 'another amount',
  twice: 'there twice',
};
const side = (amount: number | null) => (amount === null ? '-' : moneyText(amount));
const line = ({ cause, kind, transactionId, reference, there, here }: Difference) =>
  `  ${causes[cause]}\t${kind}\t${transactionId}\t${reference || '-'}\tthere ${side(there)}\there ${side(here)}`;

/** A day that exists and has begun. */
function isDay(text: string, today: string): boolean {
  const at = Date.parse(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(at) && new Date(at).toISOString().startsWith(text) && text <= today;
}

/**
 * `npx mall reconcile DAY`: each provider's statement of a day against the ledger, beside the API (rule payment 39).
 * @param env MALL_ADAPTERS=real asks the providers themselves, anything else the books of the embedded cashiers
 * @returns what is to be shown, and the exit code
 */
export async function reconcileCommand(
  argv: readonly string[],
  env: NodeJS.ProcessEnv = process.env,
): Promise<{ text: string; code: number }> {
  const [day = ''] = argv;
  if (argv.length !== 1 || !isDay(day, shanghaiDate(new Date().toISOString()))) return { text: usage, code: reconcileCodes.usage };
  return withMallDatabase(whereDatabaseIs(env), false, async (url) => {
    const db = openDatabase(url, { max: 2 });
    const said: string[] = [];
    let code: number = reconcileCodes.agrees;
    try {
      const { providers } = paymentProvidersOf({ db, embeddedAdapters: env.MALL_ADAPTERS !== 'real', mallUrl: '' }, env);
      for (const name of paymentProviders) {
        try {
          const { payments, refunds, differences } = await reconcile(db, providers[name], day);
          said.push(
            `${name} ${day}: ${payments.count} payments ${moneyText(payments.amount)}, ${refunds.count} refunds ${moneyText(refunds.amount)}: ${
              differences.length === 0 ? 'agrees' : `${differences.length} differences`
            }`,
            ...differences.map(line),
          );
          if (differences.length > 0 && code === reconcileCodes.agrees) code = reconcileCodes.differs;
        } catch (error) {
          // One provider that can't be asked doesn't keep the other from being compared.
          said.push(`${name} ${day}: could not be compared: ${(inWords(error) as Error).message}`);
          code = reconcileCodes.failed;
        }
      }
      return { text: said.join('\n'), code };
    } finally {
      await db.close();
    }
  });
}
