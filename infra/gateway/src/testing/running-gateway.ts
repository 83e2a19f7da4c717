import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SmokeStatement } from '@mall/api-contract/platform';
import { createGateway } from '../gateway.ts';
import type { Registry } from '../registry/registry.ts';
import type { BuiltRelease } from './built-release.ts';
import { aRunnerKey, signSmoke } from './sign-smoke.ts';

export interface PlatformAnswer {
  status: number;
  // Tests look at whatever part of an answer they are about.
  // biome-ignore lint/suspicious/noExplicitAny: JSON of any call
  body: any;
}

export type CallPlatform = (method: string, path: string, body?: unknown) => Promise<PlatformAnswer>;

export interface RunningGateway {
  site: string;
  registry: Registry;
  /** Calls `/_platform/…` with a token. */
  as: (token: string) => CallPlatform;
  close: () => Promise<void>;
}

/** A mall API that serves nothing but its own description and empty answers. */
export async function startPlainApi(): Promise<{ url: string; stop: () => Promise<void> }> {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    const isDescription = request.url === '/openapi.json';
    response.end(JSON.stringify(isDescription ? { openapi: '3.1.0', paths: {} } : { code: 0, message: '', body: null }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Starts a gateway on a registry; several on the same one are several gateways behind a load balancer. */
export async function startGateway(registryPlace: string, apiUrl: string, adminToken?: string): Promise<RunningGateway> {
  const { app, registry } = await createGateway({
    port: 0,
    host: '127.0.0.1',
    apiUrl,
    registry: registryPlace,
    adminToken,
    consoleFolder: undefined,
    devServers: undefined,
    logLevel: 'silent',
  });
  registry.smokeTests.runners.accept(ci.privateKey, 'test-ci');
  const site = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    site,
    registry,
    as: (token) => async (method, path, body) => {
      const isFile = Buffer.isBuffer(body);
      const answer = await fetch(`${site}/_platform/${path}`, {
        method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': isFile ? 'application/octet-stream' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
      });
      const text = await answer.text();
      return { status: answer.status, body: text ? JSON.parse(text) : undefined };
    },
    close: () => app.close(),
  };
}

export const adminTokenOf = async (registryFolder: string) => (await readFile(join(registryFolder, 'admin-token'), 'utf8')).trim();

/** Uploads every file of a build. */
export async function upload(call: CallPlatform, { release, files }: BuiltRelease): Promise<void> {
  for (const [path, content] of files) await call('PUT', `releases/${release.name}/${release.version}/files/${path}`, content);
}

/** The CI of these tests: each gateway knows it from its start. */
const ci = aRunnerKey();

/** Tells how a candidate's smoke test went, as the CI does. */
export async function tellSmoke(
  call: CallPlatform,
  { name: area, version }: { name: string; version: string },
  outcome: Partial<SmokeStatement> = {},
): Promise<PlatformAnswer> {
  const { pass } = (await call('POST', `releases/${area}/${version}/smoke-runs`)).body;
  return call('POST', `releases/${area}/${version}/smoke`, signSmoke({ pass, area, version, ...outcome }, ci.privateKey));
}

/** Uploads, publishes, and has the smoke test pass. @returns the answer to publishing */
export async function publish(call: CallPlatform, build: BuiltRelease): Promise<PlatformAnswer> {
  const { name, version } = build.release;
  await upload(call, build);
  const answer = await call('POST', `releases/${name}/${version}`, build.release);
  if (answer.status === 201) await tellSmoke(call, build.release);
  return answer;
}

/** Publishes and promotes. */
export async function bringLive(call: CallPlatform, build: BuiltRelease): Promise<PlatformAnswer> {
  const published = await publish(call, build);
  return published.status === 201 ? call('POST', `areas/${build.release.name}/promote`, {}) : published;
}

/** Asks until the answer fits, however long that takes: whoever waits in vain is told by the test's own limit. */
export async function until(fits: () => Promise<boolean>): Promise<void> {
  while (!(await fits())) await wait(10);
}
