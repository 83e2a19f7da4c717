// npm run dev: the whole site with hot reload. Areas and shell come from webpack's dev servers, the API and the gateway restart on a change.
import { existsSync, globSync } from 'node:fs';
import { keepRunning, stopAll, untilReady } from './processes.mjs';

const port = process.env.PORT ?? '8080';
const apiPort = process.env.API_PORT ?? String(Number(port) + 1);
const env = {
  MALL_DATA: process.env.MALL_DATA ?? '.mall',
  API_PORT: apiPort,
  PORT: port,
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
  MALL_ADAPTERS: process.env.MALL_ADAPTERS ?? 'embedded',
  MALL_CONSOLE: process.env.MALL_CONSOLE ?? 'on',
};
const gatewayFlags = ['--disable-warning=ExperimentalWarning', '--watch', '--watch-preserve-output'];
const ports = {
  shell: 3000,
  'mf-storefront': 3001,
  'mf-search': 3002,
  'mf-cart-checkout': 3003,
  'mf-customer-centre': 3004,
  'mf-credit': 3005,
  'mf-ai-chat': 3006,
};
const names = globSync('{shell,mf-*}').filter((name) => existsSync(`${name}/src/manifest.ts`));
const devServers = Object.fromEntries(names.map((name, index) => [name, `http://localhost:${ports[name] ?? 3100 + index}`]));

try {
  keepRunning('mall-api', [process.execPath, '--watch', '--watch-preserve-output', 'infra/demo/src/main.ts'], { env, endsLast: true });
  for (const [name, url] of Object.entries(devServers))
    keepRunning(name, ['npx', 'mall-webpack', 'serve', '--site'], {
      cwd: name,
      env: { PORT: new URL(url).port, NODE_ENV: 'development' },
      onLine: (line) => !/npm warn/.test(line),
    });
  await Promise.all([
    untilReady(`http://127.0.0.1:${apiPort}/readyz`, 600_000),
    ...Object.values(devServers).map((url) => untilReady(`${url}/area.json`, 300_000, 120_000)),
  ]);
  keepRunning('gateway', [process.execPath, '--disable-sigusr1', ...gatewayFlags, 'infra/gateway/src/main.ts'], {
    env: { ...env, MALL_API: `http://127.0.0.1:${apiPort}`, MALL_DEV_SERVERS: JSON.stringify(devServers) },
  });
  await untilReady(`http://127.0.0.1:${port}/readyz`, 60_000);
  process.stdout.write(`\nThe site with hot reload: http://localhost:${port}/ (Ctrl-C stops it)\n`);
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  await stopAll(1);
}
