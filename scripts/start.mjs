// npm start: builds what isn't built, starts the mall API (with its database, filled by the demo) and the gateway, says where they are, and stops both cleanly.
import { existsSync, globSync } from 'node:fs';
import { dirname } from 'node:path';
import { claimFolder, claimPorts } from './claim.mjs';
import { keepRunning, runToEnd, stopAll, untilReady } from './processes.mjs';

const started = Date.now();
const port = process.env.PORT ?? '8080';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const data = process.env.MALL_DATA ?? '.mall';
/** Pages are large and short-lived: memory for them is taken from the system and given back, not kept in pools of each thread. */
const givingBack = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '65536', MALLOC_TRIM_THRESHOLD_: '131072' };
/** Areas' processes are made from TypeScript, whose stripping Node still calls experimental. */
const gatewayFlags = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];
const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
const say = (text) => process.stdout.write(`${text}\n`);

try {
  if (Number(process.versions.node.split('.')[0]) < 24)
    throw new Error(`Node 24 is needed, this is ${process.version}: run it as \`npm start\` after \`npm ci\`.`);
  claimFolder(data);
  await claimPorts({ PORT: Number(port), API_PORT: Number(apiPort) });
  say('百工商城 · 正在启动 (the first start builds the site and fills the database)');
  const env = {
    MALL_DATA: data,
    API_PORT: apiPort,
    PORT: port,
    // A mall to look at asks for the embedded outside world and its console by name; nothing else has them.
    MALL_ADAPTERS: process.env.MALL_ADAPTERS ?? 'embedded',
    MALL_CONSOLE: process.env.MALL_CONSOLE ?? 'on',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? 'node_modules/.cache/node-compile',
  };
  const api = keepRunning('mall-api', [process.execPath, '--max-semi-space-size=8', 'infra/demo/src/main.ts'], {
    env: { ...env, ...givingBack },
    endsLast: true,
  });
  const building = runToEnd(['npx', 'turbo', 'run', 'site', '--output-logs=errors-only'], {
    onLine: (line) => /: |error|warn/i.test(line) && !/npm warn|cache hit|•|Remote caching|Packages in scope|Running build/.test(line),
  });
  await building;
  say(`built (${seconds()})`);
  const areas = globSync('{shell,mf-*}/dist/area.json').map(dirname).sort();
  await untilReady(`http://127.0.0.1:${apiPort}/readyz`, 600_000);
  const gateway = keepRunning('gateway', [process.execPath, '--disable-sigusr1', ...gatewayFlags, 'infra/gateway/src/main.ts', ...areas], {
    env: { ...env, ...givingBack, MALL_API: `http://127.0.0.1:${apiPort}` },
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, 60_000);
  api.keep();
  gateway.keep();
  say(`
百工商城 is up (${seconds()}), Ctrl-C stops it.
  Mall      http://localhost:${port}/
  API       http://localhost:${apiPort}/healthz${existsSync('infra/console/dist/client') ? `\n  Console   http://localhost:${port}/_console/   SMS codes, the staff's authenticators` : ''}
  Workplace http://localhost:${port}/_staff/   cangku (or guanli, xiaoshou, xinyong, caiwu) / Mall2026!, then the code that the console shows
  Desk      http://localhost:${port}/_platform/   operator / Mall2026!: what is live, what fails, releases
  Buyer     13800138000 / Mall2026!   上海启衡机械有限公司, payment password 135790
  Colleague 13800138001 / Mall2026!   the same company
  Other     13900139000 / Mall2026!   another company
  Third     13700137000 / Mall2026!   its black card ends in 40 days
  Newcomer  13900139001 / Mall2026!   their colleague, whose password the mall chose: one of their own comes first
  Undecided 13900139002 / Mall2026!   another colleague of theirs, whose account is older than the agreements`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stopAll(1);
}
