import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readSettings as readGatewaySettings } from '../../gateway/src/settings.ts';
import { readUnionPaySettings } from '../../mall-api/src/adapters/union-pay/union-pay.ts';
import { readSettings as readApiSettings } from '../../mall-api/src/settings.ts';
import { repository, settingsOf, textOf, yamlOf } from './read.ts';

/** Every variable the servers read, found where they read it. */
const known = new Set(
  globSync('infra/{gateway,mall-api,demo}/src/**/*.ts', { cwd: repository })
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [...readFileSync(join(repository, file), 'utf8').matchAll(/\benv\.([A-Z][A-Z0-9_]+)/g)].map(([, name]) => name!)),
);
/** What compose itself puts in its place. */
const ofCompose = new Set(['POSTGRES_PASSWORD']);
const secrets = settingsOf('environments/secrets.example.env');
const environments = ['laptop', 'laptop-s3', 'staging', 'production'];

interface Compose {
  services: Record<string, { environment?: Record<string, string | number> }>;
}
const [compose] = yamlOf<Compose>('compose.yaml') as [Compose];
const ours = ['api', 'gateway', 'first-site'].map((name) => [name, compose.services[name]!.environment!] as const);

test.each(environments)('%s says nothing that no server reads', (name) => {
  const unknown = Object.keys(settingsOf(`environments/${name}/settings.env`)).filter((one) => !known.has(one) && !ofCompose.has(one));
  expect(unknown).toEqual([]);
});

test('neither do the secrets, compose and the container files', () => {
  const ofFiles = ['api', 'gateway'].flatMap((name) =>
    [...textOf(`${name}.Containerfile`).matchAll(/^ENV (.*)$/gm)].flatMap(([, line]) =>
      [...line!.matchAll(/([A-Z_]+)=/g)].map(([, one]) => one!),
    ),
  );
  const named = [...Object.keys(secrets), ...ours.flatMap(([, environment]) => Object.keys(environment)), ...ofFiles];
  // Those of the C library's allocator are read by no code of ours.
  expect(named.filter((one) => !known.has(one) && !one.startsWith('MALLOC_'))).toEqual([]);
});

test.each(['laptop', 'laptop-s3'])('compose finds every variable it insists on in %s', (name) => {
  const settings = settingsOf(`environments/${name}/settings.env`);
  const required = [...textOf('compose.yaml').matchAll(/\$\{([A-Z_]+):\?\}/g)].map(([, one]) => one!);
  expect(required.filter((one) => !settings[one])).toEqual([]);
});

/** Secrets that have a form. */
const ofTests: Record<string, string> = {
  MALL_KEY: 'a secret of sixteen',
  MALL_DATA_KEYS: `2026:${Buffer.alloc(32, 1).toString('base64')}`,
};

test.each(['staging', 'production'])('the servers of %s start with its settings', (name) => {
  const env = {
    ...settingsOf(`environments/${name}/settings.env`),
    ...Object.fromEntries(Object.keys(secrets).map((one) => [one, secrets[one] || (ofTests[one] ?? 'secret')])),
  };
  const gateway = readGatewaySettings(env);
  const api = readApiSettings({ ...env, NODE_ENV: 'production' });
  expect(gateway).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    apiUrl: 'http://mall-api:8081',
    metricsToken: 'secret',
    adminToken: 'secret',
  });
  expect(gateway.registry).toBe(`s3://mall-registry/${name}`);
  expect(api).toMatchObject({
    host: '0.0.0.0',
    port: 8081,
    databaseUrl: secrets.DATABASE_URL,
    metricsToken: 'secret',
    trustedProxies: 'loopback,uniquelocal',
  });
  expect(api.embeddedAdapters).toBe(name === 'staging');
  expect(api.console).toBe(name === 'production' ? 'off' : 'open');
  expect(gateway.consoleFolder === undefined).toBe(name === 'production');
  if (name === 'production') expect(() => readUnionPaySettings(env)).not.toThrow(/UNIONPAY_\w+/);
});

test('no secret stands in a settings file of a cluster', () => {
  for (const name of ['staging', 'production'])
    expect(Object.keys(settingsOf(`environments/${name}/settings.env`)).filter((one) => one in secrets)).toEqual([]);
});
