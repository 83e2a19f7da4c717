import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { startGateway } from '../../infra/gateway/src/testing/running-gateway.ts';
import { openSite } from '../../packages/build-config/src/e2e/site.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a command as a person would at a prompt.
 * @param {string} folder where
 * @param {string[]} command
 * @returns {Promise<{ code: number, output: string }>}
 */
export function runIn(folder, [command, ...args], env = {}) {
  const path = `${join(folder, 'node_modules/.bin')}:${join(root, 'node_modules/.bin')}:${process.env.PATH}`;
  const child = spawn(command, args, { cwd: folder, env: { ...process.env, PATH: path, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

let opened;

/** The stand of all tests of this process: opened by the first, closed after the last. */
export function sharedStand() {
  opened ??= openStand();
  return opened;
}
after(async () => (await opened)?.close());

/** A temporary folder, a running mall's API, and a gateway of the test's own on which this repository's shell is live. */
async function openStand() {
  const folder = mkdtempSync(join(tmpdir(), 'mall-teams-'));
  const site = await openSite();
  const registry = join(folder, 'registry');
  const gateway = await startGateway(registry, site.apiUrl);
  const env = { MALL_GATEWAY: gateway.site, MALL_REGISTRY: registry };
  async function close() {
    await gateway.close();
    await site.close();
    rmSync(folder, { recursive: true, force: true });
  }
  for (const command of ['publish shell --no-build --no-smoke', 'promote shell --no-smoke --why first']) {
    const { code, output } = await runIn(root, ['mall', ...command.split(' ')], env);
    if (!code) continue;
    await close();
    throw new Error(`mall ${command}: ${output}`);
  }
  return { folder, env, url: gateway.site, close };
}
