// npm run soak [-- --minutes 10] [--buyers 6]: buyers browse, order, pay and cancel, while API, gateway and database are killed in turn; then the ledgers are checked.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startSite } from './site.mjs';
import { buyer } from './soak/buyer.mjs';
import { killInTurn } from './soak/killer.mjs';
import { checkLedgers, openLedgers } from './soak/ledgers.mjs';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' }, buyers: { type: 'string', default: '6' } } });
const data = process.env.MALL_DATA ?? mkdtempSync(join(tmpdir(), 'mall-soak-'));
Object.assign(process.env, { MALL_DATA: data, MALL_CATALOGUE: process.env.MALL_CATALOGUE ?? '6000' });
const run = `SOAK-${Date.now().toString(36)}`;
const site = await startSite(Number(process.env.PORT ?? 18090));
const ending = new AbortController();
const people = ['13800138000', '13800138001', '13900139000'];
process.stdout.write(`${values.buyers} buyers for ${values.minutes} minutes on ${site.url}\n`);

let isRight = false;
try {
  const buyers = Array.from({ length: Number(values.buyers) }, (_, index) =>
    buyer({ site: site.url, phone: people[index % people.length], name: `${run}-${index}`, signal: ending.signal }),
  );
  const killing = killInTurn({ site, data, signal: ending.signal });
  setTimeout(() => ending.abort(), Number(values.minutes) * 60_000);
  const acts = (await Promise.all(buyers)).flat();
  const outages = await killing;
  const ledgers = await openLedgers(data);
  isRight = await checkLedgers(ledgers, run, acts, outages);
  await ledgers.end();
} finally {
  await site.stop();
  if (!process.env.MALL_KEEP) rmSync(data, { recursive: true, force: true });
}
process.exit(isRight ? 0 : 1);
