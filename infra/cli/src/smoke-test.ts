import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { SmokePass, SmokeStatement } from '@mall/api-contract/platform';
import type { GatewayClient } from './gateway-client.ts';
import type { RunnerKey } from './runner-key.ts';
import type { Screen } from './screen.ts';
import { specEnvironment } from './spec-environment.ts';

export interface SmokeOutcome {
  passed: boolean;
  report: string;
  ms: number;
  /** Whether the gateway was told: only what a runner signed counts. */
  isSigned: boolean;
}

/** Those that only look run against the gateway's own mall; those that order and pay against another. */
type Kind = 'looking' | 'trading';

const kindOf = (spec: string): Kind => (spec.endsWith('.trading.smoke.ts') ? 'trading' : 'looking');

function kindsIn(folder: string): Kind[] {
  if (!existsSync(join(folder, 'e2e'))) return [];
  const specs = readdirSync(join(folder, 'e2e'), { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.smoke.ts'));
  return [...new Set(specs.map(kindOf))].sort();
}

const limit = 20_000;
/** What is kept of a report: its end, where the summary and the failures stand. */
const endOf = (text: string) => (text.length > limit ? `…\n${text.slice(-limit)}` : text);

interface Asked {
  gateway: GatewayClient;
  folder: string;
  area: string;
  version: string;
  screen: Screen;
  env: NodeJS.ProcessEnv;
  /** Signs the outcome; undefined where this machine is no runner. */
  key: RunnerKey | undefined;
}

/**
 * Runs the area's smoke specs in a real browser against the candidate on the gateway, and tells the gateway how it went, signed by this machine.
 * The specs get a pass that opens this candidate and nothing else. An area without specs can't pass: there would be no proof that it works.
 */
export async function smokeTest(asked: Asked): Promise<SmokeOutcome> {
  const { gateway, folder, area, version, key } = asked;
  const started = performance.now();
  const startedAt = new Date().toISOString();
  const { pass } = await gateway.post<SmokePass>(`/releases/${area}/${version}/smoke-runs`);
  const kinds = kindsIn(folder);
  const outcome = { passed: kinds.length > 0, report: kinds.length ? '' : `${area} has no e2e/**/*.smoke.ts` };
  for (const kind of kinds) {
    const { passed, report } = await runSpecs(asked, kind, pass);
    outcome.passed &&= passed;
    outcome.report += `${outcome.report && '\n'}${report}`;
  }
  const said: SmokeStatement = { pass, area, version, ...outcome, startedAt, endedAt: new Date().toISOString() };
  if (key) await gateway.post(`/releases/${area}/${version}/smoke`, key.sign(JSON.stringify(said)));
  return { ...outcome, ms: performance.now() - started, isSigned: key !== undefined };
}

function runSpecs({ gateway, folder, area, version, screen, env }: Asked, kind: Kind, pass: string) {
  const release = `${area}@${version}`;
  screen.note(`smoke test of ${release} in a real browser${kind === 'trading' ? ', what orders and pays, in a mall of its own' : ''} …`);
  const child = spawn('npx', ['mall-wdio'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...specEnvironment(env), MALL_CANDIDATE: `${gateway.url}|${release}`, MALL_CANDIDATE_PASS: pass, MALL_SPECS: kind },
  });
  let report = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      report += text;
    });
  return new Promise<{ passed: boolean; report: string }>((resolve) => {
    child.on('error', (error) => resolve({ passed: false, report: error.message }));
    child.on('close', (status) => resolve({ passed: status === 0, report: endOf(report) }));
  });
}
