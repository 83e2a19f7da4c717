import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { GatewayClient } from './gateway-client.ts';
import type { Screen } from './screen.ts';

export interface SmokeResult {
  passed: boolean;
  report: string;
  ms: number;
}

const hasSpecs = (folder: string) =>
  existsSync(join(folder, 'e2e')) &&
  readdirSync(join(folder, 'e2e'), { recursive: true, encoding: 'utf8' }).some((name) => name.endsWith('.smoke.ts'));

const limit = 20_000;
/** What is kept of a report: its end, where the summary and the failures stand. */
const endOf = (text: string) => (text.length > limit ? `…\n${text.slice(-limit)}` : text);

/**
 * Runs the area's smoke specs in a real browser against the candidate on the gateway, and tells the gateway how it went.
 * An area without specs can't pass: there would be no proof that it works.
 */
export async function smokeTest(
  gateway: GatewayClient,
  folder: string,
  area: string,
  version: string,
  screen: Screen,
): Promise<SmokeResult> {
  const started = performance.now();
  const outcome = hasSpecs(folder)
    ? await runSpecs(gateway, folder, `${area}@${version}`, screen)
    : { passed: false, report: `${area} has no e2e/**/*.smoke.ts` };
  await gateway.post(`/releases/${area}/${version}/smoke`, outcome);
  return { ...outcome, ms: performance.now() - started };
}

function runSpecs(gateway: GatewayClient, folder: string, release: string, screen: Screen): Promise<Omit<SmokeResult, 'ms'>> {
  screen.note(`smoke test of ${release} in a real browser …`);
  const child = spawn('npx', ['mall-wdio'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MALL_SITE: gateway.url,
      MALL_CANDIDATE: `${gateway.url}|${release}`,
      ...(gateway.token ? { MALL_TOKEN: gateway.token } : {}),
    },
  });
  let report = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      report += text;
    });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ passed: false, report: error.message }));
    child.on('close', (status) => resolve({ passed: status === 0, report: endOf(report) }));
  });
}
