import { pino } from 'pino';
import { smsOutbox, smsWebhook } from './adapters/sms.ts';
import { buildApp } from './app.ts';
import { openMallDatabase } from './database/open-mall-database.ts';
import { installationKey } from './installation-key.ts';
import { startJobs } from './jobs/start-jobs.ts';
import { drain } from './load/drain.ts';
import { restInTime } from './load/rest.ts';
import { hearSessions } from './modules/account/hear-sessions.ts';
import { bringSynonyms } from './modules/search/bring-synonyms.ts';
import { targets } from './modules/webhook/target.ts';
import { startWebhooks } from './modules/webhook/webhook-sender.ts';
import type { MallPorts } from './ports.ts';
import { readSettings } from './settings.ts';

/** What is under way is answered within 7 s (rule calls 29); longer streams, the assistant's, are cut off. */
const drainMs = 9000;
const endMs = 14_000;

/**
 * Runs the mall's API in this process until it is told to end: settings from the environment, database opened and migrated, filled, served.
 * @param ports what the mall is given from outside
 */
export async function startMallApi(ports: MallPorts = {}): Promise<void> {
  const settings = readSettings();
  // Standard output is for the person who starts the mall; the log goes to standard error.
  const logger = pino(
    { level: settings.logLevel, base: null, redact: ['headers.token', 'req.headers.token'] },
    pino.destination({ dest: 2, sync: false }),
  );
  const say = (text: string) => process.stdout.write(`${text}\n`);

  const stops: (() => Promise<unknown>)[] = [];
  let stopping: Promise<void> | undefined;

  /** Ends what was started, last first; whatever hangs is left behind. */
  function stop(code: number) {
    stopping ??= (async () => {
      setTimeout(() => process.exit(code || 1), endMs).unref();
      for (const end of stops.reverse()) await end().catch((error: unknown) => logger.error({ err: error }, 'could not stop cleanly'));
      logger.flush();
      process.exit(code);
    })();
    return stopping;
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'a promise was rejected and nobody listened'));

  try {
    const { db, background, probe, url, close } = await openMallDatabase(settings, logger);
    stops.push(close);
    const filling = new AbortController();
    stops.push(async () => filling.abort());
    const key = installationKey(settings);
    await ports.fill?.({ db: background, url, installationKey: key, signal: filling.signal });
    await bringSynonyms(background);
    const jobs = await startJobs(url, logger);
    stops.push(() => jobs.stop());
    const mayGo = targets({ networks: settings.webhookNetworks, mayBePlain: settings.isDevelopment });
    const webhooks = startWebhooks({ db: background, key, targets: mayGo, logger });
    stops.push(() => webhooks.stop());
    const sms = settings.embeddedAdapters || !settings.sms ? smsOutbox() : smsWebhook(settings.sms);
    const app = await buildApp({ db, background, probe, installationKey: key, settings, jobs, sms, ports, logger });
    await hearSessions(background, logger);
    restInTime(app);
    stops.push(() => drain(app, drainMs));
    await app.listen({ host: settings.host, port: settings.port });
    say(`mall-api listens on http://${settings.host}:${settings.port}`);
  } catch (error) {
    if (stopping) await stopping;
    logger.fatal({ err: error }, 'could not start');
    process.stderr.write(`mall-api could not start: ${(error as Error).message}\n`);
    await stop(1);
  }
}
