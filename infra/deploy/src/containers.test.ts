import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { baseResources, repository, root, textOf, yamlOf } from './read.ts';

const files = ['api.Containerfile', 'gateway.Containerfile'];
const portOf = { 'api.Containerfile': 8081, 'gateway.Containerfile': 8080 } as Record<string, number>;

describe.each(files)('%s', (file) => {
  const text = textOf(file);
  const stages = text.split(/^FROM /m).slice(1);
  const runtime = stages.find((stage) => stage.includes('distroless'))!;

  test('is a container file without a fault', () => {
    expect(validate(text).map(({ message }) => message)).toEqual([]);
  });

  test('runs as nobody, from an image without a shell, with a health check on its own port', () => {
    expect(runtime).toMatch(/^USER 65532:65532$/m);
    expect(runtime).toMatch(new RegExp(`^EXPOSE ${portOf[file]}$`, 'm'));
    expect(runtime).toContain(`http://127.0.0.1:${portOf[file]}/`);
    expect(runtime).toMatch(/^HEALTHCHECK /m);
  });

  test('copies what is there, and starts what is there', () => {
    const copied = [...text.matchAll(/^COPY (?!--from)(?:--\S+ )*(\S+)/gm)].map(([, one]) => one!);
    const started = [...text.matchAll(/"(infra\/[\w./-]+\.ts)"/g)].map(([, one]) => one!);
    const run = [...text.matchAll(/node (infra\/[\w./-]+\.ts)/g)].map(([, one]) => one!);
    expect([...copied, ...started, ...run].filter((one) => !existsSync(join(repository, one)))).toEqual([]);
    expect(started.length).toBeGreaterThan(0);
  });

  test('keeps what was built or installed here out of the context', () => {
    const ignored = textOf(`${file}.dockerignore`).split('\n');
    for (const one of ['**/node_modules', '**/dist', '**/.mall', '.git']) expect(ignored).toContain(one);
  });
});

test('wherever the gateway is started, no signal opens a debugger’s door', () => {
  const places = ['scripts/start.mjs', 'scripts/dev.mjs', 'infra/gateway/package.json', 'infra/deploy/gateway.Containerfile'];
  for (const place of places) {
    const lines = readFileSync(join(repository, place), 'utf8').split('\n');
    const starts = lines.filter((line) => /(gateway\/src|node .*src)\/main\.ts/.test(line));
    expect(starts.length).toBeGreaterThan(0);
    for (const line of starts) expect(line).toContain('--disable-sigusr1');
  }
});

interface Compose {
  services: Record<
    string,
    {
      build?: { context: string; dockerfile: string; target?: string };
      depends_on?: Record<string, object>;
      read_only?: boolean;
      cap_drop?: string[];
      ports?: string[];
    }
  >;
  configs: Record<string, { file?: string }>;
}
const [compose] = yamlOf<Compose>('compose.yaml') as [Compose];

test('compose.yaml is what the compose specification allows, every image named with its version', async () => {
  const off = [
    'require-quotes-in-ports',
    'service-dependencies-alphabetical-order',
    'service-keys-order',
    'services-alphabetical-order',
    'top-level-properties-order',
    'no-build-and-image',
  ];
  const linter = new DCLinter({ rules: Object.fromEntries(off.map((rule) => [rule, 0])), quiet: false, debug: false, exclude: [] });
  const [result] = linter.lintFiles([join(root, 'compose.yaml')], false);
  // Our own images are built here, so they have no version yet.
  const messages = result!.messages.filter(
    ({ rule, message }) => !(rule === 'service-image-require-explicit-tag' && /mall-/.test(message)),
  );
  expect(messages.map(({ line, rule, message }) => `${line} ${rule}: ${message}`)).toEqual([]);
});

test('compose builds targets that exist, mounts files that exist and waits for services that exist', () => {
  for (const [name, { build, depends_on: waitsFor = {} }] of Object.entries(compose.services)) {
    for (const other of Object.keys(waitsFor)) expect(Object.keys(compose.services)).toContain(other);
    if (!build) continue;
    const text = readFileSync(join(repository, build.dockerfile), 'utf8');
    expect(join(root, build.context)).toBe(repository.replace(/\/$/, ''));
    if (build.target)
      expect({ name, text }).toEqual({ name, text: expect.stringMatching(new RegExp(`^FROM .* AS ${build.target}$`, 'm')) });
  }
  for (const { file } of Object.values(compose.configs)) if (file) expect(existsSync(join(root, file))).toBe(true);
});

test('our servers can write nothing but their data, hold no privilege and listen on this machine only', () => {
  for (const name of ['api', 'gateway', 'first-site']) expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  for (const { ports = [] } of Object.values(compose.services)) for (const port of ports) expect(port).toMatch(/^127\.0\.0\.1:/);
});

test('the cluster’s images are those the container files make', () => {
  const images = baseResources().flatMap(({ spec }) =>
    (spec?.template?.spec?.containers ?? []).map(({ image }: { image: string }) => image),
  );
  const built = Object.values(compose.services).flatMap((service) => (service.build ? [(service as { image?: string }).image] : []));
  expect(new Set(images)).toEqual(new Set(built));
});
