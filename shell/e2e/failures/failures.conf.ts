import { join } from 'node:path';
import { config as base } from '../../../packages/build-config/src/wdio.conf.ts';
import { openStand, type Stand } from './stand/stand.ts';

let stand: Stand | undefined;

/** The failures: one browser and one site for all of them, behind a proxy that misbehaves when told. `npm run failures -w shell` */
export const config: WebdriverIO.Config = {
  ...base,
  // In one list, so that they share the session.
  // A script that never comes would hold up the load event, and with it every visit.
  capabilities: (base.capabilities as WebdriverIO.Capabilities[]).map((one) => ({ ...one, pageLoadStrategy: 'eager' })),
  specs: [[join(import.meta.dirname, '*/*.failure.ts')]],
  waitforInterval: 50,
  async onPrepare(...args) {
    await (base.onPrepare as (...given: unknown[]) => Promise<void>)(...args);
    try {
      if (!process.env.MALL_SITE_API) throw new Error('MALL_SITE needs MALL_SITE_API beside it: where its mall API listens');
      stand = await openStand(process.env.MALL_SITE_API, process.env.MALL_SITE_DATA ?? '');
    } catch (error) {
      // A runner would only log it and run the specs on nothing.
      process.stderr.write(`the stand for the failures could not be built: ${(error as Error).message}\n`);
      await end();
      process.exit(1);
    }
    process.env.MALL_BASE_URL = stand.url;
    process.env.MALL_STAND = stand.control;
  },
  onComplete: end,
};

async function end(...args: unknown[]) {
  await stand?.close();
  await (base.onComplete as (...given: unknown[]) => Promise<void>)(...args);
}
